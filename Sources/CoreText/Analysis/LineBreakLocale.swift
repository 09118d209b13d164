/// Which break rules a language asks for.
enum LineBreakLocale {
    /// ICU's name of the locale. Japanese takes the rules of ordinary setting, in which a line may start with a small
    /// kana or a prolonged sound mark, as browsers do (see Documentation/Decisions.md).
    static func name(for language: String?) -> String {
        guard let language, !language.isEmpty, language.utf8.count <= 32 else { return "en" }
        return base(of: language) == "ja" ? "ja@lb=normal" : language.replacingOccurrences(of: "-", with: "_")
    }

    /// Whether a language is Chinese, in whatever script and country.
    static func isChinese(_ language: String?) -> Bool { language.map { base(of: $0) == "zh" } ?? false }

    private static func base(of language: String) -> String {
        language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    }
}
