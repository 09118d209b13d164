/// Subclasses that keep the text themselves, as Apple's documentation describes them.
extension NSTextStorage {
    /// Whether a subclass answers for the characters: then Foundation's storage only follows it.
    var keepsTextItself: Bool {
        if let known = log.keepsTextItself { return known }
        guard log.isMade else { return false }
        log.hasAskedFoundation = type(of: self) == NSTextStorage.self
        if !log.hasAskedFoundation { _ = string }
        log.keepsTextItself = !log.hasAskedFoundation
        return !log.hasAskedFoundation
    }

    // MARK: Following

    /// Takes all of a subclass's text into Foundation's storage.
    func adoptAll() {
        adopt(NSRange(location: 0, length: super.length))
    }

    /// Takes what a subclass has changed without a word, as some do within `processEditing()`.
    ///
    /// - Returns: The range in which attributes changed so; nil for none.
    func adoptWhatWasNotReported() -> NSRange? {
        if super.string != string { adoptAll() }
        var parts: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        enumerateOwnRuns(in: NSRange(location: 0, length: super.length)) { attributes, range in
            var start = range.location
            while start < range.location + range.length {
                var reach = NSRange(location: start, length: 1)
                let known = super.attributes(at: start, effectiveRange: &reach)
                let part = reach.intersection(range) ?? NSRange(location: start, length: 1)
                if !Self.areSame(known, attributes) { parts.append((attributes, part)) }
                start = max(part.location + part.length, start + 1)
            }
        }
        for part in parts { super.setAttributes(part.attributes, range: part.range) }
        return parts.map(\.range).reduce(nil) { $0?.union($1) ?? $1 }
    }

    private static func areSame(
        _ first: [NSAttributedString.Key: Any], _ second: [NSAttributedString.Key: Any]
    ) -> Bool {
        first.count == second.count
            && first.allSatisfy { key, value in
                guard let other = second[key] else { return false }
                guard let value = value as? AnyHashable, let other = other as? AnyHashable else { return false }
                return value == other
            }
    }

    /// Takes what a subclass has changed into Foundation's storage.
    ///
    /// How far the text has grown is counted here: what subclasses report is at times counted in characters.
    ///
    /// - Parameter edited: The range before the change.
    func adopt(_ edited: NSRange) {
        let text = string as NSString
        let known = super.length
        let start = min(max(0, edited.location), known)
        let old = NSRange(location: start, length: min(max(0, edited.length), known - start))
        let length = old.length + text.length - known
        guard length >= 0 else { return adoptAll() }
        super.replaceCharacters(in: old, with: text.substring(with: NSRange(location: start, length: length)))
        enumerateOwnRuns(in: NSRange(location: start, length: length)) { attributes, range in
            super.setAttributes(attributes, range: range)
        }
    }

    /// Runs of attributes as the subclass tells them.
    private func enumerateOwnRuns(
        in range: NSRange, _ body: (_ attributes: [NSAttributedString.Key: Any], _ range: NSRange) -> Void
    ) {
        var start = range.location
        let end = range.location + range.length
        while start < end {
            var reach = NSRange(location: start, length: 1)
            let attributes = attributes(at: start, effectiveRange: &reach)
            let next = min(max(reach.location + reach.length, start + 1), end)
            body(attributes, NSRange(location: start, length: next - start))
            start = next
        }
    }

    // MARK: Changing by the four primitives

    /// Replaces characters and then sets the attributes of each run.
    func replaceByPrimitives(_ range: NSRange, with text: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, reach, _ in
            setAttributes(
                attributes, range: NSRange(location: range.location + reach.location, length: reach.length))
        }
        endEditing()
    }

    /// Sets the attributes of each run after a change.
    func changeByPrimitives(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        enumerateOwnRuns(in: range) { runs.append(($0, $1)) }
        beginEditing()
        for var run in runs {
            change(&run.attributes)
            setAttributes(run.attributes, range: run.range)
        }
        endEditing()
    }
}
