/// The levels that first strong characters decide: the paragraph's (rules P2 and P3), and that inside each
/// first-strong isolate (rule X5c). One pass, however deep isolates are nested.
struct BidiFirstStrong {
    /// The level of the paragraph; nil if nothing in it is strong.
    private(set) var paragraph: UInt8?
    /// 0 or 1 for each first-strong isolate, in the order of the text.
    private(set) var isolates: [UInt8] = []

    /// - Parameter extent: What is sought; for the paragraph alone, reading ends at its first strong character.
    init(of classes: ArraySlice<BidiClass>, _ extent: Extent) {
        // The isolates that enclose the character: an index into `isolates`, or nil for one whose direction is given.
        var open: [Int?] = []
        var isUndecided: [Bool] = []
        for bidiClass in classes where bidiClass.isOne(of: BidiFirstStrong.relevant) {
            switch bidiClass {
            case .firstStrongIsolate:
                open.append(isolates.count)
                isolates.append(0)
                isUndecided.append(true)
            case .leftToRightIsolate, .rightToLeftIsolate: open.append(nil)
            case .popIsolate: _ = open.popLast()
            case let strong:
                let level: UInt8 = strong == .leftToRight ? 0 : 1
                if let innermost = open.last {
                    guard let isolate = innermost, isUndecided[isolate] else { continue }
                    isolates[isolate] = level
                    isUndecided[isolate] = false
                } else if paragraph == nil {
                    paragraph = level
                    if extent == .paragraph { return }
                }
            }
        }
    }

    enum Extent { case paragraph, paragraphAndIsolates }

    private static let relevant = BidiClassSet.strong.union(.isolates)
}
