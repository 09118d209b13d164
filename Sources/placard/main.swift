import Foundation
import PlacardCommand

// Writing to a pipe that nobody reads, and beyond the limit of a file's length, is an error with a line of its own; the
// signals that come before would end the program without one. Programs that this one starts get them as usual, which
// they would not if they were ignored.
for signal in [SIGPIPE, SIGXFSZ] { Glibc.signal(signal) { _ in } }

exit(PlacardTool.runAlone(Array(CommandLine.arguments.dropFirst())).rawValue)
