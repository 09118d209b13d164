extension NSLayoutConstraint {
    /// Makes constraints from a line of text that pictures them, such as `H:|-[label]-(>=8)-[button(80)]-|`.
    ///
    /// `|` is the superview's edge, `[name]` a view, `-` the standard distance: 8 points between views, the margin at an
    /// edge. Distances and, in parentheses behind a name, sizes are numbers, names of metrics or, for sizes, names of
    /// views, each with a relation and a priority if wanted: `(>=80@750,<=120)`. Rows begin with `H:` or nothing, columns
    /// with `V:`. The constraints are not active.
    ///
    /// A text that cannot be read makes no constraints: what is wrong goes to `NSLayoutConstraint.report`, in the words
    /// and with the caret of the exception that UIKit raises.
    ///
    /// Source: Apple's "Auto Layout Guide", appendix "Visual Format Language".
    ///
    /// - Parameters:
    ///   - format: The text.
    ///   - opts: What neighbors have in common, and the direction.
    ///   - metrics: Numbers by name: points, or priorities.
    ///   - views: Views and layout guides by name.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            return try VisualFormatBuilder.constraints(format, opts, metrics: metrics ?? [:], views: views)
        } catch {
            report(error.message(for: format))
            return []
        }
    }
}
