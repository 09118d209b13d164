import ArgumentParser
import Foundation
import Placard
import PlacardText

/// Keeps labels and tells by how many bytes the process has grown for them.
@MainActor
enum LabelHolder {
    /// What is kept of each label.
    enum Kind: String, ExpressibleByArgument {
        /// The engine's lines.
        case layout
        /// A label that was asked for its size.
        case label
        /// A layout of Pango's that was asked for its extents.
        case pango
    }

    /// Words, fonts and all else that labels share are there before; what the texts themselves take is not counted.
    static func growth(_ kind: Kind, _ labels: LabelKind, _ count: Int, _ setting: Setting) throws -> Int {
        var maker = LabelMaker(seed: 43)
        let texts = maker.labels(labels, count: count)
        var warming = LabelMaker(seed: 17)
        let words = warming.labels(labels, count: LabelSource.count)
        let bytes = texts.map { Array($0.utf8CString) }
        let make = try way(to: kind, setting)
        for word in words { _ = make(word, Array(word.utf8CString)) }
        var kept: [AnyObject] = []
        kept.reserveCapacity(count)
        let before = residentBytes
        for (text, bytes) in zip(texts, bytes) { kept.append(make(text, bytes)) }
        defer { withExtendedLifetime((kept, texts, bytes)) {} }
        return residentBytes - before
    }

    private static func way(to kind: Kind, _ setting: Setting) throws -> (String, [CChar]) -> AnyObject {
        guard let font = UIFont(name: setting.family, size: CGFloat(setting.pointSize)) else {
            throw ValidationError("no font family \(setting.family) is installed; name another with --family")
        }
        switch kind {
        case .layout:
            return { text, _ in
                let layout = ShapedString(text, font: font).layout(width: CGFloat(setting.width))
                sink(Double(layout.lines.count))
                return Kept(layout)
            }
        case .label:
            return { text, _ in
                let label = UILabel()
                label.text = text
                label.font = font
                label.numberOfLines = 0
                let size = CGSize(width: setting.width, height: .greatestFiniteMagnitude)
                sink(Double(label.sizeThatFits(size).height))
                return label
            }
        case .pango:
            let pango = PangoEngine(setting)
            return { _, text in
                let lines = pango.layout(text)
                sink(lines.height)
                return lines
            }
        }
    }

    private final class Kept {
        let layout: StringLayout

        init(_ layout: StringLayout) { self.layout = layout }
    }

    /// The memory that the process has, by the kernel's count.
    private static var residentBytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages.flatMap { Int($0[1]) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
