extension Specimen {
    /// Readings above and below texts, as `CTRubyAnnotation` has them.
    static var readings: Specimen {
        Specimen(
            name: "readings",
            caption:
                "Furigana, zhuyin, pinyin and glosses as CTRubyAnnotation: above and below, spread, centered, longer "
                + "and shorter than what they stand with, in their own color; no line parts them.",
            size: CGSize(width: 375, height: 362)
        ) {
            RowsPage(rows: [japanese, colored, taiwanese, glossed].map { .init(UILabel(), $0) } + alignments)
        }
    }

    private static var japanese: NSAttributedString {
        text([
            ("今日", "きょう"), ("は", nil), ("志", "こころざし"), ("のある", nil), ("優勝", "ゆうしょう"), ("者と", nil), ("試合", "しあい"),
            ("を見て、", nil), ("図書館", "としょかん"), ("へ", nil), ("行", "い"), ("った。", nil),
        ])
    }

    private static var colored: NSAttributedString {
        text(
            [("東京", "とうきょう"), ("と", nil), ("京都", "きょうと")], size: 28,
            look: [kCTForegroundColorAttributeName: UIColor.systemRed])
    }

    private static var taiwanese: NSAttributedString {
        text([("注音", "zhùyīn"), ("，", nil), ("漢字", "hànzì"), ("，", nil), ("拼音", "pīnyīn")])
    }

    private static var glossed: NSAttributedString {
        text(
            [("Bubbles", "speech"), (" and ", nil), ("labels", "UILabel"), (" in every script", nil)], at: .after,
            look: [kCTForegroundColorAttributeName: UIColor.secondaryLabel])
    }

    /// A short and a long reading in each alignment.
    private static var alignments: [RowsPage.Row] {
        let all: [CTRubyAlignment] = [.start, .center, .end, .distributeLetter, .distributeSpace]
        let line = NSMutableAttributedString()
        for alignment in all {
            line.append(text([("国際連合", "ゆう"), ("　", nil)], size: 17, alignment: alignment))
            line.append(text([("二字", "ながいよみかた"), ("　", nil)], size: 17, alignment: alignment))
        }
        return [.init(UILabel(), line)]
    }

    private static func text(
        _ parts: [(text: String, reading: String?)], size: CGFloat = 22, alignment: CTRubyAlignment = .auto,
        at position: CTRubyPosition = .before, look: [CFString: Any] = [:]
    ) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for part in parts {
            var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
            if let reading = part.reading {
                attributes[kCTRubyAnnotationAttributeName as NSAttributedString.Key] =
                    CTRubyAnnotationCreateWithAttributes(
                        alignment, .auto, position, reading as CFString, look as CFDictionary)
            }
            text.append(NSAttributedString(string: part.text, attributes: attributes))
        }
        return text
    }
}
