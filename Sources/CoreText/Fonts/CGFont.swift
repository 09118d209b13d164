import Foundation

/// A face without a size, made from the bytes of a font file: what `CTFontManagerRegisterGraphicsFont` takes.
///
/// Immutable. Declared here and not in CoreGraphics, because faces are opened here.
/// Source: Apple's documentation of `CGFont`.
public final class CGFont: Sendable {
    let face: FontFace

    init(_ face: FontFace) {
        self.face = face
    }

    /// Opens the first face of a font file's bytes; nil if they are none that can be used.
    public convenience init?(_ provider: CGDataProvider) {
        guard let face = try? FontFace(file: FontFile(provider.bytes, name: "CGFont"), index: 0) else { return nil }
        self.init(face)
    }

    /// Finds a face by its PostScript or full name; nil if there is none of that name, nor one that stands in for it.
    public convenience init?(_ name: CFString) {
        guard let font = FontLibrary.shared.font(named: name as String, size: 1) else { return nil }
        self.init(font.face)
    }

    public var postScriptName: CFString? { face.postScriptName as NSString }
    public var fullName: CFString? { "\(face.familyName) \(face.styleName)" as NSString }
    /// The number of font units in an em.
    public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
}
