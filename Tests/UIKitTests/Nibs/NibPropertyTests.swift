import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

/// Properties that a document writes and UIKit has. Truth: the words that Interface Builder writes, Apple's names for them.
@MainActor @Suite struct NibPropertyTests {
    private let traits = """
        <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" keyboardType="URL"
        spellCheckingType="yes" returnKeyType="done" enablesReturnKeyAutomatically="YES" secureTextEntry="YES"
        keyboardAppearance="light" smartDashesType="no" textContentType="one-time-code"/>
        """

    @Test func `fields, text views and search bars take the traits of their keyboard`() throws {
        let field = try Nibs.view("<textField id=\"f\">\(traits)</textField>", as: UITextField.self)
        let view = try Nibs.view("<textView id=\"f\">\(traits)</textView>", as: UITextView.self)
        let bar = try Nibs.view("<searchBar id=\"f\">\(traits)</searchBar>", as: UISearchBar.self)
        let all: [any UITextInputTraits] = [field, view, bar.searchTextField]
        for input in all {
            #expect(input.autocapitalizationType == .words && input.autocorrectionType == .no)
            #expect(input.keyboardType == .URL && input.returnKeyType == .done && input.keyboardAppearance == .light)
            #expect(input.spellCheckingType == .yes && input.smartDashesType == .no)
            #expect(input.enablesReturnKeyAutomatically && input.isSecureTextEntry)
            #expect(input.textContentType == .oneTimeCode)
        }
        let plain = try Nibs.view(
            "<textField id=\"f\"><textInputTraits key=\"textInputTraits\"/></textField>", as: UITextField.self)
        #expect(plain.autocapitalizationType == .none && plain.keyboardType == .default)
    }

    @Test func `a field takes when it is cleared, and a search bar its scopes`() throws {
        let field = try Nibs.view(
            "<textField id=\"f\" clearButtonMode=\"whileEditing\" clearsOnBeginEditing=\"YES\"/>",
            as: UITextField.self)
        #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing)
        let bar = try Nibs.view(
            """
            <searchBar id="f" prompt="Where" showsScopeBar="YES"><scopeButtonTitles><string>All</string>
            <string>New</string></scopeButtonTitles></searchBar>
            """, as: UISearchBar.self)
        #expect(bar.prompt == "Where" && bar.showsScopeBar && bar.scopeButtonTitles == ["All", "New"])
    }

    @Test func `a table takes estimates, choices and how far it zooms`() throws {
        let table = try Nibs.view(
            """
            <tableView id="t" estimatedSectionHeaderHeight="30" estimatedSectionFooterHeight="-1" bouncesZoom="NO"
            maximumZoomScale="4" allowsSelectionDuringEditing="YES" allowsMultipleSelectionDuringEditing="YES"
            restorationIdentifier="list"/>
            """, as: UITableView.self)
        #expect(table.estimatedSectionHeaderHeight == 30)
        #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
        #expect(table.allowsSelectionDuringEditing && table.allowsMultipleSelectionDuringEditing)
        #expect(!table.bouncesZoom && table.minimumZoomScale == 1 && table.maximumZoomScale == 4)
        #expect(table.restorationIdentifier == "list")
    }

    @Test func `a row shows the texts of its content configuration`() throws {
        let cell = try Nibs.view(
            """
            <tableViewCell id="c" editingAccessoryType="checkmark"><rect key="frame" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" width="320" height="44"/>
            </tableViewCellContentView>
            <listContentConfiguration key="contentConfiguration" text="Cookies" secondaryText="12"/></tableViewCell>
            """, as: UITableViewCell.self)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Cookies" && content.secondaryText == "12" && cell.editingAccessoryType == .checkmark)
        cell.layoutIfNeeded()
        #expect(cell.contentView is UIListContentView && cell.contentView.frame == cell.bounds)
    }

    @Test func `gestures of all kinds are made`() throws {
        let data = Documents.xib(
            """
            <swipeGestureRecognizer direction="left" numberOfTouchesRequired="2" id="a"/><pinchGestureRecognizer id="b"/>
            <rotationGestureRecognizer id="c"/>
            <screenEdgePanGestureRecognizer id="d"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
            """)
        let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
        let swipe = try #require(objects.first as? UISwipeGestureRecognizer)
        #expect(swipe.direction == .left && swipe.numberOfTouchesRequired == 2)
        #expect(objects.dropFirst().first is UIPinchGestureRecognizer)
        #expect(objects.dropFirst(2).first is UIRotationGestureRecognizer)
        #expect((objects.last as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
    }

    @Test func `a paragraph takes its tabs and whether its letters move together`() throws {
        let label = try Nibs.label(
            "usesAttributedText=\"YES\"",
            """
            <attributedString key="attributedText"><fragment content="a"><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="left" defaultTabInterval="36"
            allowsDefaultTighteningForTruncation="YES"/></attributes></fragment></attributedString>
            """)
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.defaultTabInterval == 36 && style?.allowsDefaultTighteningForTruncation == true)
    }

    @Test func `a controller takes how it is presented and below which bars it reaches`() throws {
        let document = try Documents.read(
            Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507">
                <scenes><scene sceneID="s"><objects><viewController id="c" modalPresentationStyle="formSheet"
                modalTransitionStyle="crossDissolve" automaticallyAdjustsScrollViewInsets="NO" storyboardIdentifier="main"
                useStoryboardIdentifierAsRestorationIdentifier="YES">
                <extendedEdge key="edgesForExtendedLayout" top="YES"/><view key="view" id="v"/></viewController></objects>
                </scene></scenes></document>
                """.utf8))
        let controller = try #require(try NibBuilder.build(NibDocument(document)).controllers["s"])
        #expect(controller.modalPresentationStyle == .formSheet && controller.modalTransitionStyle == .crossDissolve)
        #expect(controller.edgesForExtendedLayout == .top && !controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.restorationIdentifier == "main")
    }

    /// Truth: stored frames of two published documents, which hide a view in a row and take the room around a text.
    @Test(arguments: [NibBuilder.RuntimeAttributes.set, .tried])
    func `the canvas shows no runtime attributes, but tells what is wrong with them`(
        _ attributes: NibBuilder.RuntimeAttributes
    ) throws {
        let document = try Documents.read(
            Documents.xib(
                """
                <textView id="t"><rect key="frame" width="90" height="40"/><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
                <userDefinedRuntimeAttribute type="number" keyPath="textContainer.lineFragmentPadding">
                <integer key="value" value="0"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="unheard" value="YES"/>
                </userDefinedRuntimeAttributes></textView>
                """))
        let graph = try NibBuilder.build(NibDocument(document), attributes: attributes)
        let text = try #require(graph.roots.first?.view as? UITextView)
        #expect(text.isHidden == (attributes == .set))
        #expect(text.textContainer.lineFragmentPadding == (attributes == .set ? 0 : 5))
        #expect(graph.diagnostics.filter { $0.message.hasPrefix("Failed to set (unheard)") }.count == 1)
    }
}
