import Testing

@testable import Porting

@Suite struct RuntimeQuestionsTests {
    @Test(arguments: [
        ("let a = UITableViewCell.description()", "let a = String(describing: UITableViewCell.self)"),
        (
            "register(Cells.Wide.self, id: Cells.Wide.description())",
            "register(Cells.Wide.self, id: String(describing: Cells.Wide.self))"
        ),
        ("Self.description().count", "String(describing: Self.self).count"),
        ("cell.description()", "cell.description()"),
        ("cell.Wide.description()", "cell.Wide.description()"),
        ("Own.description()", "Own.description()"),
    ])
    func typesAreDescribedBySwift(written: String, expected: String) {
        let own = "class Own { static func description() -> String { \"\" } }"
        #expect(rewritten(written, by: RuntimeQuestions.self, beside: [own]) == expected)
    }

    @Test(arguments: [
        ("if (x as AnyObject).isKind(of: UIView.self) {}", "if ((x as AnyObject) is UIView) {}"),
        ("(x as AnyObject).isKind(of: type)", "(x as AnyObject).isKind(of: type)"),
        ("(x as NSObject).isKind(of: UIView.self)", "(x as NSObject).isKind(of: UIView.self)"),
        ("view.isKind(of: UIView.self)", "view.isKind(of: UIView.self)"),
    ])
    func kindsOfAnyObjectsAreAskedOfSwift(written: String, expected: String) {
        #expect(rewritten(written, by: RuntimeQuestions.self) == expected)
    }

    /// Members of `AnyObject` are found by their names on Apple's systems, each as an optional (The Swift Programming
    /// Language, "Interacting with Objective-C": dynamic member lookup); Linux has none of them.
    @Test(arguments: [
        ("(chip as AnyObject).removeFromSuperview()", "(chip as AnyObject as! UIView).removeFromSuperview()"),
        ("let w = (chip as AnyObject).frame.width", "let w = (chip as AnyObject as! UIView).frame.width"),
        ("let w = (chip as AnyObject).frame?.width", "let w = (chip as AnyObject as? UIView)?.frame.width"),
        ("let n = (sender as AnyObject).tag!", "let n = (sender as AnyObject as! UIView).tag"),
        ("if let n = (a as AnyObject).tag {}", "if let n = (a as AnyObject as? UIView)?.tag {}"),
        ("(a as AnyObject).removeFromSuperview?()", "(a as AnyObject as? UIView)?.removeFromSuperview()"),
        ("let on = (sender as AnyObject).isOn", "let on = (sender as AnyObject as! UISwitch).isOn"),
        ("let t = (sender as AnyObject).text", "let t = (sender as AnyObject).text"),
        ("let w = (chip as UIView).frame", "let w = (chip as UIView).frame"),
    ])
    func membersOfAnyObjectsAreThoseOfTheClassThatHasThem(written: String, expected: String) {
        #expect(rewritten(written, by: RuntimeQuestions.self) == expected)
    }

    @Test(arguments: [
        ("if delegate.responds(to: s) {}", "if ((delegate as? NSObject)?.responds(to: s) ?? false) {}"),
        ("_ = self.delegate?.responds(to: s)", "_ = (self.delegate as? NSObject)?.responds(to: s)"),
        ("_ = view.responds(to: s)", "_ = view.responds(to: s)"),
        ("_ = other.responds(to: s)", "_ = other.responds(to: s)"),
    ])
    func valuesOfProtocolsRespondAsTheObjectsThatTheyAre(written: String, expected: String) {
        let own = "protocol P {}; class A { var delegate: UITextFieldDelegate?; let view: UIView; let other = 1 }"
        #expect(rewritten(written, by: RuntimeQuestions.self, beside: [own]) == expected)
    }
}
