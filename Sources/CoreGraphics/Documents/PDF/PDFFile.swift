import Foundation

/// A PDF file under construction: numbered objects, written when they are known, and the table of their places.
///
/// Format: ISO 32000-1 (PDF 1.7), sections 7.3 to 7.5.
struct PDFFile {
    private var text = DocumentText()
    private var places: [Int?] = []

    init() {
        text += "%PDF-1.7\n"
        // Four bytes above 127 tell transfer programs that the file is binary.
        text.append(Data([0x25, 0xE2, 0xE3, 0xCF, 0xD3, 0x0A]))
    }

    /// Reserves a number for an object that is written later.
    mutating func reserve() -> Int {
        places.append(nil)
        return places.count
    }

    mutating func write(_ content: String, as number: Int) {
        places[number - 1] = text.bytes.count
        text += "\(number) 0 obj\n\(content)\nendobj\n"
    }

    @discardableResult
    mutating func add(_ content: String) -> Int {
        let number = reserve()
        write(content, as: number)
        return number
    }

    /// How a stream's bytes are packed, by PDF's names.
    enum Packing: String {
        case deflate = "FlateDecode"
        /// Packed already.
        case jpeg = "DCTDecode"
    }

    /// Writes a stream, compressed; `dictionary` is what stands beside its length and filter.
    mutating func addStream(_ data: Data, _ dictionary: String = "", packing: Packing = .deflate) -> Int {
        let number = reserve()
        let packed = packing == .jpeg ? data : data.deflated()
        places[number - 1] = text.bytes.count
        let filter = packed == nil ? "" : " /Filter /\(packing.rawValue)"
        text += "\(number) 0 obj\n<< /Length \((packed ?? data).count)\(filter) \(dictionary) >>\nstream\n"
        text.append(packed ?? data)
        text += "\nendstream\nendobj\n"
        return number
    }

    mutating func finish(root: Int, info: Int) -> Data {
        let start = text.bytes.count
        text += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
        for place in places { text += String(format: "%010d 00000 %@ \n", place ?? 0, place == nil ? "f" : "n") }
        text += "trailer\n<< /Size \(places.count + 1) /Root \(root) 0 R /Info \(info) 0 R >>\n"
        text += "startxref\n\(start)\n%%EOF\n"
        return Data(text.bytes)
    }
}

extension String {
    /// The text as a PDF string in UTF-16 with its mark, in hexadecimal digits.
    var pdfText: String { "<FEFF" + utf16.map { String(format: "%04X", $0) }.joined() + ">" }

    /// Printable ASCII as a PDF string in parentheses; other characters are percent-encoded already in addresses.
    var pdfLiteral: String {
        let kept = unicodeScalars.filter { (0x20..<0x7F).contains($0.value) }.map(String.init).joined()
        return "("
            + kept.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "(", with: "\\(")
            .replacingOccurrences(of: ")", with: "\\)") + ")"
    }

    /// The text as a PDF name: letters, digits and hyphens.
    var pdfName: String {
        let kept = unicodeScalars.filter {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789-".unicodeScalars.contains($0))
        }
        return kept.isEmpty ? "Unnamed" : String(String.UnicodeScalarView(kept))
    }
}
