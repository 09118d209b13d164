import Foundation
import PlacardCommand

exit(PlacardTool.runAlone(Array(CommandLine.arguments.dropFirst())).rawValue)
