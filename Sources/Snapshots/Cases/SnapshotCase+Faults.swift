import Foundation
import PlacardInterfaceBuilder

extension SnapshotCase {
    /// The longest that is waited for what moves, in seconds; as long as a film may be.
    private static let longestTime: TimeInterval = 600

    /// Why nothing can be looked at in the case, in a sentence with what helps; nil for one that makes sense.
    package var fault: String? { sizeFault ?? timeFault ?? Self.fault(ofName: name, "case") }

    private var sizeFault: String? {
        let lengths: [CGFloat] =
            switch size {
            case .natural: []
            case .width(let width): [width]
            case .device(let device): [device.size.width, device.size.height]
            }
        return lengths.first { !$0.isFinite || $0 <= 0 }.map {
            "no view is \($0.short) points wide or high; give a length above 0"
        }
    }

    private var timeFault: String? {
        guard let time, !(0...Self.longestTime).contains(time) else { return nil }
        let longest = CGFloat(Self.longestTime).short
        return "\(CGFloat(time).short) s is no time at which a view is looked at; give 0 to \(longest) seconds"
    }

    /// Why a name cannot be part of the path of a reference, which lies in the folder of references; nil if it can.
    ///
    /// - Parameter kind: What it is the name of.
    package static func fault(ofName name: String, _ kind: String) -> String? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let leadsAway = parts.count > 1 && parts.contains { ["", ".", ".."].contains($0) }
        let isControl = name.unicodeScalars.contains { $0.properties.generalCategory == .control }
        guard leadsAway || isControl || parts.contains(where: { $0.utf8.count > longestName }) else { return nil }
        return IBError.oneLine(
            "the \(kind) \(name.prefix(80)) makes no name of a file; give one without control characters, .. and /, of "
                + "\(longestName) bytes at most")
    }

    /// In bytes: file systems take 255, of which endings and what stands before take some.
    private static let longestName = 150
}
