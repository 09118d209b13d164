import SwiftSyntax

/// Adds what makes objects of the program's own views, where the program makes views through types that only it knows while
/// it runs.
///
/// A class is listed where it has an initializer that takes nothing or a frame, of its own or inherited.
final class ViewMakers: Rewriter {
    override func rewrite() {
        guard program.makesByMetatypes else { return }
        for type in program.types.values.sorted(by: { $0.name < $1.name })
        where type.end?.file == file.path && type.kind == .class && canBeListed(type) {
            add(type)
        }
        super.rewrite()
    }

    private func canBeListed(_ type: DeclaredType) -> Bool {
        let isNestedPrivate = type.name.contains(".") && !type.modifiers.isDisjoint(with: ["private", "fileprivate"])
        return !type.isGeneric && !type.isLocal && !isNestedPrivate && !type.attributes.contains("available")
            && program.inherits(type, from: ViewClasses.names)
    }

    private func add(_ type: DeclaredType) {
        let (plain, framed) = (Self.form(.plain, of: type, in: program), Self.form(.framed, of: type, in: program))
        guard plain != nil || framed != nil else { return }
        let arguments = plain == .plain ? "" : "frame: .zero"
        var lines = ["final class \(type.name.replacing(".", with: "_"))ViewMaker: ViewMaker {"]
        if plain != nil {
            lines.append("    override class func makeView() -> UIView? { \(type.name)(\(arguments)) }")
        }
        if framed != nil {
            lines.append("    override class func makeView(frame: CGRect) -> UIView? { \(type.name)(frame: frame) }")
        }
        additions.append((lines + ["}"]).joined(separator: "\n"))
    }

    /// How an object can be made.
    private enum Form {
        case plain
        case framed
    }

    /// The initializer that serves a call of a form; nil where the class has none, or it is not certain that it has.
    private static func form(_ wanted: Form, of type: DeclaredType, in program: Program) -> Form? {
        let seen = type.initializers.filter { !$0.isHidden && !$0.isFailable }
        if wanted == .plain, seen.contains(where: \.isPlain) { return .plain }
        if seen.contains(where: { $0.labels == ["frame"] }) { return .framed }
        // A class without designated initializers of its own inherits all.
        guard type.initializers.allSatisfy(\.isConvenience) else { return nil }
        let parent = type.inherited.lazy.compactMap { program.type(named: $0, within: type.name) }
            .first { $0.kind == .class }
        if let parent { return form(wanted, of: parent, in: program) }
        guard let root = type.inherited.first(where: ViewClasses.names.contains) else { return nil }
        if wanted == .plain { return root == "UICollectionView" ? nil : .plain }
        return ViewClasses.withoutFrames.contains(root) ? nil : .framed
    }
}
