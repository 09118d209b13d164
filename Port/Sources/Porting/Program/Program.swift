/// What the files of a program declare, as far as rewriters have to know of other files.
public struct Program {
    /// By name; extensions are part of their types.
    private(set) var types: [String: DeclaredType] = [:]
    /// The words of the types that variables and parameters of a name are declared with anywhere.
    private(set) var variables: [String: Set<String>] = [:]
    private var names: Set<String> = []
    /// The names of methods that `#selector` names anywhere.
    private(set) var selected: Set<String> = []
    /// The names of properties that calls anywhere ask for by their names.
    private var keyed: Set<String> = []
    /// The names of properties in key paths anywhere.
    private var inKeyPaths: Set<String> = []
    /// Whether a file speaks of Swift's own attributed strings, whose characters are a view of theirs.
    private(set) var mentionsAttributedString = false
    /// Whether a file makes something through a parameter for a type, or through `Self`.
    private(set) var makesByMetatypes = false
    /// Whether a file speaks of attributes as Swift before version 4 did, when their names were strings.
    private(set) var mentionsFormerAttributes = false
    /// The names of what is asked for attributes, or handed them, by their former names.
    private(set) var formerAttributeHolders: Set<String> = []
    /// The names of what is asked for something that is named as an attribute.
    private(set) var attributeLookups: Set<String> = []
    /// The constants that are handed to attributed texts as names of attributes: `Constants.token`, `tokenAttribute`.
    private(set) var attributeConstants: Set<String> = []
    private(set) var attributeProperties: Set<String> = []
    /// The words of the types that have names of their own anywhere.
    private(set) var aliases: [String: Set<String>] = [:]

    /// Reads files.
    ///
    /// - Parameters:
    ///   - files: The files that are rewritten together.
    ///   - others: Files of modules that they import; these are read only.
    public init(_ files: [SourceFile], reading others: [SourceFile] = []) {
        for file in others {
            let reader = read(file)
            for var type in reader.types {
                type.end = nil
                merge(type)
            }
        }
        for file in files {
            let reader = read(file)
            for type in reader.types { merge(type) }
        }
    }

    private mutating func read(_ file: SourceFile) -> DeclarationReader {
        let reader = DeclarationReader(file)
        variables.merge(reader.variables) { $0.union($1) }
        names.formUnion(reader.names)
        selected.formUnion(reader.selected)
        keyed.formUnion(reader.keyed)
        inKeyPaths.formUnion(reader.inKeyPaths)
        mentionsAttributedString = mentionsAttributedString || reader.mentionsAttributedString
        makesByMetatypes = makesByMetatypes || reader.makesByMetatypes
        mentionsFormerAttributes = mentionsFormerAttributes || reader.mentionsFormerAttributes
        formerAttributeHolders.formUnion(reader.formerAttributeHolders)
        attributeLookups.formUnion(reader.attributeLookups)
        attributeConstants.formUnion(reader.attributeConstants)
        attributeProperties.formUnion(reader.attributeProperties)
        aliases.merge(reader.aliases) { $0.union($1) }
        return reader
    }

    private mutating func merge(_ type: DeclaredType) {
        guard var known = types[type.name] else {
            types[type.name] = type
            return
        }
        known.kind = known.kind ?? type.kind
        known.end = type.end ?? known.end
        known.isGeneric = known.isGeneric || type.isGeneric
        known.isLocal = known.isLocal || type.isLocal
        known.inherited += type.inherited
        known.attributes.formUnion(type.attributes)
        known.modifiers.formUnion(type.modifiers)
        known.members += type.members
        known.initializers += type.initializers
        types[type.name] = known
    }

    // MARK: Looking up

    /// Whether the program gives a name to something of its own, other than by overriding.
    func declares(_ name: String) -> Bool { types[name]?.kind != nil || names.contains(name) }

    /// Whether a type of the program has a member of a name.
    func declares(member name: String) -> Bool {
        types.values.contains { type in type.members.contains { $0.name == name } }
    }

    /// Whether a type of the program has a method of a name whose first argument has a label; nil for none.
    func declares(_ method: String, first label: String?) -> Bool {
        types.values.contains { type in
            type.members.contains { member in
                guard member.name == method, let first = member.signature?.parameters.first else { return false }
                return first.label == label
            }
        }
    }

    /// The type that a name means within another type.
    func type(named name: String, within scope: String = "") -> DeclaredType? {
        var outer = scope.split(separator: ".").map(String.init)
        while true {
            if let found = types[(outer + [name]).joined(separator: ".")] { return found }
            if outer.isEmpty { return nil }
            outer.removeLast()
        }
    }

    /// A type and what it inherits from, as far as the program declares that; each once.
    func ancestry(of type: DeclaredType) -> [DeclaredType] {
        var (found, names, next) = ([type], Set([type.name]), 0)
        while next < found.count {
            for name in found[next].inherited {
                guard let parent = self.type(named: name, within: found[next].name),
                    names.insert(parent.name).inserted
                else { continue }
                found.append(parent)
            }
            next += 1
        }
        return found
    }

    /// Whether a type is or inherits from one of some names, which may be of other modules.
    func inherits(_ type: DeclaredType, from names: Set<String>) -> Bool {
        ancestry(of: type).contains { names.contains($0.name) || !names.isDisjoint(with: $0.inherited) }
    }

    /// Whether Objective-C sees a member on Apple's systems.
    func exposes(_ member: DeclaredMember, of type: DeclaredType) -> Bool {
        if member.isMarked { return true }
        if member.attributes.contains("nonobjc") { return false }
        let ancestry = ancestry(of: type)
        let isOfMembers = ancestry.contains { $0.kind == .class && $0.attributes.contains("objcMembers") }
        if isOfMembers, !member.isPrivate { return true }
        // Before Swift 4 a class of Objective-C's kind showed all its members to Objective-C.
        if member.signature != nil, selected.contains(member.name),
            type.members.allSatisfy({ !$0.isMarked || $0.name != member.name })
        {
            return true
        }
        if member.signature == nil, keyed.contains(member.name), isObject(type),
            !member.modifiers.contains("override")
        {
            return true
        }
        return ancestry.contains { parent in
            parent.kind == .protocol && parent.attributes.contains("objc")
                && parent.members.contains { $0.name == member.name && $0.objectiveCName == member.objectiveCName }
        }
    }

    /// Whether the program asks for a property of a class by its name.
    func isObserved(_ name: String, in typeName: String) -> Bool {
        (keyed.contains(name) || inKeyPaths.contains(name)) && (type(named: typeName).map(isObject) ?? false)
    }

    /// Whether a type is a class that may be one of Objective-C's kind, and that a table can list.
    private func isObject(_ type: DeclaredType) -> Bool {
        type.kind == .class && !type.inherited.isEmpty && !type.isGeneric && !type.isLocal
    }

    /// The members of a name that a type has or inherits, the nearest first.
    func members(named name: String, of type: DeclaredType) -> [DeclaredMember] {
        ancestry(of: type).flatMap { $0.members.filter { $0.name == name } }
    }
}

extension Program {
    /// Whether a subclass of the program overrides a member.
    func isOverridden(_ member: DeclaredMember, of type: DeclaredType) -> Bool {
        types.values.contains { other in
            other.name != type.name
                && other.members.contains { $0.name == member.name && $0.modifiers.contains("override") }
                && ancestry(of: other).contains { $0.name == type.name }
        }
    }

    /// The files in which a type has members that satisfy a condition, in a fixed order.
    func files(of type: DeclaredType, where holds: (DeclaredMember) -> Bool) -> [String] {
        Set(type.members.filter(holds).map(\.file)).sorted()
    }
}
