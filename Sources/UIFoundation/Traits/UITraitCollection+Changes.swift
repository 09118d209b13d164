extension UITraitCollection {
    /// The system's traits on which colors depend: light or dark, contrast, level and the display's range of colors.
    ///
    /// Source: Apple's documentation of `systemTraitsAffectingColorAppearance`.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        UITraitOverrides.systemTraits.filter { $0.affectsColorAppearance }
    }

    /// The system's traits on which it depends which image of an asset is shown.
    ///
    /// Source: Apple's documentation of `systemTraitsAffectingImageLookup`.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
            UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitPreferredContentSizeCategory.self,
            UITraitLegibilityWeight.self,
        ]
    }

    /// The traits that have other values than in a collection, the system's first; nil for one that specifies nothing.
    ///
    /// Source: Apple's documentation of `changedTraits(from:)`.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let before = UITraitOverrides(traitCollection)
        let own = UITraitOverrides.systemTraits.filter { values.differs(from: before, in: $0) }
        return own.map { $0 as UITrait } + values.changedCustomTraits(from: before)
    }
}
