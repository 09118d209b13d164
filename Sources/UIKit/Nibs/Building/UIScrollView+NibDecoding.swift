extension UIScrollView {
    /// A scroll view's own properties; its content's size follows from constraints.
    func decodeScrollView(_ decoder: NibDecoder) {
        isScrollEnabled = decoder.bool("scrollEnabled", default: true)
        isPagingEnabled = decoder.bool("pagingEnabled", default: false)
        isDirectionalLockEnabled = decoder.bool("directionalLockEnabled", default: false)
        bounces = decoder.bool("bounces", default: true)
        alwaysBounceHorizontal = decoder.bool("alwaysBounceHorizontal", default: false)
        alwaysBounceVertical = decoder.bool("alwaysBounceVertical", default: false)
        showsHorizontalScrollIndicator = decoder.bool("showsHorizontalScrollIndicator", default: true)
        showsVerticalScrollIndicator = decoder.bool("showsVerticalScrollIndicator", default: true)
        delaysContentTouches = decoder.bool("delaysContentTouches", default: true)
        canCancelContentTouches = decoder.bool("canCancelContentTouches", default: true)
        contentInsetAdjustmentBehavior =
            decoder.choice("contentInsetAdjustmentBehavior", NibWords.insetAdjustments) ?? .automatic
        indicatorStyle = decoder.choice("indicatorStyle", NibWords.indicatorStyles) ?? .default
        keyboardDismissMode = decoder.choice("keyboardDismissMode", NibWords.keyboardDismissModes) ?? .none
        bouncesZoom = decoder.bool("bouncesZoom", default: true)
        minimumZoomScale = decoder.number("minimumZoomScale") ?? 1
        maximumZoomScale = decoder.number("maximumZoomScale") ?? 1
        if let inset = decoder.inset("contentInset") { contentInset = inset }
        if let inset = decoder.inset("scrollIndicatorInsets") { scrollIndicatorInsets = inset }
    }
}

extension NibWords {
    fileprivate static let insetAdjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]

    fileprivate static let indicatorStyles: [String: UIScrollView.IndicatorStyle] = [
        "default": .default, "black": .black, "white": .white,
    ]

    fileprivate static let keyboardDismissModes: [String: UIScrollView.KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]
}
