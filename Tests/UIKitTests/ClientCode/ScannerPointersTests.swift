import Foundation
import PlacardUIKit
import Testing

/// `Scanner` as code from before iOS 13 calls it, with nil for what is only looked for. Source: Apple's documentation of
/// `Scanner`.
@Suite struct ScannerPointersTests {
    @Test func `numbers are looked for without a place to write to`() {
        let numbers: [UnsafeMutablePointer<Int>?] = [nil]
        #expect(Scanner(string: "12").scanInt(numbers[0]))
        #expect(!Scanner(string: "x").scanInt(numbers[0]))
        let fractions: [UnsafeMutablePointer<Double>?] = [nil]
        #expect(Scanner(string: "1.5").scanDouble(fractions[0]) && !Scanner(string: "").scanDouble(fractions[0]))
    }

    @Test func `colors in hexadecimal figures are read`() {
        var color: UInt64 = 0
        let scanner = Scanner(string: "#ff8800")
        var sign: NSString?
        #expect(scanner.scanString("#", into: &sign) && sign == "#")
        #expect(scanner.scanHexInt64(&color) && color == 0xFF8800)
        var small: UInt32 = 0
        #expect(Scanner(string: "0x1F").scanHexInt32(&small) && small == 31)
    }

    @Test func `texts are written to pointers`() {
        let scanner = Scanner(string: "name: value")
        var (name, sign, value): (NSString?, NSString?, NSString?) = (nil, nil, nil)
        #expect(scanner.scanUpTo(":", into: &name) && scanner.scanString(":", into: &sign))
        #expect(scanner.scanCharacters(from: .letters, into: &value))
        #expect(name == "name" && value == "value")
        #expect(!Scanner(string: "1").scanUpToCharacters(from: .decimalDigits, into: &value) && value == "value")
    }
}
