extension UIViewController {
    func tellOfPreferredContentSize() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        storedPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// Whether the controller, or one around it, is presented as a sheet.
    var liesInSheet: Bool { parent?.liesInSheet ?? (viewIfLoaded?.superview is SheetView) }

    var ownPresentationController: UIPresentationController? {
        if modalPresentationStyle == .custom || storedPresentation?.container != nil { return customPresentation }
        return modalPresentationStyle == .popover ? popoverPresentationController : sheetPresentationController
    }

    var ownSheetPresentationController: UISheetPresentationController? {
        guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
        return presentation { UISheetPresentationController(presentedViewController: self, presenting: nil) }
    }

    var ownPopoverPresentationController: UIPopoverPresentationController? {
        let isActionSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
        guard modalPresentationStyle == .popover || isActionSheet || self is UIActivityViewController else {
            return nil
        }
        return presentation { UIPopoverPresentationController(presentedViewController: self, presenting: nil) }
    }

    /// What the transitioning delegate gives for the style `custom`, else one that covers all.
    private var customPresentation: UIPresentationController {
        if let storedPresentation { return storedPresentation }
        let below = presentingViewController
        let made = transitioningDelegate?.presentationController(
            forPresented: self, presenting: below, source: below ?? self)
        return presentation { made ?? UIPresentationController(presentedViewController: self, presenting: below) }
    }

    private func presentation<Presentation: UIPresentationController>(_ make: () -> Presentation) -> Presentation {
        if let known = storedPresentation as? Presentation { return known }
        let made = make()
        storedPresentation = made
        return made
    }
}
