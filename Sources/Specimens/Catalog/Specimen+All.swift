extension Specimen {
    /// All specimens, in the order of the gallery.
    public static var all: [Specimen] {
        [
            roundedRectLabels,
            [styledLabels, plainSizes, plainWeights, scriptsLeftToRight, scriptsMixed],
            textKit, lines,
            attributes,
            breakModes,
            textStyles,
            appearances,
            placardLabels,
            labelFamilies,
            constraints,
            stacks,
            controls, lists, collectionLists, conversations,
            layers, drawings,
            pictures, moving, movingViews,
        ].flatMap { $0 }
    }

    /// The specimen of a name; nil if there is none.
    public static func named(_ name: String) -> Specimen? {
        all.first { $0.name == name }
    }
}
