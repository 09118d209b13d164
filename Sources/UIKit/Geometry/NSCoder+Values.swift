import Foundation

/// Geometry in archives, written as texts as on Apple's systems; points, sizes and rectangles are Foundation's to write.
/// Source: Apple's documentation of `NSCoder`.
extension NSCoder {
    /// Writes a vector.
    public func encode(_ vector: CGVector, forKey key: String) { write(Self.string(for: vector), key) }
    /// Writes a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) { write(Self.string(for: transform), key) }
    /// Writes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { write(Self.string(for: insets), key) }
    /// Writes insets.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        write(Self.string(for: insets), key)
    }
    /// Writes an offset.
    public func encode(_ offset: UIOffset, forKey key: String) { write(Self.string(for: offset), key) }

    /// The point under a key; zero where there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }
    /// The vector under a key; zero where there is none.
    public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }
    /// The size under a key; zero where there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }
    /// The rectangle under a key; zero where there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }
    /// The transform under a key; the identity where there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        containsValue(forKey: key) ? Self.cgAffineTransform(for: text(key)) : .identity
    }
    /// The insets under a key; zero where there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(key)) }
    /// The insets under a key; zero where there are none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        Self.nsDirectionalEdgeInsets(for: text(key))
    }
    /// The offset under a key; zero where there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

    private func write(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

    private func text(_ key: String) -> String {
        guard containsValue(forKey: key) else { return "" }
        return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
    }
}
