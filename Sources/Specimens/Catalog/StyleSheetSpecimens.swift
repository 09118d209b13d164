import Foundation

extension Specimen {
    /// A style sheet in JSON and labels that are styled by it, in light, dark and large.
    static var styleSheets: [Specimen] {
        [
            views(
                "style-sheet", "Styles of a JSON sheet by name, and markup of parts; in a left-to-right interface.",
                344
            ) { rows },
            views("style-sheet-dark", "The same sheet in the dark: its colors have two values.", 416, style: .dark) {
                rows
            },
            Specimen(
                name: "style-sheet-large",
                caption: "The same sheet at the largest of the usual text sizes: roles grow, fixed sizes stay.",
                size: CGSize(width: 375, height: 474)
            ) {
                let page = ViewsPage(rows)
                page.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
                return page
            },
        ]
    }

    private static let sheet = """
        {
          "colors": { "brand": { "light": "#8A1C7C", "dark": "#F2A6E8" } },
          "styles": {
            "title": { "textStyle": "title1", "weight": "bold", "color": "brand" },
            "body": { "textStyle": "body" },
            "fixed": { "font": "HelveticaNeue", "size": 14 },
            "loose": { "basedOn": "body", "lineHeight": 30, "alignment": "justified" },
            "caps": { "case": "uppercase", "kern": 1.5, "weight": "semibold" },
            "strong": { "weight": "bold" },
            "mild": { "slant": "italic", "color": "secondaryLabel" },
            "code": { "font": "monospaced", "backgroundColor": { "light": "#0001", "dark": "#FFF3" } },
            "gone": { "strikethrough": "single", "color": "systemRed" },
            "new": { "underline": "dashed", "color": "systemGreen" }
          }
        }
        """

    private static var rows: [ViewsPage.Row] {
        [
            row("title", "Styles by name"),
            row("body", "<strong>Bold</strong>, <mild>mild</mild> and <code>code</code> are parts of one text."),
            row("fixed", "A font by its name: <gone>taken out</gone> <new>put in</new>, 2 &lt; 3 &amp; more."),
            row("loose", "Lines of thirty points, their letters in the middle, both edges straight as a rule is."),
            row("body", "<caps>Capitals, a little apart: straße</caps>"),
            row("body", "نص <strong>عريض</strong> و<mild>مائل</mild>، 中文<strong>粗体</strong>，😀"),
            row("body", "In a bubble, <strong>with</strong> <new>styles</new>.") {
                $0.shape = .bubble()
                $0.fill = .color(.systemGray5)
                $0.textInsets = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
            },
        ]
    }

    private static func row(
        _ style: String, _ markup: String, _ edit: (StyledLabel) -> Void = { _ in }
    ) -> ViewsPage.Row {
        let label = StyledLabel()
        label.numberOfLines = 0
        do {
            label.styleSheet = try StyleSheet(json: Data(sheet.utf8), file: "specimen.json")
            label.styleName = style
            label.markup = markup
        } catch {
            label.text = error.description
        }
        edit(label)
        return .init(label)
    }
}

extension Specimen {
    /// The four styles of the sheet.
    static var styledLabels: Specimen {
        Specimen(
            name: "styled-labels", caption: "StyledLabel: one subclass for each style of the sheet.",
            size: CGSize(width: 375, height: 160)
        ) {
            RowsPage(rows: [
                .init(Header1Label(), "Header1: Helvetica Neue Bold 16"),
                .init(Header2WhiteLabel(), "Header2_white: Helvetica Neue 16", background: .darkGray),
                .init(Header2BlackLabel(), "Header2_black: Helvetica Neue 16"),
                .init(
                    BodyLabel(),
                    "Body: Helvetica Neue 12 in green. A longer text shows how the lines of a paragraph lie below "
                        + "each other in this style."),
            ])
        }
    }
}
