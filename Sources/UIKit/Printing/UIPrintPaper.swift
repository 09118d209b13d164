import Foundation

/// A size of paper, and what of it can be printed on.
///
/// Source: Apple's documentation of `UIPrintPaper`.
open class UIPrintPaper: NSObject {
    /// The paper's size, in points.
    open private(set) var paperSize: CGSize
    /// What of it can be printed on, from its upper left corner, in points: all of it.
    open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }

    init(size: CGSize) { paperSize = size }

    /// The smallest paper that a page fits on, upright or turned; else the largest.
    ///
    /// - Parameters:
    ///   - contentSize: The page's, in points.
    ///   - paperList: What there is to choose from; where it is empty, paper of the page's size is made.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper])
        -> UIPrintPaper
    {
        let bySize = paperList.sorted { $0.area < $1.area }
        return bySize.first { $0.holds(contentSize) } ?? bySize.last ?? UIPrintPaper(size: contentSize)
    }

    private var area: CGFloat { paperSize.width * paperSize.height }

    private func holds(_ size: CGSize) -> Bool {
        let (short, long) = (min(paperSize.width, paperSize.height), max(paperSize.width, paperSize.height))
        return min(size.width, size.height) <= short && max(size.width, size.height) <= long
    }
}
