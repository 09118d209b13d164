import Foundation

/// The checks that bytes pass before any parser sees them.
///
/// Foundation's parser crashes on names that are not UTF-8 and on processing instructions without content, and libxml2
/// honors whatever encoding and entities the bytes declare. Interface Builder writes none of these, so a document that has
/// them is refused rather than tamed.
struct IBByteCheck {
    let data: Data
    let file: String

    /// Throws the first thing that is wrong.
    func run() throws(IBError) {
        try checkSize()
        try checkKind()
        try checkText()
        try checkInstructions()
        try checkProlog()
    }

    private func checkSize() throws(IBError) {
        guard !data.isEmpty else { throw refuse("the file is empty; give a .xib or .storyboard as Xcode saves it") }
        guard data.count <= IBLimits.fileSize else {
            throw refuse(
                "the file has \(data.count) bytes, more than the \(IBLimits.fileSize) that are read; "
                    + "move its embedded pictures into an asset catalog")
        }
    }

    private func checkKind() throws(IBError) {
        if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
            throw refuse("this is a compiled nib; give the .xib or .storyboard it was made from")
        }
        if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
            throw refuse("the file is UTF-16; save it as UTF-8, as Interface Builder does")
        }
    }

    private func checkText() throws(IBError) {
        guard String(validating: data, as: UTF8.self) != nil else {
            let line = lineOfFirstInvalidByte()
            throw IBError(file: file, line: line, "the text is not valid UTF-8; save the file as UTF-8")
        }
        let allowed: Set<UInt8> = [0x09, 0x0A, 0x0D]
        if let index = data.firstIndex(where: { $0 < 0x20 && !allowed.contains($0) }) {
            let code = String(data[index], radix: 16)
            throw IBError(
                file: file, line: line(of: index), "the control character 0x\(code) is not allowed in XML; remove it")
        }
    }

    /// The line, from 1, in which a byte stands.
    private func line(of index: Data.Index) -> Int { 1 + data[..<index].count { $0 == 0x0A } }

    private func lineOfFirstInvalidByte() -> Int {
        var decoder = UTF8()
        var bytes = data.makeIterator()
        var line = 1
        while case .scalarValue(let scalar) = decoder.decode(&bytes) {
            if scalar == "\n" { line += 1 }
        }
        return line
    }

    private func checkInstructions() throws(IBError) {
        guard let opening = data.withUnsafeBytes(Self.emptyInstruction) else { return }
        throw IBError(
            file: file, line: line(of: data.startIndex + opening),
            "the processing instruction has no content; remove it")
    }

    /// Where an instruction begins that has nothing but a name.
    private static func emptyInstruction(in bytes: UnsafeRawBufferPointer) -> Int? {
        let (opening, mark, closing) = (UInt8(ascii: "<"), UInt8(ascii: "?"), UInt8(ascii: ">"))
        var start: Int?
        for index in bytes.indices.dropLast() {
            if bytes[index] == opening, bytes[index + 1] == mark {
                start = index
            } else if let begun = start, index > begun + 1, bytes[index] <= 0x20 || bytes[index] == mark {
                if bytes[index] == mark, bytes[index + 1] == closing { return begun }
                start = nil
            }
        }
        return nil
    }

    /// A document type may only stand before the root element, behind comments and processing instructions.
    private func checkProlog() throws(IBError) {
        var rest = Substring(String(decoding: data, as: UTF8.self))
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
        while true {
            rest = rest.drop { $0.isWhitespace }
            if rest.hasPrefix("<?") {
                try checkEncoding(rest.prefix { $0 != ">" })
                rest = skip(rest, past: "?>")
            } else if rest.hasPrefix("<!--") {
                rest = skip(rest, past: "-->")
            } else {
                break
            }
        }
        let line = line(of: data.endIndex - rest.utf8.count)
        if rest.hasPrefix("<!") {
            throw IBError(
                file: file, line: line,
                "the document declares a type or entities, which Interface Builder never writes; remove the <!… > part"
            )
        }
        guard rest.hasPrefix("<") else {
            throw IBError(
                file: file, line: line, "this is not XML; give a .xib or .storyboard as Xcode saves it")
        }
    }

    private func checkEncoding(_ instruction: Substring) throws(IBError) {
        guard instruction.hasPrefix("<?xml "), let found = instruction.firstRange(of: "encoding") else { return }
        let quoted = instruction[found.upperBound...].drop { $0 != "\"" && $0 != "'" }
        let encoding = quoted.dropFirst().prefix { $0 != "\"" && $0 != "'" }.lowercased()
        guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding) else {
            let named = encoding.isEmpty ? "an encoding without a name" : "the encoding \(encoding)"
            throw refuse("the document declares \(named); save it as UTF-8")
        }
    }

    private func skip(_ text: Substring, past end: String) -> Substring {
        guard let range = text.firstRange(of: end) else { return "" }
        return text[range.upperBound...]
    }

    private func refuse(_ message: String) -> IBError { IBError(file: file, message) }
}
