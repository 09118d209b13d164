import Foundation
import Testing

@testable import PlacardUIKit

/// Properties of UIKit's classes by their names in Objective-C, of Apple's documentation.
@MainActor @Suite(.serialized) struct KeyedPropertyTests {
    @Test func `views and layers have the names of Objective-C`() {
        let view = UIView()
        let told = reports {
            view.setValue(true, forKey: "exclusiveTouch")
            view.setValue("home", forKey: "accessibilityIdentifier")
            view.setValue(true, forKey: "isAccessibilityElement")
            view.setValue(2, forKey: "overrideUserInterfaceStyle")
            view.setValue("place", forKey: "restorationIdentifier")
            view.setValue(3, forKeyPath: "layer.maskedCorners")
            view.setValue("card", forKeyPath: "layer.name")
            view.setValue(true, forKeyPath: "layer.shouldRasterize")
        }
        #expect(told.isEmpty)
        #expect(view.isExclusiveTouch && view.isAccessibilityElement && view.accessibilityIdentifier == "home")
        #expect(view.overrideUserInterfaceStyle == .dark && view.restorationIdentifier == "place")
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(view.layer.name == "card" && view.layer.shouldRasterize)
    }

    @Test func `paths lead to the labels of buttons, rows and fields, and to the container of a text`() {
        let (button, row, field, text) = (UIButton(), UITableViewCell(), UITextField(), UITextView())
        button.setTitle("Go", for: .normal)
        field.placeholder = "Name"
        let told = reports {
            button.setValue(NSTextAlignment.center.rawValue, forKeyPath: "titleLabel.textAlignment")
            button.setValue(2, forKeyPath: "titleLabel.numberOfLines")
            button.setValue(UIView.ContentMode.scaleAspectFit.rawValue, forKeyPath: "imageView.contentMode")
            row.setValue("Title", forKeyPath: "textLabel.text")
            field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
            field.setValue(UIKeyboardType.emailAddress.rawValue, forKey: "keyboardType")
            text.setValue(0, forKeyPath: "textContainer.lineFragmentPadding")
            text.setValue(3, forKeyPath: "textContainer.maximumNumberOfLines")
        }
        #expect(told.isEmpty)
        #expect(button.titleLabel?.textAlignment == .center && button.titleLabel?.numberOfLines == 2)
        #expect(button.imageView?.contentMode == .scaleAspectFit && row.textLabel?.text == "Title")
        #expect(field.value(forKeyPath: "placeholderLabel.textColor") as? UIColor == .red)
        #expect(field.keyboardType == .emailAddress)
        #expect(text.textContainer.lineFragmentPadding == 0 && text.textContainer.maximumNumberOfLines == 3)
    }

    @Test func `a placeholder is drawn in the color that was set by its path`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        field.placeholder = "Name"
        field.setValue(UIColor(red: 1, green: 0, blue: 0, alpha: 1), forKeyPath: "placeholderLabel.textColor")
        let image = UIGraphicsImageRenderer(size: field.bounds.size).image { field.layer.render(in: $0.cgContext) }
        let bytes = image.cgImage?.dataProvider?.data as Data? ?? Data()
        let red = stride(from: 0, to: bytes.count - 3, by: 4).filter {
            bytes[$0 + 3] == 255 && max(bytes[$0], bytes[$0 + 2]) == 255 && bytes[$0 + 1] == 0
        }
        #expect(red.count > 5)
    }

    private final class Listening: UIView {
        var heard: [String] = []

        override func setValue(_ value: Any?, forKeyPath keyPath: String) {
            heard.append(keyPath)
            super.setValue(value, forKeyPath: keyPath)
        }
    }

    @Test func `runtime attributes come by the member that programs override`() throws {
        let view = Listening()
        KeyedObject.tell(view, toSet: 4, path: "layer.cornerRadius")
        #expect(view.heard == ["layer.cornerRadius"] && view.layer.cornerRadius == 4)
    }

    @Test func `a search bar hands on what its keyboard is told`() {
        let bar = UISearchBar()
        let input: any UITextInputTraits = bar
        input.keyboardType = .numberPad
        input.returnKeyType = .search
        input.autocorrectionType = .no
        let field = bar.searchTextField
        #expect(field.keyboardType == .numberPad && field.returnKeyType == .search && field.autocorrectionType == .no)
        bar.setValue(UIKeyboardType.URL.rawValue, forKey: "keyboardType")
        #expect(field.keyboardType == .URL)
    }

    /// Classes of TextKit lie in a module of their own, which no nib is loaded for.
    @Test(arguments: [
        "lineFragmentPadding", "lineBreakMode", "maximumNumberOfLines", "size", "widthTracksTextView",
        "heightTracksTextView", "exclusionPaths", "layoutManager",
    ])
    func `a container of text has its keys in every program`(_ key: String) {
        #expect(NibTables.entry(key, of: NSTextContainer.self) != nil)
    }

    @Test func `paths lead to what lays text out, and to the text`() {
        let text = UITextView()
        text.text = "Words"
        let told = reports {
            text.setValue(NSLineBreakMode.byTruncatingTail.rawValue, forKeyPath: "textContainer.lineBreakMode")
            text.setValue(CGSize(width: 90, height: 40), forKeyPath: "textContainer.size")
            text.setValue(false, forKeyPath: "textContainer.widthTracksTextView")
            text.setValue(true, forKeyPath: "textContainer.heightTracksTextView")
            text.setValue([UIBezierPath](), forKeyPath: "textContainer.exclusionPaths")
            text.setValue(false, forKeyPath: "layoutManager.usesFontLeading")
            text.setValue(true, forKeyPath: "layoutManager.allowsNonContiguousLayout")
            text.setValue(true, forKeyPath: "layoutManager.showsInvisibleCharacters")
            text.setValue(true, forKeyPath: "layoutManager.showsControlCharacters")
            text.setValue(true, forKeyPath: "layoutManager.limitsLayoutForSuspiciousContents")
            text.setValue(true, forKeyPath: "layoutManager.usesDefaultHyphenation")
            text.setValue(0.5, forKeyPath: "layoutManager.hyphenationFactor")
            text.setValue(nil, forKeyPath: "layoutManager.delegate")
            text.setValue(nil, forKeyPath: "textStorage.delegate")
        }
        #expect(told.isEmpty)
        let (container, manager) = (text.textContainer, text.layoutManager)
        #expect(container.lineBreakMode == .byTruncatingTail && !container.widthTracksTextView)
        #expect(container.heightTracksTextView && container.exclusionPaths.isEmpty)
        #expect(!manager.usesFontLeading && manager.allowsNonContiguousLayout && manager.showsInvisibleCharacters)
        #expect(manager.showsControlCharacters && manager.limitsLayoutForSuspiciousContents)
        #expect(manager.usesDefaultHyphenation && manager.hyphenationFactor == 0.5)
        #expect(text.value(forKeyPath: "textStorage.string") as? String == "Words")
        #expect(text.value(forKeyPath: "textStorage.length") as? Int == 5)
        #expect((text.value(forKeyPath: "textStorage.layoutManagers") as? [NSLayoutManager])?.first === manager)
        #expect(text.value(forKeyPath: "layoutManager.textStorage") as? NSTextStorage === text.textStorage)
        #expect((text.value(forKeyPath: "layoutManager.textContainers") as? [NSTextContainer])?.first === container)
        #expect(text.value(forKeyPath: "textContainer.layoutManager") as? NSLayoutManager === manager)
    }

    @Test func `paths lead to a search bar's field and to a controller's item`() {
        let (bar, controller) = (UISearchBar(), UIViewController())
        let told = reports {
            bar.setValue(UIColor.red, forKeyPath: "searchTextField.backgroundColor")
            bar.setValue(UIColor.blue, forKeyPath: "searchTextField.textColor")
            controller.setValue("Home", forKeyPath: "navigationItem.title")
            controller.setValue(true, forKeyPath: "navigationItem.hidesBackButton")
            controller.setValue(
                UINavigationItem.LargeTitleDisplayMode.never.rawValue,
                forKeyPath: "navigationItem.largeTitleDisplayMode")
        }
        #expect(told.isEmpty)
        #expect(bar.searchTextField.backgroundColor == .red && bar.searchTextField.textColor == .blue)
        let item = controller.navigationItem
        #expect(item.title == "Home" && item.hidesBackButton && item.largeTitleDisplayMode == .never)
    }
}
