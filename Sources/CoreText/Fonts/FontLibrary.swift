import Foundation
import Synchronization

/// All fonts that can be asked for: registered files first, then what is installed, then stand-ins.
///
/// One for the process (`shared`) is enough; others serve tests and programs that must see certain files only.
/// Safe on any thread. Bounded: 2,048 fonts are remembered, so that equal requests give the same object.
package final class FontLibrary: Sendable {
    /// The fonts of this machine.
    package static let shared = FontLibrary(FontCatalog(.installed))

    let catalog: FontCatalog
    private let state = Mutex(State())

    private struct State {
        var faces: [FaceKey: FontFace] = [:]
        var instances: [InstanceKey: FontFace] = [:]
        var refused: Set<FaceKey> = []
        var registered: [FontFace] = []
        var fonts: [FontRequest: CTFont] = [:]
        var fallbacks: [FallbackKey: FontFace?] = [:]
        var choices: [FontChoicesKey: FontChoices] = [:]
        var substitutions: [String: FontSubstitution] = [:]
        /// How often the registered faces have changed: an answer that was looked for before is not remembered after.
        var registrations = 0

        /// What was found before other faces were there.
        mutating func removeCachedAnswers() {
            registrations += 1
            fonts.removeAll()
            fallbacks.removeAll()
            choices.removeAll()
        }
    }

    struct FaceKey: Hashable {
        var path: String
        var index: Int
    }

    /// A face made of another one; the file is known by identity, because two in memory may have one name. Faces hold theirs.
    private struct InstanceKey: Hashable {
        let file: ObjectIdentifier
        let index: Int
        let variations: [FontVariation]
        var widths: FaceWidths?

        init(_ face: FontFace, variations: [FontVariation], widths: FaceWidths? = nil) {
            (file, index) = (ObjectIdentifier(face.file), face.index)
            (self.variations, self.widths) = (variations, widths)
        }
    }

    init(_ catalog: FontCatalog) {
        self.catalog = catalog
    }

    /// A library that sees the files in and below some folders and nothing else.
    package convenience init(directories: [URL]) {
        self.init(FontCatalog(.directories(directories)))
    }

    // MARK: - Faces

    /// The face of a record, opened on first use; nil if its file is broken.
    func face(_ record: FontRecord) -> FontFace? {
        let key = FaceKey(path: record.path, index: record.index)
        let known = state.withLock { ($0.faces[key], $0.refused.contains(key)) }
        if known.0 != nil || known.1 { return known.0 }
        let opened = try? FontFace(file: FontFile(contentsOf: record.file, .mapped), index: record.index)
        return state.withLock { state in
            if let first = state.faces[key] { return first }
            if let opened { state.faces[key] = opened } else { state.refused.insert(key) }
            return opened
        }
    }

    /// A variable face with the weight, width and slant that are wanted; a static face itself.
    ///
    /// Bounded: 512 instances; beyond that all are dropped and made again on demand.
    func instance(of face: FontFace, traits: FontTraits) -> FontFace {
        variant(of: face, at: traits.variations(on: face.axes))
    }

    /// A variable face at other places on its axes, as near as these reach; those that are not named stay where they are.
    package func instance(of face: FontFace, variations: [FontVariation]) -> FontFace {
        guard !variations.isEmpty else { return face }
        let places = face.axes.compactMap { axis in
            let wanted = variations.last { $0.tag == axis.tag }
            return wanted.map { FontVariation(tag: axis.tag, value: axis.reachable($0.value)) }
                ?? face.variations.first { $0.tag == axis.tag }
        }
        return variant(of: face, at: places)
    }

    private func variant(of face: FontFace, at places: [FontVariation]) -> FontFace {
        guard !places.isEmpty, places != face.variations else { return face }
        let key = InstanceKey(face, variations: places)
        return instance(key) { try? FontFace(file: face.file, index: face.index, variations: places) } ?? face
    }

    /// A face with other widths, made once.
    func face(_ face: FontFace, widths: FaceWidths) -> FontFace {
        let key = InstanceKey(face, variations: face.variations, widths: widths)
        return instance(key) { FontFace(face, widths: widths) } ?? face
    }

    private func instance(_ key: InstanceKey, _ make: () -> FontFace?) -> FontFace? {
        if let known = state.withLock({ $0.instances[key] }) { return known }
        guard let made = make() else { return nil }
        return state.withLock { state in
            if let first = state.instances[key] { return first }
            if state.instances.count >= 512 { state.instances.removeAll() }
            state.instances[key] = made
            return made
        }
    }

    /// Adds the faces of a font file; they are found before installed ones of the same name.
    ///
    /// A file that was added before is not read again.
    ///
    /// - Throws: `FontError.unreadable` or `.corrupt`, naming the file.
    @discardableResult
    package func register(contentsOf url: URL) throws(FontError) -> [FontFace] {
        let known = registeredFaces { $0.isOfFile(at: url) }
        return known.isEmpty ? try register(FontFile(contentsOf: url)) : known
    }

    /// Adds the faces of a font that is in memory. `name` is what errors call it.
    @discardableResult
    package func register(_ data: Data, name: String) throws(FontError) -> [FontFace] {
        try register(FontFile(data, name: name))
    }

    private func register(_ file: FontFile) throws(FontError) -> [FontFace] {
        var faces: [FontFace] = []
        for index in 0..<(try FreeTypeFace.count(in: file)) { faces.append(try FontFace(file: file, index: index)) }
        register(faces)
        return faces
    }

    func register(_ faces: [FontFace]) {
        state.withLock { state in
            state.registered.append(contentsOf: faces)
            state.removeCachedAnswers()
        }
    }

    /// Takes away registered faces; fonts that were made of them live on.
    ///
    /// - Returns: Whether there were any.
    func unregister(where isMeant: (FontFace) -> Bool) -> Bool {
        state.withLock { state in
            let before = state.registered.count
            state.registered.removeAll(where: isMeant)
            state.removeCachedAnswers()
            return state.registered.count < before
        }
    }

    /// All faces that were opened and are kept.
    var openedFaces: [FontFace] {
        state.withLock { Array($0.faces.values) + Array($0.instances.values) + $0.registered }
    }

    var registeredFaces: [FontFace] { state.withLock { $0.registered } }

    func registeredFaces(where isMeant: (FontFace) -> Bool) -> [FontFace] { registeredFaces.filter(isMeant) }

    // MARK: - Fonts

    /// The font that a request was answered with before, or what `make` answers now.
    func font(_ request: FontRequest, make: () -> CTFont?) -> CTFont? {
        let (known, registrations) = state.withLock { ($0.fonts[request], $0.registrations) }
        if let known { return known }
        guard let made = make() else { return nil }
        return state.withLock { state in
            guard state.registrations == registrations else { return made }
            if let first = state.fonts[request] { return first }
            if state.fonts.count >= 2_048 { state.fonts.removeAll() }
            state.fonts[request] = made
            return made
        }
    }

    /// A face that covers some text, remembered by its first character.
    func fallback(_ key: FallbackKey, find: () -> FontFace?) -> FontFace? {
        let (known, registrations) = state.withLock { ($0.fallbacks[key], $0.registrations) }
        if let known { return known }
        let found = find()
        state.withLock { state in
            guard state.registrations == registrations else { return }
            if state.fallbacks.count >= 16_384 { state.fallbacks.removeAll() }
            state.fallbacks[key] = .some(found)
        }
        return found
    }

    /// The fonts that serve a script beside a font that was asked for.
    ///
    /// Bounded: 64 fonts and scripts.
    func choices(for font: CTFont, script: UInt32, language: String?) -> FontChoices {
        let key = FontChoicesKey(font: ObjectIdentifier(font), script: script, language: language)
        return state.withLock { state in
            if let known = state.choices[key] { return known }
            if state.choices.count >= 64 { state.choices.removeAll() }
            let made = FontChoices(font, script: script)
            state.choices[key] = made
            return made
        }
    }

    /// How often the registered faces have changed: what was found before may be found otherwise since.
    var registrations: Int { state.withLock { $0.registrations } }

    // MARK: - Reports

    /// Every font that was asked for and served by another since the library was made.
    package var substitutions: [FontSubstitution] {
        state.withLock { $0.substitutions.values.sorted { $0.asked < $1.asked } }
    }

    func report(_ substitution: FontSubstitution) {
        state.withLock { state in
            guard state.substitutions.count < 1_024 else { return }
            state.substitutions[substitution.asked] = substitution
        }
    }

    /// The families, registered and installed, sorted by name.
    package var familyNames: [String] {
        Array(Set(catalog.familyNames + registeredFaces.map(\.familyName))).sorted()
    }

    /// The families of Apple's systems that other families stand in for here, sorted.
    package var familiesWithStandIns: [String] { FontStandIn.families }

    /// The PostScript names of a family's faces; of one that others stand in for, those that it has on Apple's systems.
    package func fontNames(forFamily family: String) -> [String] {
        let key = FontCatalog.key(family)
        let registered = registeredFaces.filter { FontCatalog.key($0.familyName) == key }.map(\.postScriptName)
        let found = Set(registered + catalog.family(family).map(\.postScriptName))
        return found.isEmpty ? FontStandIn.forFamily(family)?.faces ?? [] : found.sorted()
    }

    /// The families that can be asked for: those that are here and those of Apple's systems, sorted by name.
    package var knownFamilyNames: [String] { Set(familyNames + FontStandIn.appleFamilies).sorted() }

    /// The family in the PostScript name of a font that another stands in for, or of the system's; nil for other names.
    package func familyStoodInFor(named name: String) -> String? { FontStandIn.forFace(named: name)?.standIn.family }

    /// The family of the system's font in a design, as Apple's systems call it.
    package func systemFamilyName(_ design: SystemFontDesign) -> String { SystemFont.familyName(design) }

    /// The file that serves a family in its regular face, for reports; nil if nothing does.
    package func file(forFamily family: String) -> URL? {
        if let face = registeredFaces.first(where: { $0.familyName == family }) { return face.url }
        return catalog.family(family).min {
            $0.traits.distance(to: FontTraits()) < $1.traits.distance(to: FontTraits())
        }?
        .file
    }
}

/// A font that was asked for and the one that serves instead.
package struct FontSubstitution: Hashable, Sendable {
    /// The name that was asked for.
    package var asked: String
    /// The name of the face that serves instead.
    package var served: String
}

/// What a font was asked for by.
struct FontRequest: Hashable, Sendable {
    enum Name: Hashable, Sendable {
        case system(SystemFontDesign)
        case face(String)
        case family(String)
        /// A face that helps another font out, deformed as that one is.
        case fallback(ObjectIdentifier, CGAffineTransform)
    }

    var name: Name
    var size: CGFloat
    var traits: FontTraits
}

/// Whose choices are remembered together; they keep the font alive that the key names.
struct FontChoicesKey: Hashable, Sendable {
    var font: ObjectIdentifier
    var script: UInt32
    var language: String?
}

/// What decides which face serves text that the asked-for font lacks.
struct FallbackKey: Hashable, Sendable {
    var scalar: UInt32
    var script: UInt32
    var language: String
    var traits: FontTraits
    var wantsColor: Bool
}
