import Foundation

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
