import PlacardUIKit
import Testing

@MainActor @Suite struct UIViewContentSizeTests {
    @Test func aViewTakesTheSizeOfItsContentAtItsPlace() {
        final class Fixed: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 12) }
        }
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Fixed())
        view.translatesAutoresizingMaskIntoConstraints = false
        view.frame.origin = CGPoint(x: 5, y: 6)
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 12))
    }

    @Test func aFreeWidthFollowsTheTextAndAGivenOneStays() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (free, given) = (UILabel(), UILabel(frame: CGRect(x: 0, y: 50, width: 120, height: 0)))
        for label in [free, given] {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.numberOfLines = 0
            label.text = "Short"
            root.addSubview(label)
        }
        root.layoutIfNeeded()
        let narrow = free.frame.width
        #expect(narrow == free.intrinsicContentSize.width && given.frame.width == 120)
        free.text = "Somewhat longer"
        given.text = "Somewhat longer than fits into one line"
        root.layoutIfNeeded()
        #expect(free.frame.width > narrow && given.frame.width == 120)
        #expect(given.frame.height > free.frame.height)
        free.text = String(repeating: "Much too long. ", count: 20)
        root.layoutIfNeeded()
        #expect(free.frame.width == 300)
    }

    /// Views for empty lists hold long texts by distances of priority 750, the same as a label's resistance; pictures of
    /// them on iPhones show the texts wrapped.
    @Test func `A text that can wrap does so rather than break a constraint of the same priority`() {
        let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UILabel())
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        label.text = "Get started by uploading a photo, or two of them."
        root.addSubview(label)
        root.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-(20@750)-[label]-(20@750)-|", options: [], metrics: nil,
                views: ["label": label]))
        root.layoutIfNeeded()
        #expect(label.frame.minX == 20 && label.frame.width == 160 && label.frame.height > 40)
    }

    @Test func aHeightThatTheSuperviewTakesAwayIsGivenBackWithoutMeasuring() {
        final class Counting: UILabel {
            var count = 0
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                count += 1
                return super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let label = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Text"
        root.addSubview(label)
        root.layoutIfNeeded()
        let (height, count) = (label.frame.height, label.count)
        #expect(height > 0)
        label.frame.size.height = 0
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(label.frame.height == height && label.count == count)
    }

    /// The usual way to size a table's header: laid out at the table's width, then asked for its least size.
    @Test func aHeaderThatWasLaidOutIsAsHighAsItsLinesAskFor() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 10))
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word and more ", count: 12)
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: header.trailingAnchor),
            label.topAnchor.constraint(equalTo: header.topAnchor),
            label.bottomAnchor.constraint(equalTo: header.bottomAnchor),
        ])
        let alone = label.sizeThatFits(CGSize(width: 375, height: 0))
        #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width > 1000)
        header.layoutIfNeeded()
        #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == alone)
        label.text = "Short"
        #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height < 30)
        let narrow = header.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 200)
    }
}
