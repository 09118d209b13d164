extension Specimen {
    /// Labels in the scripts of living languages from left to right.
    static var scriptsLeftToRight: Specimen {
        page(
            "scripts-left-to-right", "One label for each of the scripts written from left to right.",
            ScriptSample.leftToRight, height: 1000)
    }

    /// Labels in scripts from right to left, mixed directions, and emoji.
    static var scriptsMixed: Specimen {
        page(
            "scripts-right-to-left-and-emoji",
            "Scripts written from right to left, both directions in one line, and emoji sequences; in a right-to-left "
                + "interface.",
            ScriptSample.mixed, height: 380, direction: .rightToLeft)
    }

    private static func page(
        _ name: String, _ caption: String, _ samples: [ScriptSample], height: CGFloat,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> Specimen {
        Specimen(name: name, caption: caption, size: CGSize(width: 375, height: height)) {
            let page = RowsPage(rows: samples.map { .init($0.label(), $0.text) })
            page.traitOverrides.layoutDirection = direction
            return page
        }
    }
}

/// A sentence in one script.
struct ScriptSample {
    /// BCP 47.
    let language: String
    let text: String

    @MainActor func label() -> UILabel { LanguageLabel(language: language) }

    static let leftToRight: [ScriptSample] = [
        ScriptSample(language: "fr", text: "Où fêter Noël ? Çà et là, dès l’été…"),
        ScriptSample(language: "vi", text: "Tiếng Việt có nhiều dấu thanh"),
        ScriptSample(language: "el", text: "Καλημέρα, κόσμε! Πώς είσαι σήμερα;"),
        ScriptSample(language: "ru", text: "Съешь ещё этих мягких булок"),
        ScriptSample(language: "ka", text: "გამარჯობა, როგორ ხარ დღეს?"),
        ScriptSample(language: "hy", text: "Բարեւ, ինչպե՞ս ես այսօր"),
        ScriptSample(language: "hi", text: "नमस्ते, आप कैसे हैं? क्षत्रिय शक्ति"),
        ScriptSample(language: "bn", text: "নমস্কার, আপনি কেমন আছেন?"),
        ScriptSample(language: "pa", text: "ਸਤ ਸ੍ਰੀ ਅਕਾਲ, ਤੁਸੀਂ ਕਿਵੇਂ ਹੋ?"),
        ScriptSample(language: "gu", text: "નમસ્તે, તમે કેમ છો?"),
        ScriptSample(language: "or", text: "ନମସ୍କାର, ଆପଣ କେମିତି ଅଛନ୍ତି?"),
        ScriptSample(language: "ta", text: "வணக்கம், நீங்கள் எப்படி இருக்கிறீர்கள்?"),
        ScriptSample(language: "te", text: "నమస్కారం, మీరు ఎలా ఉన్నారు?"),
        ScriptSample(language: "kn", text: "ನಮಸ್ಕಾರ, ನೀವು ಹೇಗಿದ್ದೀರಿ?"),
        ScriptSample(language: "ml", text: "നമസ്കാരം, സുഖമാണോ?"),
        ScriptSample(language: "si", text: "ආයුබෝවන්, ඔබට කොහොමද?"),
        ScriptSample(language: "th", text: "สวัสดีครับ วันนี้อากาศดีมาก"),
        ScriptSample(language: "lo", text: "ສະບາຍດີ ເຈົ້າສະບາຍດີບໍ່"),
        ScriptSample(language: "km", text: "សួស្តី តើអ្នកសុខសប្បាយទេ?"),
        ScriptSample(language: "my", text: "မင်္ဂလာပါ နေကောင်းလား။"),
        ScriptSample(language: "bo", text: "བཀྲ་ཤིས་བདེ་ལེགས།"),
        ScriptSample(language: "am", text: "ሰላም፣ እንዴት ነህ?"),
        ScriptSample(language: "zh-Hans", text: "你好，世界！我们在这里测试中文。"),
        ScriptSample(language: "zh-Hant", text: "你好，世界！我們在這裡測試中文。"),
        ScriptSample(language: "ja", text: "こんにちは、世界！「文字」をテスト。"),
        ScriptSample(language: "ko", text: "안녕하세요, 오늘 날씨가 좋네요."),
        ScriptSample(language: "chr", text: "ᎣᏏᏲ, ᏙᎯᏧ?"),
        ScriptSample(language: "iu", text: "ᐊᐃᓐᖓᐃ, ᖃᓄᐃᑉᐱᑦ?"),
    ]

    static let mixed: [ScriptSample] = [
        ScriptSample(language: "ar", text: "مرحبًا بالعالم، كيف حالك اليوم؟"),
        ScriptSample(language: "fa", text: "سلام دنیا، امروز ۱۴۰۵ است"),
        ScriptSample(language: "ur", text: "سلام، آپ کیسے ہیں؟"),
        ScriptSample(language: "he", text: "שָׁלוֹם עולם, מה שלומך היום?"),
        ScriptSample(language: "yi", text: "אַ גוטן טאָג, װעלט"),
        ScriptSample(language: "dv", text: "އައްސަލާމް ޢަލައިކުމް"),
        ScriptSample(language: "nqo", text: "ߌ ߣߌ߫ ߛߐ߰ߡߊ߫"),
        ScriptSample(language: "ar", text: "اشتريت iPhone 17 بسعر 1,299 دولارًا"),
        ScriptSample(language: "he", text: "הקובץ README.md (גרסה 2.0) מוכן"),
        ScriptSample(language: "en", text: "The word שלום means peace (سلام)."),
        ScriptSample(language: "en", text: "👋🏽 👨‍👩‍👧‍👦 🇩🇪🇯🇵 1️⃣ ❤️‍🔥 🏴‍☠️ 😀 ☎︎ ☎️"),
    ]
}

/// A label whose text is in a language that is known.
private final class LanguageLabel: UILabel {
    private let language: String

    init(language: String) {
        self.language = language
        super.init(frame: .zero)
        font = .systemFont(ofSize: 20)
    }

    required init?(coder: NSCoder) { nil }

    override var text: String? {
        didSet {
            let attributes: [NSAttributedString.Key: Any] = [.languageIdentifier: language]
            attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
        }
    }
}
