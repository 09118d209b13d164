import Foundation

/// Writes a line at once: a whole run takes minutes, and a pipe would otherwise show nothing before its end.
func report(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
