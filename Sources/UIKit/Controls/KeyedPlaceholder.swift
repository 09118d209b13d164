import Foundation

/// What documents and programs reach of a field's placeholder by the path `placeholderLabel`, such as
/// `placeholderLabel.textColor`.
///
/// UIKit's placeholder is a label of its own that has no public name; here one label shows placeholder and text.
@MainActor final class KeyedPlaceholder: NSObject {
    private let field: UITextField

    init(of field: UITextField) { self.field = field }

    var textColor: UIColor? {
        get { field.placeholderLook.color ?? .placeholderText }
        set { field.placeholderLook.color = newValue }
    }

    var font: UIFont? {
        get { field.placeholderLook.font ?? field.font }
        set { field.placeholderLook.font = newValue }
    }

    var text: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
}

extension UITextField {
    var keyedPlaceholder: KeyedPlaceholder { KeyedPlaceholder(of: self) }
}
