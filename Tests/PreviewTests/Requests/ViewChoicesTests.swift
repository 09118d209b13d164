import Testing

@testable import PlacardPreview

@MainActor @Suite struct ViewChoicesTests {
    private func choices(_ pairs: KeyValuePairs<String, String>) throws -> ViewChoices {
        try ViewChoices(Query(pairs.map { ($0.key, $0.value) }))
    }

    @Test func whatIsLeftOutOrEmptyIsTheDocumentsOwn() throws {
        #expect(try choices([:]) == ViewChoices())
        #expect(try choices(["width": "", "appearance": "", "contentSize": ""]) == ViewChoices())
    }

    @Test func everyChoiceIsRead() throws {
        let choices = try choices([
            "width": "320.5", "height": "200", "scale": "3", "appearance": "dark", "contentSize": "extraLarge",
            "direction": "rtl",
        ])
        #expect(choices.width == 320.5 && choices.height == 200 && choices.scale == 3)
        #expect(choices.environment.appearance == .dark && choices.environment.contentSize == .extraLarge)
        #expect(choices.environment.direction == .rightToLeft)
    }

    @Test func aDeviceGivesItsScreenAndItsSizeClasses() throws {
        let phone = try choices(["device": "iPhoneXLandscape"])
        #expect(phone.device == .iPhoneX(.landscape) && phone.heights == .following)
        #expect(phone.environment.width == .compact && phone.environment.height == .compact)
        #expect(try choices(["device": "iPadMini"]).device == .iPadMini(.portrait))
        #expect(try choices(["device": "iPhoneX", "width": "300"]).device == nil)
    }

    @Test func languagesAndPseudolanguagesAreRead() throws {
        #expect(try choices(["language": "zh-Hant"]).environment.language == "zh-Hant")
        #expect(try choices(["pseudolocale": "longer"]).environment.pseudolocale == .longer)
    }

    @Test(arguments: [
        ("width", "nan"), ("width", "-1"), ("width", "0"), ("height", "inf"), ("height", "1e9"), ("height", "tall"),
        ("scale", "0"), ("scale", "5"), ("appearance", "blue"), ("contentSize", "huge"), ("direction", "up"),
        ("device", "iPhone99"), ("language", "Klingon!"), ("pseudolocale", "shorter"),
    ])
    func whatMakesNoSenseIsRefusedInOneLineThatNamesIt(name: String, value: String) async {
        let answer = await Visitor().get("/download.png", [name: value])
        #expect(answer.status == 400)
        #expect(answer.text.hasPrefix("\(name) “\(value)”") && answer.text.filter { $0 == "\n" }.count == 1)
    }

    @Test func aValueIsQuotedInOneLineAndNotAtLength() {
        let value = "a\nb" + String(repeating: "x", count: 500)
        #expect(throws: Refusal.self) { try choices(["appearance": value]) }
        #expect(Query.quoted(value).count < 100 && !Query.quoted(value).contains("\n"))
    }

    @Test func aNameThatIsGivenTwiceIsRefused() async {
        let answer = await Visitor().get("/download.png", ["width": "10", "width": "20"])
        #expect(answer.status == 400 && answer.text == "width is given twice; give it once\n")
    }

    @Test func aSizeOfTooManyPixelsIsRefused() async {
        let answer = await Visitor().get("/download.png", ["width": "10000", "height": "10000"])
        #expect(answer.status == 400 && answer.text.contains("smaller"))
    }
}
