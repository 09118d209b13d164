extension Specimen {
    /// All specimens, in the order of the gallery.
    public static var all: [Specimen] {
        sections.flatMap { title, specimens in
            specimens.map {
                var specimen = $0
                specimen.section = title
                return specimen
            }
        }
    }

    /// The headings of the gallery, each with what stands below it.
    private static var sections: [(title: String, specimens: [Specimen])] {
        [
            ("Placard's labels", labelFamilies + placardLabels),
            ("Labels of one's own", roundedRectLabels),
            (
                "Text",
                [styledLabels, plainSizes, plainWeights, scriptsLeftToRight, scriptsMixed, readings] + attributes
            ),
            ("Lines", breakModes + lines),
            ("TextKit", textKit + textTables),
            ("Text sizes and appearances", textStyles + appearances),
            ("Constraints and stacks", constraints + stacks),
            ("Controls", controls),
            ("Lists and conversations", lists + collectionLists + conversations),
            ("Layers and drawing", layers + drawings),
            ("Pictures", pictures),
            ("What moves", moving + movingViews),
        ]
    }

    /// The specimen of a name; nil if there is none.
    public static func named(_ name: String) -> Specimen? {
        all.first { $0.name == name }
    }
}
