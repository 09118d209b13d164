/// Where a URL in running text ends: before the sentence's punctuation and before brackets that it did not open.
enum URLEnd {
    private static let marks: Set<Character> = [".", ",", ";", ":", "!", "?", "'", "*", "_", "~"]
    private static let pairs: [Character: Character] = [")": "(", "]": "["]

    static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while let last = text.last {
            if let opening = pairs[last] {
                guard count(last, text) > count(opening, text) else { break }
            } else if !marks.contains(last) {
                break
            }
            text = text.dropLast()
        }
        return String(text)
    }

    private static func count(_ mark: Character, _ text: Substring) -> Int { text.lazy.filter { $0 == mark }.count }
}
