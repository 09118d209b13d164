import SwiftIfConfig
import SwiftSyntax

/// Which branches of `#if` are built, as they are on an iPhone.
///
/// Each condition is answered once, by itself: answering copies the tree that a condition lies in.
final class BuiltBranches {
    private var known: [SyntaxIdentifier: [IfConfigClauseSyntax]] = [:]
    private let configurations: [PhoneConfiguration]

    /// Takes whether flags of the program's own are set as given; in several ways, to see what is built in any of them.
    init(_ configurations: PhoneConfiguration...) { self.configurations = configurations }

    /// The branches that are built, those of the first configuration first.
    func clauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
        if let known = known[node.id] { return known }
        var clauses: [IfConfigClauseSyntax] = []
        for configuration in configurations {
            guard let clause = node.clauses.first(where: { Self.isBuilt($0, in: configuration) }) else { continue }
            if !clauses.contains(clause) { clauses.append(clause) }
        }
        known[node.id] = clauses
        return clauses
    }

    private static func isBuilt(_ clause: IfConfigClauseSyntax, in configuration: PhoneConfiguration) -> Bool {
        guard let condition = clause.condition else { return true }
        return IfConfigRegionState.evaluating(condition.detached, in: configuration).state == .active
    }
}
