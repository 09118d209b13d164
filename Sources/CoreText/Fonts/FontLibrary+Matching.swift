import Foundation

extension FontLibrary {
    /// The system font at a size in points; a size of 0 or less asks for 12.
    ///
    /// Inter carrying San Francisco's vertical measures, widths and tracking, so that labels are as high and as wide as
    /// on a phone.
    package func systemFont(
        ofSize size: CGFloat, traits: FontTraits = FontTraits(), design: SystemFontDesign = .standard
    ) -> CTFont {
        let points = CTFont.usable(size)
        let request = FontRequest(name: .system(design), size: points, traits: traits)
        let found = font(request) {
            let name = SystemFont.name(design, traits)
            for family in SystemFont.families(design) {
                guard let choice = nearest(family: family, traits: traits) else { continue }
                let isStandard = design == .standard
                let widths = FaceWidths.sanFrancisco(SystemFontWidths(size: points, weight: traits.weight))
                return CTFont(
                    face: isStandard ? face(choice.face, widths: widths) : choice.face, pointSize: points,
                    metrics: SystemFont.metrics(weight: traits.weight),
                    tracking: isStandard ? SystemFontTracking.points(size: points) : 0, synthesis: choice.synthesis,
                    requestedName: name)
            }
            return anyFace.map { CTFont(face: $0, pointSize: points, requestedName: name) }
        }
        guard let found else { preconditionFailure(FontError.noFonts.description) }
        return found
    }

    /// Whether there is any font to set text in; without one, asking for the system font ends the program.
    package var hasFonts: Bool {
        // The one that is wanted in any case is not opened for nothing.
        SystemFont.families(.standard).contains { nearest(family: $0, traits: FontTraits()) != nil } || anyFace != nil
    }

    /// Whatever there is, where nothing is that should be.
    private var anyFace: FontFace? { registeredFaces.first ?? catalog.records.lazy.compactMap(face).first }

    /// The font with a PostScript name or a full name, a registered one before an installed one before a stand-in;
    /// nil for a name that neither this machine nor Apple's systems know.
    package func font(named name: String, size: CGFloat) -> CTFont? {
        if FontStandIn.isPrivate(name) { return font(named: FontStandIn.forPrivateNames, size: size) }
        let points = CTFont.usable(size)
        let key = FontCatalog.key(name)
        // By the name as it is written, which the font of a stand-in keeps: spellings may differ.
        return font(FontRequest(name: .face(name), size: points, traits: FontTraits())) {
            if let face = registeredFaces.first(where: { FontCatalog.key($0.postScriptName) == key }) {
                return CTFont(face: face, pointSize: points)
            }
            if let face = catalog.face(named: name).flatMap(face) { return CTFont(face: face, pointSize: points) }
            if let (standIn, traits) = FontStandIn.forFace(named: name) {
                return stand(in: standIn, traits: traits, size: points, asked: name, name: name)
            }
            return installed(family: name, traits: FontTraits(), size: points)
        }
    }

    /// The face of a family nearest to some traits; nil for a family that nobody knows.
    package func font(family: String, size: CGFloat, traits: FontTraits = FontTraits()) -> CTFont? {
        let points = CTFont.usable(size)
        return font(FontRequest(name: .family(family), size: points, traits: traits)) {
            if let found = installed(family: family, traits: traits, size: points) { return found }
            guard let standIn = FontStandIn.forFamily(family) else { return nil }
            return stand(
                in: standIn, traits: traits, size: points, asked: family, name: standIn.faceName(traits))
        }
    }

    private func installed(family: String, traits: FontTraits, size: CGFloat) -> CTFont? {
        nearest(family: family, traits: traits).map {
            CTFont(face: $0.face, pointSize: size, synthesis: $0.synthesis)
        }
    }

    /// - Parameters:
    ///   - asked: The name or family that the font was asked for by, for reports.
    ///   - name: The name that the font goes by.
    private func stand(
        in standIn: FontStandIn, traits: FontTraits, size: CGFloat, asked: String, name: String
    ) -> CTFont? {
        for family in standIn.servedBy {
            guard let choice = nearest(family: family, traits: traits) else { continue }
            report(FontSubstitution(asked: asked, served: choice.face.postScriptName))
            if let design = standIn.sanFrancisco {
                return sanFrancisco(design, traits: traits, size: size, name: name, choice)
            }
            let isRegular = choice.face.traits.weight == 400
            let spacing = isRegular ? standIn.spacing[traits.weight] ?? 0 : 0
            let widths = standIn.widths(servedBy: choice.face, weight: traits.weight)
            return CTFont(
                face: widths.map { face(choice.face, widths: $0) } ?? choice.face, pointSize: size,
                metrics: standIn.metricsByWeight[traits.weight] ?? standIn.metrics, tracking: spacing * size,
                synthesis: choice.synthesis, requestedName: name)
        }
        return nil
    }

    /// San Francisco asked for by a name of its own, whose letters have no tracking.
    ///
    /// Source: stored frames of documents of two projects that bring its files.
    private func sanFrancisco(
        _ design: SanFranciscoDesign, traits: FontTraits, size: CGFloat, name: String,
        _ choice: (face: FontFace, synthesis: FontSynthesis)
    ) -> CTFont {
        let widths = FaceWidths.sanFrancisco(SystemFontWidths(design, weight: traits.weight))
        return CTFont(
            face: face(choice.face, widths: widths), pointSize: size,
            metrics: SystemFont.metrics(weight: traits.weight), synthesis: choice.synthesis, requestedName: name)
    }

    /// The nearest face of a family, and what must be imitated because the family lacks it.
    func nearest(family: String, traits: FontTraits) -> (face: FontFace, synthesis: FontSynthesis)? {
        let key = FontCatalog.key(family)
        let registered = registeredFaces.filter { FontCatalog.key($0.familyName) == key }
        if let face = registered.min(by: { $0.traits.distance(to: traits) < $1.traits.distance(to: traits) }) {
            let instance = instance(of: face, traits: traits)
            return (instance, FontSynthesis(of: traits, from: instance.traits))
        }
        let records = catalog.family(family).sorted {
            $0.traits.distance(to: traits) < $1.traits.distance(to: traits)
        }
        for record in records {
            guard let face = face(record) else { continue }
            let instance = instance(of: face, traits: traits)
            let present = instance === face ? record.traits : instance.traits
            return (instance, FontSynthesis(of: traits, from: present))
        }
        return nil
    }
}

extension FontSynthesis {
    /// What is missing between a face and the traits wanted: a bold is fattened by 1/24 em, an italic leans by 1 in 5.
    init(of wanted: FontTraits, from present: FontTraits) {
        self.init(
            emboldening: wanted.weight >= 600 && present.weight < 600 ? 1.0 / 24 : 0,
            skew: wanted.slant == .italic && present.slant == .upright ? 0.2 : 0)
    }
}

/// What there is to know of a face before it is opened: what descriptors are compared with.
package struct FaceDescription: Hashable, Sendable {
    package let postScriptName: String
    package let familyName: String
    package let styleName: String
    package let traits: FontTraits
}

extension FontLibrary {
    /// All faces, registered ones first.
    package var faces: [FaceDescription] {
        registeredFaces.map(\.faceDescription)
            + catalog.records.filter { !$0.postScriptName.isEmpty }.map(\.faceDescription)
    }

    /// The faces that have glyphs for all characters of a set, registered ones first.
    package func faces(covering characters: CharacterSet) -> [FaceDescription] {
        let scalars = (UInt32(0)...0x10_FFFF).filter { Unicode.Scalar($0).map(characters.contains) ?? false }
        return registeredFaces.filter { scalars.allSatisfy($0.covers) }.map(\.faceDescription)
            + catalog.records.filter { scalars.allSatisfy($0.coverage.contains) }.map(\.faceDescription)
    }
}

extension FontFace {
    fileprivate var faceDescription: FaceDescription {
        FaceDescription(postScriptName: postScriptName, familyName: familyName, styleName: styleName, traits: traits)
    }
}

extension FontRecord {
    fileprivate var faceDescription: FaceDescription {
        FaceDescription(postScriptName: postScriptName, familyName: familyName, styleName: styleName, traits: traits)
    }
}
