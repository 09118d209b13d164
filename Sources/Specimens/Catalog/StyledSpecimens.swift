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
