// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Begins drawing into a new bitmap with one pixel in a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing into a new bitmap, which becomes the current context.
///
/// A bitmap without area, or too large for memory, leaves no context to draw into until the matching end, and
/// `UIImage.report` says why.
///
/// - Parameters:
///   - size: Points.
///   - opaque: Whether the bitmap begins black in place of clear.
///   - scale: Pixels in a point; 0 for the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let pixels = scale > 0 ? scale : UITraitCollection.standard.displayScale
    do throws(CGContextError) {
        let context = try CGContext(size: size, scale: pixels)
        if opaque { context.fillWithBlack(CGRect(origin: .zero, size: size)) }
        ImageContexts.begin(context, scale: pixels)
    } catch {
        UIImage.report("There is no picture to draw into. \(error)")
        ImageContexts.begin(nil, scale: pixels)
    }
}

/// What has been drawn since the matching begin; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContexts.image()
}

/// Ends drawing into the bitmap; the context that was current before is so again.
public func UIGraphicsEndImageContext() {
    ImageContexts.end()
}

/// The bitmaps that have been begun on each thread and not ended.
enum ImageContexts {
    private struct Entry {
        let context: CGContext?
        let scale: CGFloat
    }

    private static let open = ThreadStack<Entry>("image-contexts")

    static func begin(_ context: CGContext?, scale: CGFloat) {
        open.push(Entry(context: context, scale: scale))
        if let context { UIGraphicsPushContext(context) }
    }

    static func image() -> UIImage? {
        guard let entry = open.last, let image = entry.context?.makeImage() else { return nil }
        return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
    }

    static func end() {
        guard let entry = open.pop() else { return }
        if entry.context != nil { UIGraphicsPopContext() }
    }
}

extension CGContext {
    /// Makes a bitmap opaque from the start.
    func fillWithBlack(_ rect: CGRect) {
        saveGState()
        setFillColor(.black)
        fill(rect)
        restoreGState()
    }
}

/// What has been begun on the calling thread and not ended, innermost last.
struct ThreadStack<Entry>: Sendable {
    private let key: String

    /// - Parameter name: Tells the stack from all others.
    init(_ name: String) { key = "placard." + name }

    var last: Entry? { entries.last }

    func push(_ entry: Entry) { entries.append(entry) }

    func pop() -> Entry? { entries.popLast() }

    private var entries: [Entry] {
        get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
        nonmutating set { Thread.current.threadDictionary[key] = newValue }
    }
}
