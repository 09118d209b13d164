/// Shows the text or the placeholder of a field, which may draw it itself.
final class FieldLabel: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        guard let field else { return super.drawText(in: rect) }
        if field.isEmpty { field.drawPlaceholder(in: rect) } else { field.drawText(in: rect) }
    }

    func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}
