import Testing

@testable import Porting

/// The names of today are those that Xcode's own fixes give, by the renaming notes of Apple's SDKs.
@Suite struct FormerNameUsesTests {
    private func renamed(_ text: String, beside others: [String] = []) -> String {
        rewritten(text, by: FormerNameUses.self, beside: others)
    }

    @Test(arguments: [
        ("UIFontTextStyle", "UIFont.TextStyle"), ("UIActivityType", "UIActivity.ActivityType"),
        ("UIControlState", "UIControl.State"), ("UIControlEvents", "UIControl.Event"),
        ("UIViewAutoresizing", "UIView.AutoresizingMask"), ("UILayoutConstraintAxis", "NSLayoutConstraint.Axis"),
        ("NSAttributedStringKey", "NSAttributedString.Key"), ("UITableViewCellStyle", "UITableViewCell.CellStyle"),
        ("UITextBorderStyle", "UITextField.BorderStyle"), ("UITouchPhase", "UITouch.Phase"),
        ("NSTextLayoutOrientation", "NSLayoutManager.TextLayoutOrientation"),
        ("UITextWritingDirection", "NSWritingDirection"),
    ])
    func typesLieWithinTheirOwners(former: String, present: String) {
        #expect(renamed("var a: \(former) = \(former).b") == "var a: \(present) = \(present).b")
    }

    @Test(arguments: [
        ("NSFontAttributeName", "NSAttributedString.Key.font"),
        ("NSParagraphStyleAttributeName", "NSAttributedString.Key.paragraphStyle"),
        ("kCALineCapRound", "CAShapeLayerLineCap.round"), ("kCATransitionFade", "CATransitionType.fade"),
        ("kCATransitionFromTop", "CATransitionSubtype.fromTop"),
        ("UIWindowLevelStatusBar", "UIWindow.Level.statusBar"),
        ("kCAMediaTimingFunctionEaseInEaseOut", "CAMediaTimingFunctionName.easeInEaseOut"),
        ("UIAccessibilityTraitStaticText", "UIAccessibilityTraits.staticText"),
        ("UILayoutFittingCompressedSize", "UIView.layoutFittingCompressedSize"),
        ("UIKeyboardFrameEndUserInfoKey", "UIResponder.keyboardFrameEndUserInfoKey"),
        ("UITableViewAutomaticDimension", "UITableView.automaticDimension"),
        ("kCATransition", "kCATransition"), ("NSAttributeName", "NSAttributeName"),
    ])
    func constantsAreMembers(former: String, present: String) {
        #expect(renamed("let a = [\(former)]") == "let a = [\(present)]")
    }

    @Test(arguments: [
        ("kCATransitionPush", "CATransitionType.push.rawValue"),
        ("NSFontAttributeName", "NSAttributedString.Key.font.rawValue"),
        ("UIKeyboardFrameEndUserInfoKey", "UIResponder.keyboardFrameEndUserInfoKey"),
        ("kCATransition", "kCATransition"),
    ])
    func keysAreTexts(former: String, present: String) {
        #expect(renamed("layer.add(a, forKey: \(former))") == "layer.add(a, forKey: \(present))")
    }

    @Test(arguments: [
        ("NSNotification.Name.UIKeyboardWillShow", "UIResponder.keyboardWillShowNotification"),
        (".UIApplicationDidBecomeActive", "UIApplication.didBecomeActiveNotification"),
        ("Notification.Name.UITextFieldTextDidChange", "UITextField.textDidChangeNotification"),
        (".UIContentSizeCategoryDidChange", "UIContentSizeCategory.didChangeNotification"),
        (".UIDeviceOrientationDidChange", "UIDevice.orientationDidChangeNotification"),
    ])
    func notificationsBelongToTheirClasses(former: String, present: String) {
        #expect(renamed("post(name: \(former))") == "post(name: \(present))")
    }

    @Test(arguments: [
        ("text.size(attributes: a)", "text.size(withAttributes: a)"),
        ("result.rangeAt(1)", "result.range(at: 1)"),
        ("UIActivityIndicatorView(activityIndicatorStyle: .white)", "UIActivityIndicatorView(style: .white)"),
        ("wheel.activityIndicatorViewStyle = .gray", "wheel.style = .gray"),
        ("view.bringSubview(toFront: other)", "view.bringSubviewToFront(other)"),
    ])
    func `methods have the labels of today`(former: String, present: String) {
        #expect(renamed(former) == present)
    }

    @Test func `a member that the program gives a name of its own to is renamed where it is UIKit's`() {
        let own = "class Bar { var wheel: UIActivityIndicatorView!; var activityIndicatorViewStyle: Int = 0 }"
        #expect(renamed("a = wheel.activityIndicatorViewStyle", beside: [own]) == "a = wheel.style")
        #expect(renamed("a = bar.activityIndicatorViewStyle", beside: [own]) == "a = bar.activityIndicatorViewStyle")
    }

    @Test func `methods of the program's own keep their labels`() {
        let own = "extension Card { func size(attributes: Int) -> CGSize { .zero } }"
        #expect(renamed("card.size(attributes: 1)", beside: [own]) == "card.size(attributes: 1)")
    }

    @Test(arguments: [
        ("UIEdgeInsetsMake(1, 2, 3, 4)", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
        ("UIEdgeInsetsInsetRect(rect, insets)", "(rect).inset(by: insets)"),
        ("UIImagePNGRepresentation(image!)", "(image!).pngData()"),
        ("UIImageJPEGRepresentation(image, 0.8)", "(image).jpegData(compressionQuality: 0.8)"),
        ("UIEdgeInsetsEqualToEdgeInsets(a, b)", "((a) == (b))"),
        ("UIEdgeInsetsEqualToEdgeInsets(.zero, .zero)", "((.zero as UIEdgeInsets) == (.zero))"),
        ("UIOffsetEqualToOffset(a.offset, .zero)", "((a.offset) == (.zero))"),
        ("UIAccessibilityIsVoiceOverRunning()", "UIAccessibility.isVoiceOverRunning"),
        (
            "UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil)",
            "UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, argument: nil)"
        ),
        (
            "UIEdgeInsetsInsetRect(UIEdgeInsetsInsetRect(a, b), UIEdgeInsetsMake(0, 0, 0, 0))",
            "((a).inset(by: b)).inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))"
        ),
    ])
    func functionsAreInitializersAndMethods(former: String, present: String) {
        #expect(renamed("let a = \(former)") == "let a = \(present)")
    }

    @Test(arguments: [
        ("view.bringSubview(toFront: a)", "view.bringSubviewToFront(a)"),
        ("sendSubview(toBack: a)", "sendSubviewToBack(a)"),
        ("child.didMove(toParentViewController: self)", "child.didMove(toParent: self)"),
        ("addChildViewController(child)", "addChild(child)"),
        ("self.addChildViewController(child)", "self.addChild(child)"),
        ("timers.add(t, forMode: .commonModes)", "timers.add(t, forMode: .common)"),
        ("[.underlineStyle: NSUnderlineStyle.styleNone.rawValue]", "[.underlineStyle: NSUnderlineStyle().rawValue]"),
    ])
    func membersHaveTheirPresentNames(former: String, present: String) {
        #expect(renamed(former) == present)
    }

    @Test func overridesAreRenamedWithWhatTheyOverride() {
        #expect(
            renamed(
                "class A: UIViewController { override func didMove(toParentViewController p: UIViewController?) {} }")
                == "class A: UIViewController { override func didMove(toParent p: UIViewController?) {} }")
        #expect(
            renamed("class A: B { override var childViewControllerForStatusBarStyle: C? { nil } }")
                == "class A: B { override var childForStatusBarStyle: C? { nil } }")
    }

    @Test func whatTheProgramDeclaresItselfStays() {
        let use = "let state: UIControlState = .UIKeyboardWillShow"
        #expect(
            renamed(use, beside: ["typealias UIControlState = UIControl.State; let UIKeyboardWillShow = 1"]) == use)
        let call = "UIEdgeInsetsMake(1, 2, 3, 4)"
        #expect(renamed(call, beside: ["func UIEdgeInsetsMake(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}"]) == call)
    }
}
