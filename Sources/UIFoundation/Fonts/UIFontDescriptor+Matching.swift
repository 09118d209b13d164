extension UIFontDescriptor {
    /// Descriptors of the fonts that have what this one asks for, the nearest first.
    ///
    /// Names, family, face, traits and characters are compared; the results have this descriptor's size.
    ///
    /// - Parameter mandatoryKeys: What a font must have to be among them; nil for all that the descriptor asks for.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        let query = FaceQuery(request)
        let keys = mandatoryKeys ?? [.name, .family, .face, .traits, .characterSet]
        let faces = query.candidates(keys).filter { query.isMet(by: $0, keys) }
        let nearest = faces.enumerated().sorted {
            let (left, right) = (query.distance(to: $0.element), query.distance(to: $1.element))
            return (left, $0.offset) < (right, $1.offset)
        }
        return nearest.map { UIFontDescriptor(name: $0.element.postScriptName, size: request.size) }
    }
}

/// What a descriptor says of the face that it wants.
private struct FaceQuery {
    private let request: FontRequest
    private var name: String?
    private var family: String?
    private var traits: FontTraits?

    init(_ request: FontRequest) {
        self.request = request
        switch request.source {
        case .name(let name): self.name = name
        case .family(let family, let traits): (self.family, self.traits) = (family, traits)
        case .system(_, let traits): self.traits = traits == FontTraits() ? nil : traits
        }
    }

    func candidates(_ keys: Set<UIFontDescriptor.AttributeName>) -> [FaceDescription] {
        guard keys.contains(.characterSet), let characters = request.modifiers.characters else {
            return FontLibrary.shared.faces
        }
        return FontLibrary.shared.faces(covering: characters)
    }

    func isMet(by face: FaceDescription, _ keys: Set<UIFontDescriptor.AttributeName>) -> Bool {
        if keys.contains(.name), let name, face.postScriptName != name { return false }
        if keys.contains(.family), let family, face.familyName != family { return false }
        guard keys.contains(.traits), let traits else { return true }
        let wanted = UIFontDescriptor.SymbolicTraits(traits)
        return UIFontDescriptor.SymbolicTraits(face.traits).isSuperset(of: wanted)
    }

    func distance(to face: FaceDescription) -> Int {
        let stranger = family.map { $0 == face.familyName ? 0 : 1 } ?? 0
        return stranger * 10_000_000 + face.traits.distance(to: traits ?? FontTraits())
    }
}
