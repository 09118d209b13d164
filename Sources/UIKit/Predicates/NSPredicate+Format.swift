import Foundation

/// Predicates of formats, which Foundation on Linux leaves out.
///
/// Read are comparisons (`==`, `<`, `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`, `BETWEEN`, with `[cd]`) of
/// `SELF`, names of dictionaries' values and stored properties, constants, lists and arguments, and `AND`, `OR`, `NOT`; not read
/// are functions, `ANY` and `ALL`, subqueries and variables. Source: Apple's "Predicate Format String Syntax".
extension NSPredicate {
    /// Makes a predicate of a format.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format. One that cannot be read is told on standard error and holds for nothing; Apple raises an
    ///     exception.
    ///   - args: What `%@`, `%K` and the like stand for, in their order.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Makes a predicate of a format whose arguments lie in an array.
    ///
    /// - Parameters:
    ///   - predicateFormat: The same as without an array.
    ///   - arguments: What `%@`, `%K` and the like stand for, in their order.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let rule = Self.rule(of: predicateFormat, arguments: arguments ?? [])
        self.init { object, _ in rule.holds(for: object) }
    }

    private static func rule(of format: String, arguments: [Any]) -> PredicateRule {
        do {
            return try PredicateParser.rule(of: format, arguments: arguments)
        } catch {
            let problem = (error as? PredicateFormatError)?.problem ?? "\(error)"
            let shown = format.count > 100 ? format.prefix(100) + "…" : format[...]
            reports.say("NSPredicate: \"\(shown)\" cannot be read: \(problem). It holds for nothing.")
            return .constant(false)
        }
    }

    private static let reports = SaidOnce()
}
