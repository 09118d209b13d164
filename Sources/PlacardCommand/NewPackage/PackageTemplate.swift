/// The files of a new package; `Examples/Bubbles` is one, built and tested.
struct PackageTemplate {
    /// The module of the labels.
    let name: String
    /// Where Placard is: a path or an address.
    let placard: String

    /// Paths within the package, and texts.
    var files: [(path: String, text: String)] {
        [
            ("Package.swift", manifest),
            ("Sources/\(name)/BubbleLabel.swift", Self.label),
            ("Sources/\(program)/\(name)Gallery.swift", gallery),
            ("Tests/\(name)Tests/BubbleLabelTests.swift", tests),
            (".gitignore", "/.build\n/gallery\n"),
        ]
    }

    /// The executable's name: the package's in lower case.
    private var program: String { "\(name.lowercased())-gallery" }

    private var isAddress: Bool { placard.contains("://") || placard.hasPrefix("git@") }

    /// The package's name by which products are asked for: an address's last part, as SwiftPM has it.
    private var identity: String {
        guard isAddress else { return "Placard" }
        let last = placard.split(separator: "/").last.map(String.init) ?? placard
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }

    private var manifest: String {
        let place = Self.quoted(placard)
        let dependency =
            isAddress ? ".package(url: \(place), branch: \"main\")" : ".package(name: \"Placard\", path: \(place))"
        return """
            // swift-tools-version: 6.3
            import PackageDescription

            /// Labels of one's own, their tests, and a program that shows them.
            let package = Package(
                name: "\(name)",
                dependencies: [
                    \(dependency)
                ],
                targets: [
                    .target(name: "\(name)", dependencies: [.product(name: "UIKit", package: "\(identity)")]),
                    .executableTarget(
                        name: "\(program)",
                        dependencies: ["\(name)", .product(name: "PlacardGallery", package: "\(identity)")]),
                    .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
                ])

            """
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    private static let label = """
        import UIKit

        /// A label with space around its text, on a rounded rectangle.
        open class BubbleLabel: UILabel {
            /// The space between the bubble's edges and its text, in points.
            open var insets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16) {
                didSet { invalidateIntrinsicContentSize() }
            }

            /// The bubble's color.
            open var fillColor = UIColor.systemBlue {
                didSet { setNeedsDisplay() }
            }

            /// A white text of any length on blue.
            public convenience init(text: String) {
                self.init(frame: .zero)
                self.text = text
                textColor = .white
                numberOfLines = 0
            }

            open override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
                return CGRect(
                    x: bounds.minX, y: bounds.minY,
                    width: text.width + insets.left + insets.right, height: text.height + insets.top + insets.bottom)
            }

            open override func drawText(in rect: CGRect) {
                fillColor.setFill()
                UIBezierPath(roundedRect: rect, cornerRadius: min(rect.height / 2, 18)).fill()
                super.drawText(in: rect.inset(by: insets))
            }
        }

        """

    private var gallery: String {
        """
        import \(name)
        import PlacardGallery

        @main struct \(name)Gallery: GalleryProgram {
            static var specimens: [Specimen] {
                Specimen("Bubble") { BubbleLabel(text: "Hello, world!") }
                Specimen("Long bubble", caption: "Words wrap within the bubble's insets.") {
                    BubbleLabel(text: "A bubble is as wide as its text wants to be, and at most as wide as its page.")
                }
            }
        }

        """
    }

    private var tests: String {
        """
        import \(name)
        import Testing
        import UIKit

        @MainActor @Suite struct BubbleLabelTests {
            @Test func `A bubble leaves its insets around the text`() {
                let (bubble, plain) = (BubbleLabel(text: "Hello"), UILabel())
                plain.text = "Hello"
                let (around, within) = (bubble.intrinsicContentSize, plain.intrinsicContentSize)
                #expect(around.width == within.width + 32 && around.height == within.height + 20)
            }

            @Test func `A long text wraps`() {
                let bubble = BubbleLabel(text: String(repeating: "word ", count: 20))
                let space = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
                let size = bubble.sizeThatFits(space)
                #expect(size.width <= 200 && size.height > 2 * bubble.font.lineHeight)
            }
        }

        """
    }
}
