import Testing

@testable import PlacardCoreText

/// The rules of UAX #9 one by one. Where the standard has an example under a rule, it is the first case of that rule.
///
/// In these texts capitals stand for Hebrew letters, `@` for an Arabic letter, `~` for an Arabic-Indic digit and `^`
/// for a mark that combines; the rest stands for itself.
@Suite struct BidiAlgorithmTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: String
        var text: String
        /// `-` takes the direction from the text.
        var base: Character
        /// A digit for each character of `text`.
        var levels: String

        init(_ rule: String, _ text: String, _ base: Character, _ levels: String) {
            (self.rule, self.text, self.base, self.levels) = (rule, text, base, levels)
        }

        var testDescription: String { "\(rule): \(text)" }
    }

    @Test(arguments: paragraphCases + explicitCases + weakCases + bracketCases + neutralCases + lineCases)
    func aRuleGivesTheLevelsThatTheStandardSays(_ example: Case) {
        let levels = resolve(example.text, base: example.base.wholeNumberValue.map { UInt8($0) }).levels
        #expect(levels.map { String($0) }.joined() == example.levels)
    }

    // MARK: - Cases

    private static let lre = "\u{202A}"
    private static let rle = "\u{202B}"
    private static let pdf = "\u{202C}"
    private static let lro = "\u{202D}"
    private static let rlo = "\u{202E}"
    private static let lri = "\u{2066}"
    private static let rli = "\u{2067}"
    private static let fsi = "\u{2068}"
    private static let pdi = "\u{2069}"

    static let paragraphCases = [
        Case("P1, each paragraph has its own direction", "a.\u{2029}A.\u{2029}b.", "-", "000111" + "00"),
        Case("P1, CR and LF end one paragraph", "A.\r\na.", "-", "111100"),
        Case("P2, the first strong character counts", "1.A a", "-", "21112"),
        Case("P2, what an isolate holds does not", "\(rli)A\(pdi)a", "-", "0100"),
        Case("P2, nor what an isolate without end holds", "\(lri)a A", "-", "0223"),
        Case("P2, an embedding's character is skipped", "\(rle)a", "-", "22"),
        Case("P3, nothing strong is left to right", "1. 2", "-", "0000"),
        Case("HL1, the base may be given", "a.", "1", "21"),
    ]

    static let explicitCases = [
        Case("X2, right-to-left embedding", "a\(rle)b\(pdf)c", "0", "02220"),
        Case("X3, left-to-right embedding", "A\(lre)B\(pdf)C", "1", "13331"),
        Case("X4, right-to-left override", "a\(rlo)b1\(pdf)c", "0", "011110"),
        Case("X5, left-to-right override", "A\(lro)B~\(pdf)C", "1", "122221"),
        Case("X5a, right-to-left isolate", "a\(rli)b1\(pdi)c", "0", "002200"),
        Case("X5b, left-to-right isolate", "A\(lri)B~\(pdi)C", "1", "113411"),
        Case("X5c, first-strong isolate", "a\(fsi)1A\(pdi)\(fsi)1b\(pdi)c", "0", "0021002200"),
        Case("X5c, an inner isolate does not decide", "a\(fsi)\(lri)b\(pdi)A\(pdi)c", "0", "001" + "2" + "1100"),
        Case("X6, an override holds for isolates themselves", "\(rlo)a\(lri)b\(pdi)c\(pdf)", "0", "11121" + "10"),
        Case("X6a, a PDI ends embeddings inside", "a\(rli)\(lre)b\(pdi)c", "0", "002200"),
        Case("X6a, a PDI without isolate is neutral", "A\(pdi)B", "0", "111"),
        Case("X7, a PDF does not end an isolate", "a\(rli)B\(pdf)C\(pdi)d", "0", "0011100"),
        Case("X7, a PDF without embedding does nothing", "a\(pdf)A", "0", "001"),
        Case("X8, a separator ends all of them", "a\(rle)b\u{2029}c", "0", "02200"),
        Case("X9, what is removed divides nothing", "A\u{200B}\(lre)\(pdf)B", "0", "11111"),
        // BD13, example 2: the text around an isolate is one sequence, so its numbers find the letter before it.
        Case("X10, an isolate does not part its surroundings", "a\(rli)B\(pdi)1", "0", "00100"),
        // BD13, example 1: two embeddings side by side are one level run.
        Case("X10, adjoining embeddings are one run", "a\(rle)B\(pdf)\(rle)1\(pdf)c", "0", "01112220"),
        Case("X10, sos and eos take the higher level", "a\(rle).\(pdf)b", "0", "01110"),
    ]

    static let weakCases = [
        Case("W1, a mark is what it stands on", "@^^", "0", "111"),
        Case("W1, at the start it is like sos", "^a", "1", "12"),
        Case("W1, after an isolate initiator it is neutral", "A\(lri)^\(pdi)", "1", "1" + "1" + "2" + "1"),
        Case("W1, after a PDI it is neutral", "a\(lri)\(pdi)^A", "1", "21111"),
        Case("W2, digits after an Arabic letter", "@1", "1", "12"),
        Case("W2, also after neutrals", "@ 1,2", "0", "11222"),
        Case("W2, not after a Hebrew letter", "A 1", "0", "112"),
        Case("W2, not after a Latin letter", "@a 1", "0", "1000"),
        Case("W3, Arabic letters are right to left", "@", "0", "1"),
        Case("W4, a hyphen between European digits", "A1-2", "0", "1222"),
        Case("W4, a comma between European digits", "A1,2", "0", "1222"),
        Case("W4, a comma between Arabic digits", "~,~", "0", "222"),
        Case("W4, not a hyphen between Arabic digits", "~-~", "1", "212"),
        Case("W4, not two commas", "A1,,2", "1", "12112"),
        Case("W4, not between different digits", "A1,~", "1", "1212"),
        Case("W5, signs before digits", "A$$1", "0", "1222"),
        Case("W5, signs after digits", "A1$$", "0", "1222"),
        Case("W5, not at Arabic digits", "~$1", "1", "222"),
        Case("W6, other signs are neutral", "~$A", "0", "211"),
        Case("W6, and do not join", "a-1", "1", "222"),
        Case("W6, a comma between different digits", "A1,~$", "0", "12120"),
        Case("W7, digits after a Latin letter are like it", "a 1", "1", "222"),
        Case("W7, not after a Hebrew letter", "A 1", "1", "112"),
        Case("W7, at the start digits are like sos", "1A", "0", "01"),
    ]

    static let bracketCases = [
        // The four examples under rule N0.
        Case("N0, with the embedding's direction inside", "AB(CD[&ef]!)gh", "1", "11111112211122"),
        Case(
            "N0, the context before decides", "smith (fabrikam ARABIC) HEBREW", "1",
            String(
                repeating: "2", count: 5) + "11" + String(repeating: "2", count: 8)
                + String(repeating: "1", count: 15)),
        Case("N0, a plural in brackets stays with its word", "ARABIC book(s)", "1", "11111112222222"),
        Case("N0, nothing strong inside leaves it to N1", "a(1)A", "1", "22221"),
        Case("N0 b, the embedding's direction wins", "A(b)C", "0", "10001"),
        Case("N0 c1, opposite inside and before", "A(B)c", "0", "11110"),
        Case("N0 c2, opposite inside only", "a(B)C", "0", "00101"),
        Case("N0 d, nothing inside", "A()B", "0", "1111"),
        Case("N0, digits count as right to left", "A(1)b", "0", "11210"),
        Case("N0, a mark on a bracket goes with it", "a(B)^C", "0", "001001"),
        Case("N0, an outer pair is the context of an inner one", "a(B[C])D", "0", "00111101"),
        Case("BD16, brackets of different kinds do not pair", "a(b]C", "1", "22211"),
        Case("BD16, an opening bracket left open is passed over", "a([b)C", "1", "222221"),
        Case("BD16, equivalent angle brackets pair", "a\u{2329}B\u{3009}C", "0", "00101"),
        Case("BD14, an overridden bracket does not pair", "A\(lro)(\(pdf)b)C", "1", "1222211"),
        Case("BD16, brackets of different sequences do not pair", "a(\(rli)b)\(pdi)C", "1", "2114311"),
    ]

    static let neutralCases = [
        Case("N1, between Latin", "a b", "1", "222"),
        Case("N1, between Hebrew", "A B", "0", "111"),
        Case("N1, between Hebrew and a number", "A 1", "0", "112"),
        Case("N1, between Arabic numbers", "~ ~", "0", "212"),
        Case("N2, otherwise like the embedding, left to right", "a A", "0", "001"),
        Case("N2, otherwise like the embedding, right to left", "a A", "1", "211"),
        Case("N1, an isolate is a neutral", "A\(lri)b\(pdi)C", "0", "11211"),
        Case("I1, numbers on an even level", "A1~", "0", "122"),
        Case("I2, letters and numbers on an odd level", "aA1~", "1", "2122"),
        Case("Above U+FFFF both halves have one level", "a\u{10800}\u{1F600}b", "0", "011000"),
    ]

    static let lineCases = [
        Case("L1, a separator", "A\u{9}B", "0", "101"),
        Case("L1, spaces before a separator", "A \u{9}B", "0", "1001"),
        Case("L1, spaces at the end", "A  ", "0", "100"),
        Case("L1, isolates at the end", "A \(lri)\(pdi)", "0", "1000"),
        Case("L1, what X9 removes goes along", "A \u{200B} ", "0", "1000"),
        Case("L1, not other neutrals", "a .", "1", "211"),
        Case("L1, nor spaces within", "A B", "0", "111"),
    ]

    // MARK: - Limits

    /// BD2: nothing is deeper than 125, and what does not fit is counted so that its end is found again.
    @Test func embeddingsBeyondTheDeepestLevelAreCountedAndIgnored() {
        let deep = String(repeating: Self.rle + Self.lre, count: 100)
        let text = "a" + deep + "b" + String(repeating: Self.pdf, count: 200) + "c"
        let levels = resolve(text, base: 0).levels
        #expect(levels[201] == 124 + 2 && levels.last == 0)
    }

    @Test func isolatesBeyondTheDeepestLevelAreCountedAndIgnored() {
        let deep = String(repeating: Self.rli + Self.lri, count: 100)
        let text = "a" + deep + "b" + String(repeating: Self.pdi, count: 200) + "c"
        let levels = resolve(text, base: 0).levels
        #expect(levels[201] == 124 + 2 && levels.last == 0)
    }

    /// BD16: with 63 brackets open, a further one ends the search; pairs that were found stand.
    @Test(arguments: [(62, "the pair is found"), (63, "it is beyond the limit")])
    func bracketsPairSixtyThreeDeep(_ depth: Int, _ outcome: String) {
        let text = "a" + String(repeating: "[", count: depth) + "(b)C"
        let closing = resolve(text, base: 1).levels[depth + 3]
        #expect(closing == (depth < 63 ? 2 : 1), "\(outcome)")
    }

    @Test func pairsThatAreCompleteBeforeTheLimitStand() {
        let text = "a(b)" + String(repeating: "[", count: 64) + "C"
        #expect(resolve(text, base: 1).levels[3] == 2)
    }

    @Test(.timeLimit(.minutes(1)))
    func aMillionCharactersInAlternatingEmbeddingsAreRead() {
        checkRepetition(of: Self.rle + "a" + Self.lre + "A", count: 250_000)
    }

    /// Texts whose cost would grow with the square of their length if rules searched from each character.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            rli + "a" + lri + "A", rli + "a" + pdi + "A", fsi, fsi + "a" + pdi, "(A", "[a(A", "(A[a)", "A\u{2029}",
            "$",
            "^", rlo + pdf,
        ])
    func longTextsTakeNoLongerThanTheirLength(_ pattern: String) {
        checkRepetition(of: pattern, count: 60_000 / pattern.utf16.count)
    }

    private func checkRepetition(of pattern: String, count: Int) {
        let result = resolve(String(repeating: pattern, count: count), base: nil)
        #expect(result.levels.count == count * pattern.utf16.count)
    }

    private func resolve(_ text: String, base: UInt8?) -> BidiLevels {
        let units = text.utf16.map { (unit: UInt16) -> UInt16 in
            switch unit {
            case 0x41...0x5A: 0x5D0 + (unit - 0x41)
            case 0x40: 0x627
            case 0x7E: 0x663
            case 0x5E: 0x301
            default: unit
            }
        }
        return units.withUnsafeBufferPointer { BidiAlgorithm.levels(of: $0, base: base) }
    }
}
