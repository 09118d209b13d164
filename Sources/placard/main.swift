import Foundation
import PlacardCommand

exit(PlacardTool.run(Array(CommandLine.arguments.dropFirst()), console: .standard()).rawValue)
