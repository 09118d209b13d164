import CAttributedRuns
import Foundation
import PlacardCoreGraphics

/// Gives back what attributed strings held when they go.
///
/// Foundation on Linux never does (Swift 6.3, swift-corelibs-foundation 5256): 200 to 1,000 bytes for each string, and whatever
/// its attributes hold, such as the picture of an attachment. A program that shows such texts all day would grow until it is
/// ended. So the two classes are led by here when an instance goes. Before, a string of each kind shows that this Foundation
/// is the one that is known; if anything is otherwise, above all if it frees by itself, everything stays as it is, and so it
/// does with `PLACARD_WITHOUT=releases`.
package enum AttributedRunsRelease {
    /// Whether what strings held is given back; to ask is to begin.
    package static let isInEffect = Shortcut.releases.isOn && leadsStringsByHere()

    /// Begins: with the first font, which comes before nearly all strings that hold much, or the first text that is read or laid out.
    @inline(__always) package static func begin() { _ = isInEffect }

    private static func leadsStringsByHere() -> Bool {
        guard Known.isLosing, let layout = Known.layout else { return false }
        placard_watch_strings(
            Known.metadata(NSAttributedString.self), Known.metadata(NSMutableAttributedString.self), layout)
        guard Known.behaves(layout) else {
            placard_leave_strings()
            return false
        }
        placard_give_runs_back()
        return true
    }

    /// Gives back what a string of a class of Placard's own holds, when it goes and at no other time.
    ///
    /// Such classes are destroyed by code of their own.
    package static func release(_ string: NSAttributedString) {
        guard isInEffect, let layout = Known.layout, let runs = Known.runs(of: string, layout) else { return }
        Unmanaged<AnyObject>.fromOpaque(runs).release()
    }

    // MARK: What Foundation does

    private enum Known {
        private static let name = NSAttributedString.Key("PlacardMark")
        private final class Mark: AttributeValue {}

        /// Whether attributes outlive their string.
        static var isLosing: Bool {
            weak var mark: Mark?
            autoreleased {
                let value = Mark()
                mark = value
                _ = NSAttributedString(string: "a", attributes: [name: value])
            }
            return mark != nil
        }

        @inline(never) private static func autoreleased(_ work: () -> Void) { work() }

        /// Where strings keep what is needed, found by the names of the members and the addresses that they hold.
        static let layout: placard_string_layout? = {
            let string = NSAttributedString(string: "a", attributes: [name: Mark()])
            let members = Mirror(reflecting: string).children
            guard let runs = members.first(where: { $0.label == "_attributeArray" })?.value as? OpaquePointer,
                let characters = members.first(where: { $0.label == "_string" })?.value as? NSString
            else { return nil }
            let addresses = (
                UnsafeRawPointer(Unmanaged.passUnretained(characters).toOpaque()), UnsafeRawPointer(runs)
            )
            // What every object begins with takes two words, what belongs to CoreFoundation one or two more.
            let places = (2..<5).map { $0 * MemoryLayout<UnsafeRawPointer>.size }
            guard let first = places.first(where: { word(of: string, at: $0) == addresses.0 }),
                let second = places.first(where: { word(of: string, at: $0) == addresses.1 })
            else { return nil }
            return placard_string_layout(characters: first, runs: second)
        }()

        private static func word(of string: NSAttributedString, at offset: Int) -> UnsafeRawPointer? {
            withExtendedLifetime(string) {
                Unmanaged.passUnretained(string).toOpaque().load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
            }
        }

        static func runs(of string: NSAttributedString, _ layout: placard_string_layout) -> UnsafeRawPointer? {
            word(of: string, at: layout.runs)
        }

        static func metadata(_ type: NSAttributedString.Type) -> UnsafeMutableRawPointer {
            unsafeBitCast(type as AnyClass, to: UnsafeMutableRawPointer.self)
        }

        /// Whether a mutable string that goes leaves its runs behind, and one that gave them to a copy is told from it.
        static func behaves(_ layout: placard_string_layout) -> Bool {
            let text = NSMutableAttributedString(string: "ab", attributes: [name: Mark()])
            _ = placard_last_gone_string()
            let copy = NSAttributedString(attributedString: text)
            let taken = placard_last_gone_string()
            guard taken.runs == runs(of: copy, layout), !taken.were_its_own else { return false }
            var own: UnsafeRawPointer?
            autoreleased {
                let other = NSMutableAttributedString(string: "ab", attributes: [name: Mark()])
                own = runs(of: other, layout)
            }
            let left = placard_last_gone_string()
            return withExtendedLifetime(text) { left.runs == own && left.were_its_own }
        }
    }
}
