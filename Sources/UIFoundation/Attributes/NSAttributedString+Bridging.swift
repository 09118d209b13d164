import Foundation

extension NSAttributedString {
    /// Attributes as Swift has them: those of a dictionary whose keys are names, as Core Text gives them; nil for others.
    ///
    /// Placard's own, for what `placard port` makes of casts: Foundation on Linux does not bridge such dictionaries.
    public static func attributes(_ value: Any?) -> [Key: Any]? {
        if let attributes = value as? [Key: Any] { return attributes }
        guard let names = value as? [String: Any] else { return nil }
        return Dictionary(uniqueKeysWithValues: names.map { (Key(rawValue: $0.key), $0.value) })
    }
}
