import Foundation

/// What a descriptor does to a face beyond choosing it: deform its glyphs, space them evenly, leave some out.
public struct FontModifiers: Hashable, Sendable {
    /// What is done to each glyph about its origin, y up; the translation is in points. Advances are stretched by `a`,
    /// heights by `d`, whatever their signs.
    public var matrix: CGAffineTransform
    /// Points that every character takes, in place of the font's own advances and of the matrix's; nil leaves them.
    public var fixedAdvance: CGFloat?
    /// The characters that the font may serve, of those that it has; nil for all. Others come from the cascade.
    public var characters: CharacterSet?

    public static let none = FontModifiers()

    public init(matrix: CGAffineTransform = .identity, fixedAdvance: CGFloat? = nil, characters: CharacterSet? = nil)
    {
        self.matrix = matrix
        self.fixedAdvance = fixedAdvance
        self.characters = characters
    }

    func admits(_ scalar: UInt32) -> Bool {
        guard let characters, let scalar = Unicode.Scalar(scalar) else { return true }
        return characters.contains(scalar)
    }
}
