import Foundation
import PlacardUIKit
import Testing

/// Text is measured and drawn on any thread, many at once, with fonts, caches and masks that all of them share.
@Suite struct ParallelDrawingTests {
    /// How many texts each task draws: as many as `PLACARD_TEST_LABELS` says (`make parallel` says 10,000), or a few.
    private static let count = ProcessInfo.processInfo.environment["PLACARD_TEST_LABELS"].flatMap(Int.init) ?? 60

    private static let words = [
        "Hamburg", "fjord", "سلام", "שלום", "日本語", "हिन्दी", "ไทย", "👩🏽‍🚀", "e\u{301}", "office", "12.50 €", "AVAWA",
    ]

    private static func text(_ number: Int) -> NSAttributedString {
        let (first, second) = (words[number % words.count], words[number / 7 % words.count])
        let sizes: [CGFloat] = [11, 13, 17, 22]
        let font: UIFont =
            number % 3 == 0
            ? .systemFont(ofSize: sizes[number % 4], weight: number % 2 == 0 ? .bold : .regular)
            : UIFont(name: "HelveticaNeue", size: sizes[number % 4]) ?? .systemFont(ofSize: 12)
        return NSAttributedString(
            string: "\(first) \(number) \(second)", attributes: [.font: font, .foregroundColor: UIColor.black])
    }

    /// What the sizes and pixels of some texts come to (FNV-1a, by Fowler, Noll and Vo).
    private static func sum(of numbers: Range<Int>) throws -> UInt64 {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ value: UInt64) { sum = (sum ^ value) &* 0x100_0000_01B3 }
        for number in numbers {
            let text = text(number)
            let size = text.size()
            add(Double(size.width).bitPattern)
            let context = try CGContext(size: CGSize(width: 60, height: 40), scale: 1)
            UIGraphicsPushContext(context)
            text.draw(in: CGRect(x: 2, y: 2, width: 56, height: 36))
            UIGraphicsPopContext()
            context.makeImage()?.withPixels { for pixel in $0 { add(UInt64(pixel)) } }
        }
        return sum
    }

    @Test func sixteenTasksDrawWhatOneDraws() async throws {
        let serial = try Self.sum(of: 0..<Self.count)
        let sums = try await withThrowingTaskGroup(of: UInt64.self) { group in
            for _ in 0..<16 { group.addTask { try Self.sum(of: 0..<Self.count) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sums == Array(repeating: serial, count: 16))
    }

    /// Fonts that a program brings come and go while others draw: they serve texts with letters of theirs alone.
    ///
    /// On the main actor, whose other tests thus never meet them.
    @Test func textsDoNotDependOnFontsThatComeAndGo() async throws {
        let url = try #require(
            Bundle.module.url(forResource: "MetricsUI", withExtension: "ttf", subdirectory: "Fixtures"))
        let font = try #require(CGDataProvider(url: url as CFURL).flatMap { CGFont($0) })
        let serial = try (0..<Self.count).map { try Self.sum(of: $0..<$0 + 1) }
        let registering = Task { @MainActor in
            while !Task.isCancelled, CTFontManagerRegisterGraphicsFont(font, nil) {
                CTFontManagerUnregisterGraphicsFont(font, nil)
                await Task.yield()
            }
        }
        let differing = try await withThrowingTaskGroup(of: [Int].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try (0..<Self.count * 4).map { $0 % Self.count }.filter {
                        try Self.sum(of: $0..<$0 + 1) != serial[$0]
                    }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        registering.cancel()
        await registering.value
        #expect(differing == [], "\(differing.map { Self.text($0).string })")
    }
}
