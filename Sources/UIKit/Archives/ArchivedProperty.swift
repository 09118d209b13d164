import Foundation

/// A property that archives keep of views of a class: under which key, and how it is written and read.
///
/// What an archive does not hold, or holds as something else, stays as `init` made it.
@MainActor struct ArchivedProperty<View: UIView> {
    fileprivate let write: (View, NSCoder) -> Void
    fileprivate let read: (View, NSCoder) -> Void
}

extension NSCoder {
    /// Writes properties of a view.
    @MainActor func archive<View: UIView>(_ properties: [ArchivedProperty<View>], of view: View) {
        guard allowsKeyedCoding else { return }
        for property in properties { property.write(view, self) }
    }

    /// Sets properties of a view in their order, if an archive of one is read.
    @MainActor func take<View: UIView>(_ properties: [ArchivedProperty<View>], for view: View) {
        guard archive != nil, describesView else { return }
        for property in properties { property.read(view, self) }
    }
}

extension ArchivedProperty {
    /// A truth value.
    static func flag(_ key: String, _ path: ReferenceWritableKeyPath<View, Bool>) -> Self {
        Self {
            $1.encode($0[keyPath: path], forKey: key)
        } read: { view, coder in
            if let flag = coder.archivedFlag(key) { view[keyPath: path] = flag }
        }
    }

    /// A whole number, which is brought into a range.
    static func integer(
        _ key: String, _ path: ReferenceWritableKeyPath<View, Int>, in range: ClosedRange<Int>
    ) -> Self {
        Self {
            $1.encode($0[keyPath: path], forKey: key)
        } read: { view, coder in
            guard let number = coder.archivedInteger(key) else { return }
            view[keyPath: path] = min(max(number, range.lowerBound), range.upperBound)
        }
    }

    /// A number.
    static func number<Number: BinaryFloatingPoint>(
        _ key: String, _ path: ReferenceWritableKeyPath<View, Number>
    ) -> Self {
        Self {
            $1.encode(Double($0[keyPath: path]), forKey: key)
        } read: { view, coder in
            if let number = coder.archivedNumber(key) { view[keyPath: path] = Number(number) }
        }
    }

    /// The case of an enumeration.
    static func choice<Choice: RawRepresentable>(
        _ key: String, _ path: ReferenceWritableKeyPath<View, Choice>
    ) -> Self where Choice.RawValue: BinaryInteger {
        Self {
            $1.encode(Int(clamping: $0[keyPath: path].rawValue), forKey: key)
        } read: { view, coder in
            guard let stored = coder.archivedInteger(key), let number = Choice.RawValue(exactly: stored),
                let choice = Choice(rawValue: number)
            else { return }
            view[keyPath: path] = choice
        }
    }

    /// A color, a font, an attributed text or a view.
    static func object<Object: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<View, Object?>) -> Self {
        Self {
            $1.archive($0[keyPath: path], as: key)
        } read: { view, coder in
            if let object: Object = coder.archived(key) { view[keyPath: path] = object }
        }
    }

    /// A text.
    static func text(_ key: String, _ path: ReferenceWritableKeyPath<View, String?>) -> Self {
        Self {
            $1.archive(text: $0[keyPath: path], as: key)
        } read: { view, coder in
            if let text: String = coder.archived(key) { view[keyPath: path] = text }
        }
    }

    /// Four distances.
    static func insets(_ key: String, _ path: ReferenceWritableKeyPath<View, UIEdgeInsets>) -> Self {
        numbers(key, path, 4, written: \.archived, read: UIEdgeInsets.init(archived:))
    }

    /// A width and a height.
    static func size(_ key: String, _ path: ReferenceWritableKeyPath<View, CGSize>) -> Self {
        numbers(key, path, 2, written: { [$0.width, $0.height] }, read: { CGSize(width: $0[0], height: $0[1]) })
    }

    /// A place.
    static func point(_ key: String, _ path: ReferenceWritableKeyPath<View, CGPoint>) -> Self {
        numbers(key, path, 2, written: { [$0.x, $0.y] }, read: { CGPoint(x: $0[0], y: $0[1]) })
    }

    /// A value of so many numbers.
    private static func numbers<Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<View, Value>, _ count: Int,
        written: @escaping (Value) -> [CGFloat], read: @escaping ([CGFloat]) -> Value
    ) -> Self {
        Self {
            $1.archive(written($0[keyPath: path]), as: key)
        } read: { view, coder in
            if let numbers = coder.archivedNumbers(key, count) { view[keyPath: path] = read(numbers) }
        }
    }

    /// A value of a type that writes itself.
    static func value<Value: Codable>(_ key: String, _ path: ReferenceWritableKeyPath<View, Value>) -> Self {
        Self {
            $1.archive($0[keyPath: path], as: key)
        } read: { view, coder in
            if let value: Value = coder.archivedValue(key) { view[keyPath: path] = value }
        }
    }
}

/// The attributes of a text as archives hold them: those of a text of one letter.
extension NSAttributedString {
    convenience init(archiving attributes: [Key: Any]) { self.init(string: " ", attributes: attributes) }

    var archivedAttributes: [Key: Any] { length > 0 ? attributes(at: 0, effectiveRange: nil) : [:] }
}
