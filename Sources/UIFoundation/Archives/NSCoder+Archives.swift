import Foundation

/// What a keyed archive holds, asked for so that what is absent gives nil.
///
/// Foundation on Linux stops the program when an unarchiver of its own making is asked for an object that is not there,
/// and every other kind of coder when it is asked whether something is; so only archives are asked, and asked twice.
extension NSCoder {
    /// The coder, if it reads a keyed archive.
    package var archive: NSKeyedUnarchiver? { self as? NSKeyedUnarchiver }

    /// The object under a key.
    ///
    /// - Parameter classes: Which classes a secure archive may hold there.
    package func archived<Value>(_ key: String, of classes: [AnyClass] = [NSObject.self]) -> Value? {
        guard let archive, archive.containsValue(forKey: key) else { return nil }
        return ArchiveLimits.within { archive.decodeObject(of: classes, forKey: key) as? Value }
    }

    /// The number under a key; nil for one that is not finite.
    package func archivedNumber(_ key: String) -> CGFloat? {
        guard let archive, archive.containsValue(forKey: key) else { return nil }
        let number = CGFloat(archive.decodeDouble(forKey: key))
        return number.isFinite ? number : nil
    }

    /// The whole number under a key.
    package func archivedInteger(_ key: String) -> Int? {
        guard let archive, archive.containsValue(forKey: key) else { return nil }
        return archive.decodeInteger(forKey: key)
    }

    /// The truth value under a key.
    package func archivedFlag(_ key: String) -> Bool? {
        guard let archive, archive.containsValue(forKey: key) else { return nil }
        return archive.decodeBool(forKey: key)
    }

    /// The value under a key that was written by `archive(_:as:)`.
    package func archivedValue<Value: Decodable>(_ key: String) -> Value? {
        let data: Data? = archived(key, of: [NSData.self])
        return data.flatMap { try? PropertyListDecoder().decode([Value].self, from: $0).first }
    }

    /// The rectangle under a key.
    package func archivedRect(_ key: String) -> CGRect? {
        guard let numbers = archivedNumbers(key, 4) else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// A certain count of finite numbers under a key.
    package func archivedNumbers(_ key: String, _ count: Int) -> [CGFloat]? {
        let numbers: [CGFloat]? = archivedValue(key)
        return numbers?.count == count && numbers?.allSatisfy(\.isFinite) == true ? numbers : nil
    }

    /// Writes a rectangle.
    package func archive(_ rect: CGRect, as key: String) {
        archive([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], as: key)
    }

    /// Writes a value of any type that can be encoded.
    package func archive(_ value: some Encodable, as key: String) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        // A property list's outermost value has to be a collection.
        if let data = try? encoder.encode([value]) { encode(data as NSData, forKey: key) }
    }

    /// Writes an object, if there is one and it does not lie deeper than archives are read.
    package func archive(_ object: NSObject?, as key: String) {
        if let object { ArchiveLimits.within { encode(object, forKey: key) } }
    }

    /// Writes a text, if there is one.
    package func archive(text: String?, as key: String) {
        if let text { encode(text as NSString, forKey: key) }
    }
}

/// How much of an archive is read or written.
///
/// Foundation on Linux goes through objects that lie in each other, and through those that refer to themselves, until
/// the stack ends.
private enum ArchiveLimits {
    /// How deep objects may lie in each other.
    private static let depth = 200
    /// How many objects may lie in one that lies in none.
    private static let count = 1_000_000

    private static let progress = ThreadLocal((depth: 0, count: 0))

    /// Reads or writes an object; nil beyond a limit.
    @discardableResult static func within<Value>(_ pass: () -> Value?) -> Value? {
        guard progress.value.depth < depth, progress.value.count < count else { return nil }
        progress.value.depth += 1
        progress.value.count += 1
        defer {
            progress.value.depth -= 1
            if progress.value.depth == 0 { progress.value.count = 0 }
        }
        return pass()
    }
}
