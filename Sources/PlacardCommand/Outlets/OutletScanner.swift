/// Finds `@IBInspectable`, `@IBOutlet`, `@Outlet`, `@WeakOutlet` and `@IBAction` in Swift source.
///
/// It reads declarations, not the language: both sides of `#if` count, macros are not expanded, and a type is taken
/// as it is written. What it sees but cannot list is reported with the reason.
struct OutletScanner {
    private(set) var classes: [OutletClass] = []
    private(set) var gaps: [OutletGap] = []
    private let tokens: [SwiftToken]
    private var position = 0
    private var scopes: [Scope] = []
    /// What stands before the declaration that comes next.
    private var prefix = DeclarationPrefix()

    /// What lies between braces.
    private enum Scope {
        case code
        case classBody(String)
        /// A body whose members cannot be listed, and why.
        case other(String)
    }

    init(_ source: String) {
        tokens = SwiftLexer.tokens(of: source)
        while position < tokens.count { step() }
    }

    /// Whether declarations count: within functions they do not.
    private var isAtMembers: Bool {
        if case .code? = scopes.last { return false }
        return true
    }

    private mutating func step() {
        let token = tokens[position]
        position += 1
        if token.isSign("{") {
            scopes.append(.code)
        } else if token.isSign("}") {
            _ = scopes.popLast()
            prefix = DeclarationPrefix()
        } else if isAtMembers {
            readMember(token)
        }
    }

    private mutating func readMember(_ token: SwiftToken) {
        if token.isSign("@") { return readAttribute() }
        guard token.kind == .word else { return }
        switch token.text {
        case "class" where next.map { DeclarationPrefix.mayFollowClass($0.text) } == true:
            prefix.modifiers.insert("static")
        case "class", "extension", "struct", "enum", "actor", "protocol": readType(token)
        case "var" where !scopes.isEmpty: readProperty(token)
        case "func" where !scopes.isEmpty: readMethod(token)
        case "var", "func", "let", "init", "deinit", "subscript", "case", "typealias", "import":
            prefix = DeclarationPrefix()
        default: readModifier(token)
        }
    }

    private var next: SwiftToken? { position < tokens.count ? tokens[position] : nil }

    // MARK: What stands before a declaration

    private mutating func readAttribute() {
        guard let name = next, name.kind == .word else { return }
        position += 1
        prefix.attributes.insert(name.text)
        guard next?.isSign("(") == true else { return }
        let argument = readParentheses()
        if name.text == "objc" { prefix.selector = argument.map(\.text).joined() }
    }

    private mutating func readModifier(_ token: SwiftToken) {
        // A word behind a dot is a name in an expression.
        if position > 1, tokens[position - 2].isSign(".") { return }
        guard next?.isSign("(") == true, DeclarationPrefix.access.contains(token.text) else {
            prefix.modifiers.insert(token.text)
            return
        }
        prefix.modifiers.insert("\(token.text)(set)")
        _ = readParentheses()
    }

    /// The tokens between parentheses, the first of which comes next.
    private mutating func readParentheses() -> [SwiftToken] {
        let start = position + 1
        var depth = 0
        while let token = next {
            position += 1
            if token.isSign("(") { depth += 1 }
            if token.isSign(")") { depth -= 1 }
            if depth == 0 { return Array(tokens[start..<position - 1]) }
        }
        return []
    }

    // MARK: Declarations

    private mutating func readType(_ keyword: SwiftToken) {
        var name = ""
        while let token = next, token.kind == .word || token.isSign(".") {
            position += 1
            name += token.text
        }
        let isGeneric = next?.isSign("<") == true
        while let token = next, !token.isSign("{"), !token.isSign("}") { position += 1 }
        prefix = DeclarationPrefix()
        guard next?.isSign("{") == true else { return }
        position += 1
        if !["class", "extension"].contains(keyword.text) {
            scopes.append(.other("it belongs to no class"))
        } else if !scopes.isEmpty || name.contains(".") {
            scopes.append(.other("the class lies in another type, where it cannot be found by its name"))
        } else {
            scopes.append(isGeneric ? .other("the class is generic") : .classBody(name))
        }
    }

    private mutating func readProperty(_ keyword: SwiftToken) {
        defer { prefix = DeclarationPrefix() }
        guard prefix.isProperty, let name = next, name.kind == .word else { return }
        position += 1
        // An @Outlet is found without a table; only its observers are not run then.
        let isFound = !prefix.attributes.isDisjoint(with: ["Outlet", "WeakOutlet"])
        let isComputed = !SettableProperty(tokens[position...]).isSettable
        if let reason = prefix.reasonAgainstSetting ?? (isComputed ? "it has no setter" : nil) {
            if !isFound { gaps.append(OutletGap(line: keyword.line, message: "\(name.text) is left out: \(reason)")) }
            return
        }
        add(.property(name.text), name.text, keyword.line, isMissed: !isFound)
    }

    private mutating func readMethod(_ keyword: SwiftToken) {
        defer { prefix = DeclarationPrefix() }
        guard prefix.attributes.contains("IBAction"), let name = next, name.kind == .word else { return }
        position += 1
        guard next?.isSign("(") == true else {
            gaps.append(OutletGap(line: keyword.line, message: "\(name.text) is left out: it is generic"))
            return
        }
        let signature = MethodSignature(name: name.text, parameters: readParentheses(), selector: prefix.selector)
        let isAsync = next?.isWord("async") == true
        let reason = prefix.reasonAgainstCalling ?? (isAsync ? "it is asynchronous" : signature.reasonAgainst)
        if let reason {
            gaps.append(OutletGap(line: keyword.line, message: "\(name.text) is left out: \(reason)"))
        } else {
            add(signature.member, name.text, keyword.line, isMissed: true)
        }
    }

    private mutating func add(_ member: OutletClass.Member, _ name: String, _ line: Int, isMissed: Bool) {
        if case .other(let reason)? = scopes.last, isMissed {
            gaps.append(OutletGap(line: line, message: "\(name) is left out: \(reason)"))
        }
        guard case .classBody(let owner)? = scopes.last else { return }
        if !classes.contains(where: { $0.name == owner }) { classes.append(OutletClass(name: owner)) }
        guard let index = classes.firstIndex(where: { $0.name == owner }) else { return }
        if !classes[index].members.contains(member) { classes[index].members.append(member) }
    }
}

/// The attributes and modifiers before a declaration.
struct DeclarationPrefix {
    var attributes: Set<String> = []
    var modifiers: Set<String> = []
    /// What `@objc(…)` names the method.
    var selector: String?

    static let access: Set = ["private", "fileprivate", "internal", "package", "public", "open"]

    /// Whether a word after `class` says that this is a modifier, and no type begins.
    static func mayFollowClass(_ word: String) -> Bool {
        access.contains(word)
            || ["func", "var", "let", "subscript", "override", "final", "nonisolated"].contains(word)
    }

    /// Whether a nib might set the property that follows.
    var isProperty: Bool { !attributes.isDisjoint(with: ["IBInspectable", "IBOutlet", "Outlet", "WeakOutlet"]) }

    var reasonAgainstCalling: String? {
        if modifiers.contains("static") { return "it belongs to the class" }
        let isHidden = !modifiers.isDisjoint(with: ["private", "fileprivate"])
        return isHidden ? "it is private, and the table lies in another file" : nil
    }

    var reasonAgainstSetting: String? {
        if let reason = reasonAgainstCalling { return reason }
        let isReadOnly = !modifiers.isDisjoint(with: ["private(set)", "fileprivate(set)"])
        return isReadOnly ? "only its own file may set it" : nil
    }
}
