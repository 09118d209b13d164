import Foundation

/// Finds postal addresses as they are written in the United States, in one pass over a text.
///
/// An address is a house number, a street of up to four words that ends in a word such as `Street` or `Ave`, and after
/// it a city with a state, a ZIP code, or both. Addresses of other countries are not found.
struct AddressScanner {
    struct Found {
        let range: Range<Int>
        let components: [NSTextCheckingKey: String]
    }

    private let tokens: TextTokens
    private let text: TextUnits
    private(set) var found: [Found] = []

    init(_ tokens: TextTokens, of text: TextUnits) {
        (self.tokens, self.text) = (tokens, text)
        var index = 0
        while index < tokens.count {
            if let (address, end) = read(index) {
                found.append(address)
                index = end
            } else {
                index += 1
            }
        }
    }

    private func read(_ start: Int) -> (Found, Int)? {
        guard tokens.number(start) != nil, let street = streetEnd(start) else { return nil }
        var parts: [NSTextCheckingKey: String] = [.street: words(start..<street)]
        var end = street
        var next = afterComma(street)
        if let city = cityEnd(next) {
            let state = afterComma(city)
            guard let code = tokens.word(state), Self.states.contains(code.uppercased()), code.count == 2 else {
                return nil
            }
            parts[.city] = words(next..<city)
            parts[.state] = words(state..<state + 1)
            (next, end) = (state + 1, state + 1)
        }
        if let zip = tokens.number(next), zip.digits == 5 {
            let isLong =
                tokens.isSign("-", next + 1) && tokens.number(next + 2)?.digits == 4 && tokens.isJoined(next + 2)
            end = isLong ? next + 3 : next + 1
            parts[.zip] = words(next..<end)
        }
        guard end > street else { return nil }
        let range = tokens.tokens[start].range.lowerBound..<tokens.tokens[end - 1].range.upperBound
        return (Found(range: range, components: parts), end)
    }

    private func streetEnd(_ start: Int) -> Int? {
        for index in start + 2..<start + 6 {
            guard let word = tokens.word(index - 1), tokens.tokens[index - 1].isCapitalized || word.count <= 3 else {
                return nil
            }
            guard let last = tokens.word(index), Self.streets.contains(last) else { continue }
            return tokens.isSign(".", index + 1) && tokens.isJoined(index + 1) ? index + 2 : index + 1
        }
        return nil
    }

    /// The end of one to three words with capital letters that a state follows.
    private func cityEnd(_ start: Int) -> Int? {
        var index = start
        while index < start + 3, tokens.word(index) != nil, tokens.tokens[index].isCapitalized {
            index += 1
            let state = tokens.word(afterComma(index))?.uppercased() ?? ""
            if Self.states.contains(state) { return index }
        }
        return nil
    }

    /// Behind a comma or a line break.
    private func afterComma(_ index: Int) -> Int {
        var index = index
        while tokens.isSign(",", index) || tokens.isSign("\n", index) { index += 1 }
        return index
    }

    private func words(_ range: Range<Int>) -> String {
        text.text(
            tokens.tokens[range.lowerBound].range.lowerBound..<tokens.tokens[range.upperBound - 1].range.upperBound)
    }

    private static let streets: Set = [
        "st", "street", "ave", "avenue", "blvd", "boulevard", "rd", "road", "dr", "drive", "ln", "lane", "ct",
        "court",
        "pl", "place", "sq", "square", "pkwy", "parkway", "ter", "terrace", "way", "loop", "hwy", "highway", "circle",
    ]
    private static let states = Set(
        ("AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK "
            + "OR PA RI SC SD TN TX UT VT VA WA WV WI WY").split(separator: " ").map(String.init))
}
