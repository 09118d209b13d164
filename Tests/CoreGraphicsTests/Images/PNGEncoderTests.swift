import CCairo
import CRaster
import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Files are read back by libpng (through Cairo), which shares no code with the writer.
@Suite struct PNGEncoderTests {
    private func decoded(_ file: Data) -> [UInt32]? {
        final class Reader {
            var rest: Data
            init(_ file: Data) { rest = file }
        }
        let reader = Reader(file)
        let surface = cairo_image_surface_create_from_png_stream(
            { reader, target, length in
                guard let reader, let target else { return CAIRO_STATUS_READ_ERROR }
                let source = Unmanaged<Reader>.fromOpaque(reader).takeUnretainedValue()
                guard source.rest.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
                source.rest.prefix(Int(length)).copyBytes(to: target, count: Int(length))
                source.rest = source.rest.dropFirst(Int(length))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(reader).toOpaque())
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let opaque: UInt32 = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
        let width = Int(cairo_image_surface_get_width(surface))
        return (0..<Int(cairo_image_surface_get_height(surface))).flatMap { row in
            let start = data + row * Int(cairo_image_surface_get_stride(surface))
            return UnsafeRawPointer(start).assumingMemoryBound(to: UInt32.self).withMemoryRebound(
                to: UInt32.self, capacity: width
            ) { Array(UnsafeBufferPointer(start: $0, count: width)).map { $0 | opaque } }
        }
    }

    /// The content of a chunk, found by its name.
    private func chunk(_ name: String, in file: Data) -> [UInt8]? {
        let bytes = [UInt8](file)
        var at = 8
        while at + 8 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            if Array(name.utf8) == Array(bytes[at + 4..<at + 8]) { return Array(bytes[at + 8..<at + 8 + length]) }
            at += 12 + length
        }
        return nil
    }

    /// The kind of color in IHDR: 2 for RGB, 3 for a palette, 6 for RGBA.
    private func colorType(_ file: Data) -> UInt8? { chunk("IHDR", in: file)?[9] }

    private func random(_ count: Int, from colors: Int, opaque: Bool) -> [UInt32] {
        var random = SplitMix(seed: UInt64(count * 31 + colors))
        var palette: Set<UInt32> = []
        while palette.count < colors {
            let alpha = opaque ? 255 : random.next() % 256
            let channels = [16, 8, 0].reduce(UInt64(0)) { $0 | (random.next() % (alpha + 1)) << $1 }
            palette.insert(UInt32(alpha << 24 | channels))
        }
        let list = palette.sorted()
        return (0..<count).map { list[$0 < colors ? $0 : Int(random.next() % UInt64(colors))] }
    }

    @Test(arguments: [
        (1, 1, 1, false, 3), (7, 5, 3, false, 3), (32, 8, 256, false, 3), (257, 1, 257, false, 6),
        (40, 30, 900, false, 6), (30_000, 2, 200, false, 3), (30_000, 1, 300, true, 2), (1, 30_000, 9, true, 3),
        (20, 20, 256, true, 3), (20, 20, 300, true, 2), (1, 300, 300, true, 2),
    ])
    func everyPixelIsReadBackExactly(width: Int, height: Int, colors: Int, opaque: Bool, type: UInt8) throws {
        let pixels = random(width * height, from: colors, opaque: opaque)
        let image = try #require(CGImage(width: width, height: height, pixels: pixels))
        for level in [nil, 1, 12] {
            let file = try PNGEncoder(compressionLevel: level).encode(image)
            #expect(colorType(file) == type)
            #expect(decoded(file) == pixels)
        }
    }

    /// Sizes around those of the blocks that compressors cut rows into; every second image is mostly one color.
    @Test(arguments: 0..<48)
    func imagesOfAnySizeAreReadBackExactly(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        let (width, height) = (1 + Int(random.next() % 700), 1 + Int(random.next() % 300))
        let bits = random.next() % 9
        let opaque: UInt32 = seed % 3 == 0 ? 0xFF00_0000 : 0
        var pixels = (0..<width * height).map { _ in
            seed % 2 == 0 && random.next() % 16 != 0 ? opaque : UInt32(random.next() >> (64 - 4 * bits)) | opaque
        }
        placard_premultiply(&pixels, pixels.count)
        let image = try #require(CGImage(width: width, height: height, pixels: pixels))
        let file = try PNGEncoder().encode(image)
        #expect(decoded(file) == pixels)
        let read = try ImageFile(file).image()
        #expect(read.withPixels { Array($0) } == pixels)
        #expect(try PNGEncoder().encode(image) == file)
    }

    /// No compressor makes these smaller: what a file takes must suffice for all of them as they are.
    @Test func noiseFitsIntoTheFile() throws {
        var random = SplitMix(seed: 5)
        let pixels = (0..<1_500_000).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
        let image = try #require(CGImage(width: 1500, height: 1000, pixels: pixels))
        for level in [nil, 1] {
            let file = try PNGEncoder(compressionLevel: level).encode(image)
            #expect(decoded(file) == pixels)
            #expect(file.count < 4_520_000)
        }
    }

    /// Bytes of every frequency, which codes of different lengths stand for.
    @Test(arguments: [0, 1, 2, 3, 100, 4_096, 65_535, 65_536, 1_000_000])
    func whatCannotBeCompressedStaysWithinItsBound(count: Int) throws {
        for spread in UInt64(1)...8 {
            var random = SplitMix(seed: spread)
            let bytes = (0..<count).map { _ in
                UInt8(random.next() % 256 >> (random.next() % spread))
            }
            let size = Compressor.with(level: nil) { $0.compress(bytes, count)?.count }
            let written = try #require(size ?? nil)
            #expect(written <= count + count / 1000 + 1000)
        }
    }

    /// Opacities of text have codes that were made before; other bytes may be coded by them too, which makes them longer.
    @Test(arguments: [0, 1, 4, 5, 100, 65_536, 300_000])
    func whateverIsCodedAsTextIsReadBack(count: Int) throws {
        for spread in UInt64(1)...8 {
            var random = SplitMix(seed: spread)
            let bytes = (0..<count).map { index in
                spread % 2 == 0 ? UInt8(index / 300 % 256) : UInt8(random.next() % 256 >> (random.next() % spread))
            }
            let file = Compressor.with(level: nil) { $0.compress(bytes, count, .text).map { Data($0) } }
            let written = try #require(file ?? nil)
            #expect(written.count <= count + count / 2 + 1024)
            #expect(written.inflated(atMost: count + 1) == Data(bytes))
        }
    }

    /// A palette of all opacities in black is that of text; every pixel comes back, at each size.
    @Test(arguments: 0..<24)
    func opacitiesOfTextAreReadBackExactly(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        let (width, height) = (1 + Int(random.next() % 400), 1 + Int(random.next() % 90))
        let color: UInt32 = [0, 0xFF_FFFF, 0xFF_0000][seed % 3]
        let pixels = (0..<width * height).map { _ in
            let alpha = random.next() % 4 == 0 ? UInt32(random.next() % 256) : 0
            return alpha << 24 | (alpha << 16 | alpha << 8 | alpha) & color
        }
        let image = try #require(CGImage(width: width, height: height, pixels: pixels))
        let file = try PNGEncoder(scale: 2).encode(image)
        #expect(colorType(file) == 3)
        #expect(decoded(file) == pixels)
        #expect(try ImageFile(file).image().withPixels { Array($0) } == pixels)
    }

    /// What keeps igzip from hashing the address of its memory: a block of the first bytes, which is their history. The
    /// format: RFC 1951, section 3.2.4.
    @Test(arguments: [0, 1, 3, 4, 5, 100, 70_000])
    func theFirstBytesStandAsTheyAre(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
        let file = try #require(
            Compressor.with(level: nil) { $0.compress(bytes, count).map(Array.init) } ?? nil)
        let head = min(count, 4)
        let header: [UInt8] = [0x78, 0x01, count > 4 ? 0 : 1, UInt8(head), 0, ~UInt8(head), 0xFF]
        #expect(file.starts(with: header + bytes.prefix(4)))
    }

    /// Seen in one film of a hundred, whose pixels were right: ISA-L 2.30 found other matches at other addresses.
    @Test func bytesDoNotDependOnWhereTheCompressorLies() throws {
        var random = SplitMix(seed: 11)
        var bytes: [UInt8] = []
        while bytes.count < 200_000 {
            let period = Int(random.next() % 8) + 1
            bytes += (0..<period).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            for _ in 0..<random.next() % 600 { bytes.append(bytes[bytes.count - period]) }
        }
        for content in [Compressor.Content.text, .anything] {
            var files = Set<[UInt8]>()
            func compress(_ depth: Int) {
                _ = Compressor.with(level: nil) { compressor in
                    if let file = compressor.compress(bytes, bytes.count, content) { files.insert(Array(file)) }
                    if depth < 32 { compress(depth + 1) }
                }
            }
            compress(0)
            #expect(files.count == 1)
        }
    }

    @Test func levelsAreForFilesThatAreKept() throws {
        let drawing = try Drawing(300, 200, scale: 2) { context in
            for step in 0..<40 {
                context.fillEllipse(in: CGRect(x: step * 7, y: step * 4, width: 20 + step, height: 30))
            }
        }
        let image = try #require(drawing.image)
        let sizes = try [nil, 6, 12].map { try PNGEncoder(compressionLevel: $0).encode(image).count }
        #expect(sizes[0] > sizes[1] && sizes[1] >= sizes[2])
    }

    /// All pairs of color and alpha that a premultiplied pixel can have.
    @Test func everyPremultipliedValueSurvives() throws {
        var pixels: [UInt32] = []
        for alpha in UInt32(0)..<256 {
            for value in UInt32(0)..<256 {
                let (red, green) = (min(value, alpha), min(255 - value, alpha))
                pixels.append(alpha << 24 | red << 16 | green << 8)
            }
        }
        let image = try #require(CGImage(width: 256, height: 256, pixels: pixels))
        let file = try PNGEncoder(compressionLevel: 6).encode(image)
        #expect(decoded(file) == pixels)
    }

    @Test func theScaleIsWrittenAsPixelsPerMetre() throws {
        let image = try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_0000]))
        // 144 pixels per inch of 0.0254 meters are 5,669.3 per meter.
        let density: [UInt8] = [0, 0, 0x16, 0x25]
        #expect(chunk("pHYs", in: try PNGEncoder(scale: 2).encode(image)) == density + density + [1])
        #expect(chunk("pHYs", in: try PNGEncoder(scale: 1).encode(image)) == nil)
        #expect(chunk("pHYs", in: try PNGEncoder(scale: .nan).encode(image)) == nil)
    }

    @Test func absurdLevelsAreBroughtIntoRange() throws {
        let image = try #require(CGImage(width: 2, height: 1, pixels: [0xFF00_0000, 0]))
        #expect(decoded(try PNGEncoder(compressionLevel: 99).encode(image)) == [0xFF00_0000, 0])
        #expect(decoded(try PNGEncoder(compressionLevel: -1).encode(image)) == [0xFF00_0000, 0])
    }

    @Test func aDrawingIsWrittenAsItIs() throws {
        let drawing = try Drawing(60, 40, scale: 2) {
            $0.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.7))
            $0.fillEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 30))
        }
        let image = try #require(drawing.image)
        #expect(decoded(try PNGEncoder(scale: 2).encode(image)) == drawing.pixels)
    }
}

/// A small random number generator with a seed, so that a failure comes again (Steele, Lea and Flood 2014).
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}
