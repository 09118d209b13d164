import Foundation
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct NibControlTests {
    private static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"40\"/>"

    private func button(_ attributes: String, _ content: String, after: String = "") throws -> UIButton {
        let button = try Nibs.view(
            "<button id=\"b\" \(attributes)>\(Self.rect)\(content)</button>", as: UIButton.self, after: after)
        button.layoutIfNeeded()
        return button
    }

    /// Widths that Interface Builder stored in documents of three projects, by title and by content.
    @Test(arguments: [
        ("7706", "", ["To-do", "Done"], 99.0), ("8191", "", ["Text", "Image"], 103),
        ("22505", "", ["Flat", "Native"], 117),
        ("17506", "YES", ["Automatic", "Normal Level", "Status Bar Level"], 302),
    ])
    func `segments are as wide as on the system of their document's time`(
        _ tools: String, _ byContent: String, _ titles: [String], _ width: CGFloat
    ) throws {
        let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
        let text = """
            <segmentedControl id="s" apportionsSegmentWidthsByContent="\(byContent)">\(Self.rect)
            <segments>\(segments)</segments></segmentedControl>
            """
        let document = try Documents.read(Documents.xib(text, attributes: "toolsVersion=\"\(tools)\""))
        let control = try #require(try NibBuilder.build(NibDocument(document)).objects.last).view
        #expect(control.intrinsicContentSize.width == width)
    }

    /// Stored heights of two fields in documents of two projects, of Xcode 9.2 and 10.2; later ones have none that counts.
    @Test(arguments: [
        (13196, 14, "whileEditing", 19.0), (14490, 15, "whileEditing", 19), (14490, 15, "never", 18),
        (14460, 17, "always", 21), (17701, 14, "whileEditing", 18.5),
    ])
    func `a field is no lower before iOS 13 than the button that clears it`(
        _ tools: Int, _ size: Int, _ mode: String, _ height: Double
    ) throws {
        let text = """
            <textField id="f" clearButtonMode="\(mode)">\(Self.rect)
            <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></textField>
            """
        let field = try Nibs.view(text, as: UITextField.self, attributes: "toolsVersion=\"\(tools)\"")
        #expect(abs(field.intrinsicContentSize.height - CGFloat(height)) <= 0.5)
    }

    /// A stored switch of iOS 6.
    @Test func `a control of a fixed size has what its document stored on the canvas alone`() throws {
        let text = "<switch id=\"s\"><rect key=\"frame\" x=\"10\" y=\"4\" width=\"79\" height=\"27\"/></switch>"
        let onCanvas = try Nibs.view(text, as: UISwitch.self)
        #expect(onCanvas.frame == CGRect(x: 10, y: 4, width: 79, height: 27))
        let objects = UINib(data: Documents.xib(text), bundle: nil).instantiate(withOwner: nil)
        let ofProgram = try #require(objects.first as? UISwitch)
        #expect(ofProgram.frame == CGRect(x: 10, y: 4, width: 51, height: 31))
    }

    @Test func aButtonShowsTheTitleOfItsStateInTheStatesColor() throws {
        let states = """
            <state key="normal" title="Go"><color key="titleColor" white="0.2" alpha="1" colorSpace="calibratedWhite"/>
            </state><state key="disabled" title="Wait"/>
            """
        let enabled = try button("buttonType=\"system\"", states)
        #expect(enabled.shownText == "Go")
        #expect(enabled.titleLabel?.textColor.bytes == [51, 51, 51, 255])
        #expect(try button("enabled=\"NO\"", states).shownText == "Wait")
    }

    @Test func withoutAColorASystemButtonIsTintedAndACustomOneWhite() throws {
        let state = "<state key=\"normal\" title=\"Go\"/>"
        let tint = "<color key=\"tintColor\" systemColor=\"systemRedColor\"/>"
        #expect(try button("buttonType=\"system\"", state).titleLabel?.textColor == .systemBlue)
        #expect(try button("buttonType=\"system\"", state + tint).titleLabel?.textColor == .systemRed)
        #expect(try button("", state).titleLabel?.textColor == .white)
    }

    @Test func titleAndImageLieSideBySideInTheMiddle() throws {
        let resources = "<resources><image name=\"star\" width=\"24\" height=\"20\"/></resources>"
        let button = try button("", "<state key=\"normal\" title=\"Go\" image=\"star\"/>", after: resources)
        let (picture, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        #expect(picture.size == CGSize(width: 24, height: 20) && picture.maxX == title.minX)
        let content = picture.union(title)
        #expect(abs(content.midX - 100) < 0.01 && abs(content.midY - 20) < 0.01)
    }

    @Test func alignmentAndInsetsMoveTheTitle() throws {
        let state = "<state key=\"normal\" title=\"Go\"/>"
        #expect(try button("contentHorizontalAlignment=\"left\"", state).titleLabel?.frame.minX == 0)
        let right = try button("contentHorizontalAlignment=\"trailing\"", state)
        #expect(try abs(#require(right.titleLabel).frame.maxX - 200) < 0.01)
        let inset = "<inset key=\"contentEdgeInsets\" minX=\"12\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>"
        #expect(try button("contentHorizontalAlignment=\"left\"", inset + state).titleLabel?.frame.minX == 12)
    }

    @Test func aConfigurationDecidesBackgroundTitleAndCorners() throws {
        let button = try button(
            "buttonType=\"system\"",
            """
            <buttonConfiguration key="configuration" style="filled" title="Buy" cornerStyle="capsule">
            <color key="baseBackgroundColor" systemColor="systemGreenColor"/></buttonConfiguration>
            """)
        #expect(button.shownText == "Buy")
        #expect(button.layer.backgroundColor == UIColor.systemGreen.cgColor)
        #expect(button.titleLabel?.textColor == .white)
        #expect(button.layer.cornerRadius == 20)
    }

    /// Four buttons of a document, 28.5 points high.
    @Test func `a size of 0 in a configuration is that of a font without a size`() throws {
        let button = try button(
            "buttonType=\"system\"",
            """
            <buttonConfiguration key="configuration" style="filled" title="JOIN">
            <fontDescription key="titleFontDescription" type="boldSystem" pointSize="0.0"/></buttonConfiguration>
            """)
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 12))
        #expect(abs(button.intrinsicContentSize.height - 28.5) <= 0.5)
    }

    @Test func aTextFieldShowsItsTextOrElseItsPlaceholder() throws {
        let field = { (attributes: String) in
            try Nibs.view("<textField id=\"f\" \(attributes)>\(Self.rect)</textField>", as: UITextField.self)
        }
        #expect(try field("text=\"a\" placeholder=\"b\"").shownText == "a")
        let empty = try field("placeholder=\"b\" borderStyle=\"roundedRect\"")
        #expect(empty.shownText == "b" && empty.text == "")
        #expect(empty.layer.cornerRadius == 5)
    }

    @Test func switchSliderAndSegmentsTakeTheirValues() throws {
        #expect(try Nibs.view("<switch id=\"s\" on=\"YES\"/>", as: UISwitch.self).isOn)
        let slider = try Nibs.view(
            "<slider id=\"s\" minValue=\"10\" maxValue=\"30\" value=\"15\"/>", as: UISlider.self)
        #expect(slider.value == 15 && slider.maximumValue == 30)
        let segments = try Nibs.view(
            """
            <segmentedControl id="s" selectedSegmentIndex="1"><segments><segment title="A"/><segment title="B"/>
            </segments></segmentedControl>
            """, as: UISegmentedControl.self)
        #expect(segments.shownText == "A | B" && segments.selectedSegmentIndex == 1)
    }

    @Test func `segments show their images, at their stored size where there are none`() throws {
        let graph = try Nibs.graph(
            """
            <segmentedControl id="s"><segments><segment title="" image="wide" enabled="NO"/><segment title="B" width="40">
            <size key="contentOffset" width="3" height="-2"/></segment></segments></segmentedControl>
            """, after: "<resources><image name=\"wide\" width=\"120\" height=\"20\"/></resources>")
        let segments = try #require(graph.objects.compactMap { $0.view as? UISegmentedControl }.first)
        #expect(segments.imageForSegment(at: 0)?.size == CGSize(width: 120, height: 20))
        #expect(!segments.isEnabledForSegment(at: 0) && segments.isEnabledForSegment(at: 1))
        #expect(segments.widthForSegment(at: 1) == 40)
        #expect(segments.contentOffsetForSegment(at: 1) == CGSize(width: 3, height: -2))
    }

    @Test func `a row's accessory and image view are connected`() throws {
        let graph = try Nibs.graph(
            """
            <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews><imageView id="i"/></subviews></tableViewCellContentView><connections>
            <outlet property="accessoryView" destination="s" id="1"/><outlet property="imageView" destination="i" id="2"/>
            </connections></tableViewCell><switch id="s"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
            """)
        #expect(graph.roots.map(\.id) == ["c"])
        #expect(graph.objects.last?.frame.origin == .zero)
        let cell = try #require(graph.roots[0].view as? UITableViewCell)
        #expect(cell.accessoryView is UISwitch)
        #expect(cell.imageView === cell.contentView.subviews.first)
    }

    @Test func `outlets of classes that are not here are one line, which names some of them`() throws {
        let outlets = (0..<5).map { "<outlet property=\"part\($0)\" destination=\"s\" id=\"\($0)\"/>" }.joined()
        let row =
            "<view id=\"a\" customClass=\"Elsewhere\"><connections>\(outlets)</connections></view><switch id=\"s\"/>"
        let told = try Nibs.messages(row).filter { $0.contains("outlet") }
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("5 outlets are for the program to connect") == true)
        #expect(told.first?.contains("part0, part1, part2 and 2 more") == true)
    }

    @Test func `an outlet to nothing is told in the same words in every run`() throws {
        let row = """
            <view id="a"><connections><outlet property="none" destination="s" id="1"/></connections></view><switch id="s"/>
            """
        let told = try Nibs.messages(row).filter { $0.contains("outlet") }
        #expect(
            told == [
                "the outlet none: UIView: this class is not key value coding-compliant for the key none. declare none as "
                    + "@Outlet, or let `placard outlets` list it"
            ])
    }

    @Test func aWheelThatStandsStillIsHiddenWhereTheDocumentSaysSo() throws {
        #expect(try Nibs.view("<activityIndicatorView id=\"a\" hidesWhenStopped=\"YES\"/>").isHidden)
        #expect(
            try !Nibs.view("<activityIndicatorView id=\"a\" hidesWhenStopped=\"YES\" animating=\"YES\"/>").isHidden)
    }

    @Test func aStackViewArrangesItsSubviewsAsTheDocumentSays() throws {
        let label = { (id: String) in "<view id=\"\(id)\">\(Self.rect)</view>" }
        let stack = try Nibs.view(
            """
            <stackView id="s" axis="vertical" distribution="equalSpacing" alignment="top" spacingType="standard">
            <rect key="frame" x="0" y="0" width="200" height="90"/><subviews>\(label("a"))\(label("b"))</subviews>
            <edgeInsets key="layoutMargins" top="5" left="6" bottom="7" right="8"/></stackView>
            """, as: UIStackView.self)
        #expect(stack.arrangedSubviews.count == 2 && stack.axis == .vertical && stack.distribution == .equalSpacing)
        #expect(stack.alignment == .leading && stack.spacing == UIStackView.spacingUseSystem)
        #expect(stack.isLayoutMarginsRelativeArrangement && stack.layoutMargins.left == 6)
    }

    @Test func aScrollViewKeepsWhatIsSaidOfScrolling() throws {
        let view = try Nibs.view(
            "<scrollView id=\"s\" clipsSubviews=\"YES\" alwaysBounceVertical=\"YES\" pagingEnabled=\"YES\"/>",
            as: UIScrollView.self)
        #expect(view.clipsToBounds && view.alwaysBounceVertical && view.isPagingEnabled && view.bounces)
    }

    @Test func aRowTakesItsContentViewFromTheDocument() throws {
        let cell = try Nibs.view(
            """
            <tableViewCell id="c" accessoryType="checkmark" selectionStyle="none" reuseIdentifier="row">\(Self.rect)
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="160" height="40"/>
            </tableViewCellContentView></tableViewCell>
            """, as: UITableViewCell.self)
        cell.layoutIfNeeded()
        #expect(cell.accessoryType == .checkmark && cell.selectionStyle == .none && cell.reuseIdentifier == "row")
        #expect(cell.contentView.frame.width == 160 && cell.contentView.superview === cell)
    }

    @Test func aRowOfAStyleHasTheLabelsOfTheDocumentAndIsMirrored() throws {
        let cell = try Nibs.view(
            """
            <tableViewCell id="c" style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d">
            <rect key="frame" width="320" height="44"/><tableViewCellContentView key="contentView" id="v">
            <rect key="frame" width="320" height="44"/><subviews>
            <label id="t" text="Title"><rect key="frame" x="16" y="5" width="200" height="20"/></label>
            <label id="d" text="Detail"><rect key="frame" x="16" y="25" width="200" height="15"/>
            <fontDescription key="fontDescription" type="system" pointSize="0.0"/></label></subviews>
            </tableViewCellContentView></tableViewCell>
            """, as: UITableViewCell.self)
        cell.layoutIfNeeded()
        let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(title.text == "Title" && title.frame == CGRect(x: 16, y: 5, width: 200, height: 20))
        #expect(detail.text == "Detail" && detail.font.pointSize == 12)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(title.frame.maxX == 304 && title.frame.width < 60 && title.frame.minY == 5)
    }

    @Test func `A document says what text views find`() throws {
        let view = try Nibs.view(
            """
            <textView id="t" editable="NO" text="example.com">\(Self.rect)
            <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/></textView>
            """, as: UITextView.self)
        #expect(view.dataDetectorTypes == [.link, .phoneNumber])
        #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) != nil)
    }

    @Test func theTextOfATextViewBeginsWithinUIKitsMargins() throws {
        let view = try Nibs.view("<textView id=\"t\" text=\"a\">\(Self.rect)</textView>", as: UITextView.self)
        #expect(view.text == "a" && view.font?.pointSize == 14)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
    }

    @Test func aMissingImageIsMarkedInItsImageView() throws {
        let content = "<imageView id=\"i\" contentMode=\"center\" image=\"star\">\(Self.rect)</imageView>"
        let resources = "<resources><image name=\"star\" width=\"24\" height=\"20\"/></resources>"
        let view = try Nibs.view(content, as: UIImageView.self, after: resources)
        let mark = try #require(view.subviews.first as? PlainImage)
        #expect(mark.imageSize == CGSize(width: 24, height: 20))
        #expect(mark.frame == view.bounds)
        #expect(
            try Nibs.messages(content) == [
                "the image star is not at hand: there is no asset catalog around the document; its place is marked"
            ])
        #expect(try Nibs.view("<imageView id=\"i\"/>").subviews.isEmpty)
    }

    /// Stored frames: 54.67 high at 34 points (the style beyond the largest title), 34.33 without a configuration, as a line of
    /// text between insets of 7 points (two projects).
    @Test func `a symbol in its own configuration makes a button as high as a line of that size`() throws {
        func height(_ configuration: String) throws -> CGFloat {
            try button(
                "",
                """
                <state key="normal"/><buttonConfiguration key="configuration" style="plain">
                <imageReference key="image" image="star" catalog="system"/>\(configuration)</buttonConfiguration>
                """
            ).intrinsicContentSize.height
        }
        let large = try height(
            """
            <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" pointSize="34"/>
            """)
        let (line, text) = (UIFont.systemFont(ofSize: 34).lineHeight, UIFont.systemFont(ofSize: 17).lineHeight)
        #expect(abs(large - 14 - line) < 0.5)
        #expect(abs(try height("") - 14 - text) < 0.5)
    }
}

@Suite struct ContentModePlacingTests {
    private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    private let size = CGSize(width: 20, height: 20)

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 50)),
        (.scaleAspectFit, CGRect(x: 25, y: 0, width: 50, height: 50)),
        (.scaleAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
        (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
        (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
        (.bottomRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
        (.right, CGRect(x: 80, y: 15, width: 20, height: 20)),
        (.top, CGRect(x: 40, y: 0, width: 20, height: 20)),
    ])
    func eachContentModePlacesTheImageAsUIKitDoes(mode: UIView.ContentMode, frame: CGRect) {
        #expect(mode.gravity.rectangle(for: size, in: bounds) == frame)
    }
}
