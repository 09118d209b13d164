import UIKit

private struct Keys {
    static var name = "TextStyleName"
}

@IBDesignable
public extension UILabel {
    /// The name of a style in `TextStyles.shared`; applied when it is set.
    @IBInspectable var textStyleName: String? {
        get { return objc_getAssociatedObject(self, &Keys.name) as? String }
        set {
            objc_setAssociatedObject(self, &Keys.name, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            if let name = newValue, let style = TextStyles.shared[name] {
                apply(style)
            }
        }
    }

    func apply(_ style: TextStyle) {
        attributedText = (text ?? "").styled(style)
    }
}
