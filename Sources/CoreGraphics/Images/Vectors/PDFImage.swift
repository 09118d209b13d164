import Foundation

/// The first page of a PDF file as an image, drawn by poppler's `pdftocairo`.
///
/// No well-kept library with a C interface draws PDF. The program gets the bytes on its standard input, 10 seconds of
/// the processor and 20 in all, and 2 GiB of memory; what it writes is read as any PNG file.
enum PDFImage {
    /// The page's crop box at a number of pixels in a point, on a transparent ground.
    static func image(_ data: Data, scale: CGFloat) throws(ImageFileError) -> CGImage {
        let output = try run(on: data, pixelsPerInch: 72 * scale)
        guard !output.isEmpty else { throw .damaged("pdftocairo cannot draw it") }
        return try ImageFile(output).image()
    }

    private static let command = """
        command -v pdftocairo > /dev/null || exit 127
        ulimit -t 10; ulimit -v 2097152
        exec timeout 20 pdftocairo -q -png -transp -cropbox -singlefile -r "$1" - - 2> /dev/null
        """

    private static func run(on data: Data, pixelsPerInch: CGFloat) throws(ImageFileError) -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command, "sh", "\(pixelsPerInch)"]
        let output = Pipe()
        process.standardOutput = output
        do {
            let input = try TemporaryInput(data)
            process.standardInput = input.handle
            try process.run()
        } catch {
            throw .damaged("pdftocairo cannot be started: \(error.localizedDescription)")
        }
        let bytes = try? output.fileHandleForReading.read(upToCount: ImageFile.maximumBytes)
        // Whoever writes on after the limit is stopped by the closed pipe.
        try? output.fileHandleForReading.close()
        process.waitUntilExit()
        if process.terminationStatus == 127 { throw .missingLibrary(kind: "PDF", package: "poppler-utils") }
        return bytes ?? Data()
    }
}

/// Bytes that another program reads, in a file that has no name any more.
private struct TemporaryInput {
    let handle: FileHandle

    init(_ data: Data) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("placard-\(UUID().uuidString)")
        try data.write(to: file, options: .withoutOverwriting)
        defer { try? FileManager.default.removeItem(at: file) }
        handle = try FileHandle(forReadingFrom: file)
    }
}
