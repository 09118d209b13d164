import SwiftSyntax

/// A type of the program with its extensions, wherever they lie.
struct DeclaredType {
    enum Kind {
        case `class`
        case `protocol`
        case other
    }

    /// With the types around it, joined by dots.
    let name: String
    /// Nil where the program only extends a type of others.
    var kind: Kind?
    /// What it inherits from and conforms to, as written.
    var inherited: [String] = []
    var attributes: Set<String> = []
    var modifiers: Set<String> = []
    var isGeneric = false
    /// Whether it lies in a function, where no other declaration can name it.
    var isLocal = false
    /// The end of its body, where members can be added; nil for a type that is only read.
    var end: Place?
    var members: [DeclaredMember] = []
    var initializers: [DeclaredInitializer] = []

    struct Place {
        let file: String
        let position: AbsolutePosition
        /// Whether a member ends on the same line, which a further one must be parted from.
        let isBehindMember: Bool
    }

    /// The name without the types around it.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// What an object of a type can be made by.
struct DeclaredInitializer {
    /// The argument labels; nil for `_`.
    let labels: [String?]
    /// Whether a call needs no arguments.
    let isPlain: Bool
    let isConvenience: Bool
    let isFailable: Bool
    /// Whether only the declaration's own file or type sees it, or nobody may call it.
    let isHidden: Bool
}

/// A method or property.
struct DeclaredMember {
    enum Kind {
        case method(Signature)
        case property(isSettable: Bool)
    }

    struct Parameter {
        /// The argument label; nil for `_`.
        let label: String?
        let type: String
    }

    struct Signature {
        var parameters: [Parameter] = []
        var isAsync = false
        var isThrowing = false
        var isGeneric = false
        var returns: String?
    }

    let kind: Kind
    let name: String
    let attributes: Set<String>
    let modifiers: Set<String>
    /// What `@objc(…)` calls it.
    let writtenName: String?
    let isInExtension: Bool
    /// The path of its file.
    let file: String
    let node: DeclSyntax

    var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
    var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

    var signature: Signature? {
        if case .method(let signature) = kind { return signature }
        return nil
    }

    /// What Objective-C calls it: a selector or the name of a property.
    var objectiveCName: String {
        if let writtenName { return writtenName }
        guard let signature else { return name }
        return ObjectiveCName.selector(name, labels: signature.parameters.map(\.label))
    }

    /// Whether the declaration itself says that Objective-C sees it.
    var isMarked: Bool { !attributes.isDisjoint(with: Self.exposing) }

    private static let exposing: Set = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "GKInspectable", "IBSegueAction",
    ]
}
