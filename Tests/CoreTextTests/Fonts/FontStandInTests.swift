import Testing

@testable import PlacardCoreText

@Suite struct FontStandInTests {
    /// PostScript names of iOS: Apple, "System Fonts", and lists that programs have printed since iOS 7.
    @Test func `Every face that iOS has or had is found by its PostScript name`() {
        let missing = Self.faces.filter { FontStandIn.forFace(named: $0) == nil }
        #expect(missing.isEmpty)
    }

    /// Facts of Apple's pages and of the names themselves.
    @Test(arguments: [
        ("ArialRoundedMTBold", "Arial Rounded MT Bold", 700), ("DamascusLight", "Damascus", 300),
        ("HiraKakuProN-W6", "Hiragino Kaku Gothic ProN", 600), ("HiraMinProN-W3", "Hiragino Mincho ProN", 400),
        ("STHeitiSC-Light", "Heiti SC", 300), ("Trebuchet-BoldItalic", "Trebuchet MS", 700),
        ("BodoniSvtyTwoOSITCTT-Bold", "Bodoni 72 Oldstyle", 700),
        ("AcademyEngravedLetPlain", "Academy Engraved LET", 400),
    ])
    func `PostScript names tell family and weight`(name: String, family: String, weight: Int) throws {
        let found = try #require(FontStandIn.forFace(named: name))
        #expect(found.standIn.family == family && found.traits.weight == weight)
    }

    /// Widely known on iOS: 17-point PingFang has lines of 23.8 points, and Hiragino of 17 with a gap of half an em.
    @Test(arguments: [("PingFangSC-Regular", 23.8, 0), ("HiraKakuProN-W3", 17, 8.5)] as [(String, CGFloat, CGFloat)])
    func `Fonts of East Asia have lines as high as on a phone`(name: String, height: CGFloat, leading: CGFloat) throws
    {
        let font = try #require(FontLibrary.shared.font(named: name, size: 17))
        #expect(abs(font.lineHeight - height) < 1e-9 && abs(font.metrics.leading * 17 - leading) < 1e-9)
    }

    private static let faces = """
        AcademyEngravedLetPlain AlNile AlNile-Bold AmericanTypewriter AmericanTypewriter-Light
        AmericanTypewriter-Semibold AmericanTypewriter-Bold AmericanTypewriter-Condensed
        AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold AppleColorEmoji AppleSDGothicNeo-Regular
        AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight AppleSDGothicNeo-Light AppleSDGothicNeo-Medium
        AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold AppleSymbols ArialMT Arial-ItalicMT Arial-BoldMT
        Arial-BoldItalicMT ArialHebrew ArialHebrew-Light ArialHebrew-Bold ArialRoundedMTBold Avenir-Book Avenir-Roman
        Avenir-BookOblique Avenir-Oblique Avenir-Light Avenir-LightOblique Avenir-Medium Avenir-MediumOblique
        Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique AvenirNext-Regular AvenirNext-Italic
        AvenirNext-UltraLight AvenirNext-UltraLightItalic AvenirNext-Medium AvenirNext-MediumItalic
        AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-Heavy
        AvenirNext-HeavyItalic AvenirNextCondensed-Regular AvenirNextCondensed-DemiBold BanglaSangamMN
        BanglaSangamMN-Bold Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic
        Baskerville-Bold Baskerville-BoldItalic BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta
        BodoniSvtyTwoITCTT-Bold BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt BodoniSvtyTwoOSITCTT-Bold
        BodoniSvtyTwoSCITCTT-Book BodoniOrnamentsITCTT BradleyHandITCTT-Bold ChalkboardSE-Regular ChalkboardSE-Light
        ChalkboardSE-Bold Chalkduster Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black
        Charter-BlackItalic Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic Copperplate Copperplate-Light
        Copperplate-Bold Courier Courier-Oblique Courier-Bold Courier-BoldOblique CourierNewPSMT CourierNewPS-ItalicMT
        CourierNewPS-BoldMT CourierNewPS-BoldItalicMT DINAlternate-Bold DINCondensed-Bold Damascus DamascusLight
        DamascusMedium DamascusSemiBold DamascusBold DevanagariSangamMN DevanagariSangamMN-Bold Didot Didot-Italic
        Didot-Bold DiwanMishafi EuphemiaUCAS EuphemiaUCAS-Italic EuphemiaUCAS-Bold Farah Futura-Medium
        Futura-MediumItalic Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold Galvji Galvji-Bold GeezaPro
        GeezaPro-Bold Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic GillSans GillSans-Italic GillSans-Light
        GillSans-LightItalic GillSans-SemiBold GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic
        GillSans-UltraBold GranthaSangamMN-Regular GujaratiSangamMN GujaratiSangamMN-Bold GurmukhiMN GurmukhiMN-Bold
        STHeitiSC-Light STHeitiSC-Medium STHeitiTC-Light STHeitiTC-Medium Helvetica Helvetica-Oblique Helvetica-Light
        Helvetica-LightOblique Helvetica-Bold Helvetica-BoldOblique HelveticaNeue HelveticaNeue-Italic
        HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic
        HelveticaNeue-Light HelveticaNeue-LightItalic HelveticaNeue-Medium HelveticaNeue-MediumItalic
        HelveticaNeue-Bold HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
        HiraMaruProN-W4 HiraMinProN-W3 HiraMinProN-W6 HiraginoSans-W3 HiraginoSans-W6 HiraginoSans-W7 HiraKakuProN-W3
        HiraKakuProN-W6 HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic Impact
        IowanOldStyle-Roman IowanOldStyle-Italic IowanOldStyle-Bold IowanOldStyle-BoldItalic Kailasa Kailasa-Bold
        KannadaSangamMN KannadaSangamMN-Bold Kefa-Regular KhmerSangamMN KohinoorBangla-Regular KohinoorBangla-Light
        KohinoorBangla-Semibold KohinoorDevanagari-Regular KohinoorDevanagari-Light KohinoorDevanagari-Semibold
        KohinoorGujarati-Regular KohinoorTelugu-Regular KohinoorTelugu-Light KohinoorTelugu-Medium LaoSangamMN
        MalayalamSangamMN MalayalamSangamMN-Bold Marion-Regular Marion-Italic Marion-Bold MarkerFelt-Thin
        MarkerFelt-Wide Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic MuktaMahee-Regular MuktaMahee-Light
        MuktaMahee-Bold MyanmarSangamMN MyanmarSangamMN-Bold Noteworthy-Light Noteworthy-Bold NotoNastaliqUrdu
        NotoNastaliqUrdu-Bold NotoSansKannada-Regular NotoSansMyanmar-Regular NotoSansOriya Optima-Regular
        Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack OriyaSangamMN OriyaSangamMN-Bold Palatino-Roman
        Palatino-Italic Palatino-Bold Palatino-BoldItalic Papyrus Papyrus-Condensed PartyLetPlain PingFangHK-Regular
        PingFangHK-Ultralight PingFangHK-Thin PingFangHK-Light PingFangHK-Medium PingFangHK-Semibold
        PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light PingFangSC-Medium
        PingFangSC-Semibold PingFangTC-Regular PingFangTC-Semibold Rockwell-Regular Rockwell-Italic Rockwell-Bold
        Rockwell-BoldItalic STIXTwoText STIXTwoMath-Regular SavoyeLetPlain SinhalaSangamMN SinhalaSangamMN-Bold
        SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black Superclarendon-Regular Superclarendon-Bold Symbol
        TamilSangamMN TamilSangamMN-Bold TeluguSangamMN Thonburi Thonburi-Light Thonburi-Bold TimesNewRomanPSMT
        TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT TrebuchetMS TrebuchetMS-Italic
        TrebuchetMS-Bold Trebuchet-BoldItalic Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic ZapfDingbatsITC
        Zapfino Seravek Athelas-Regular
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
