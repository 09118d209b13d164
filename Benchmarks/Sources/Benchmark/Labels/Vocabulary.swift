/// Everyday words that labels are put together from.
enum Vocabulary {
    static let english = words(
        """
        the of and to in is you that it he was for on are as with his they at be this have from or one had by word but
        not what all were we when your can said there use an each which she do how their if will up other about out
        many then them these so some her would make like him into time has look two more write go see number no way
        could people my than first water been call who oil its now find long down day did get come made may part over
        new sound take only little work know place year live me back give most very after thing our just name good
        sentence man think say great where help through much before line right too mean old any same tell boy follow
        came want show also around form three small set put end does another well large must big even such because
        turn here why ask went men read need land different home us move try kind hand picture again change off play
        spell air away animal house point page letter mother answer found study still learn should world breakfast
        question favorite yesterday tomorrow together understand beautiful important conversation neighborhood
        """)

    static let controls = words(
        """
        Open Close Save Cancel Done Edit Delete Share Copy Paste Undo Redo Back Next Send Reply Forward Search Filter
        Sort Settings Profile Account Help About Sign Print Export Import Upload Download Play Pause Stop Record Mute
        Volume Brightness Display Language Region Privacy Security Storage Battery Camera Photos Music Maps Calendar
        """)

    static let arabic = words(
        "مرحبا كيف حالك اليوم نحن نذهب إلى السوق غدا صباحا والبيت قريب من البحر كتاب جديد شكرا جزيلا أريد أن أقرأ هذا"
    )

    static let hebrew = words(
        "שלום מה שלומך היום אנחנו הולכים לשוק מחר בבוקר והבית קרוב לים ספר חדש תודה רבה אני רוצה לקרוא את זה")

    static let hindi = words(
        "नमस्ते आप कैसे हैं आज हम बाज़ार जाएँगे कल सुबह और घर समुद्र के पास है नई किताब बहुत धन्यवाद मैं इसे पढ़ना चाहता हूँ")

    static let thai = words("สวัสดี วันนี้ เราจะไป ตลาด พรุ่งนี้เช้า บ้านอยู่ใกล้ ทะเล หนังสือใหม่ ขอบคุณมาก ฉันอยากอ่าน")

    static let eastAsian = words(
        "你好今天天气很好， 我们明天早上去市场。 房子离海很近， 谢谢你的新书。 今日はいい天気ですね。 明日市場に行きます。 안녕하세요 내일 시장에 가요")

    static let emoji = words("🙂 😎 🥳 👋 👋🏾 ✨ 💚 ❤️ 👩‍👧 🏳️‍🌈 🇫🇷 🇰🇷 💪🏻 🚲 ☑️ 😴 🙃 👨🏼‍🍳 ⚡️ 🍎 3️⃣")

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
