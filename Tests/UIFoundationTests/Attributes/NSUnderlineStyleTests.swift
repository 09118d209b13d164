import PlacardUIFoundation
import Testing

@Suite struct NSUnderlineStyleTests {
    /// The raw values of dotnet/macios's binding of iOS.
    @Test func rawValuesAreThoseOfIOS() {
        #expect(NSUnderlineStyle.single.rawValue == 1 && NSUnderlineStyle.thick.rawValue == 2)
        #expect(NSUnderlineStyle.double.rawValue == 9 && NSUnderlineStyle.byWord.rawValue == 0x8000)
        #expect(NSUnderlineStyle.patternDot.rawValue == 0x100 && NSUnderlineStyle.patternDash.rawValue == 0x200)
        #expect(NSUnderlineStyle.patternDashDot.rawValue == 0x300)
        #expect(NSUnderlineStyle.patternDashDotDot.rawValue == 0x400)
    }
}
