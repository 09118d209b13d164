/// Where a sheet lies in the view over its window, and how it looks there; in points.
struct SheetArrangement {
    let frame: CGRect
    /// Whether what lies below is dimmed, and cannot be touched.
    let dims: Bool
    let cornerRadius: CGFloat
    /// The corners that are round.
    let corners: CACornerMask

    /// How far below what the screen's upper edge covers a sheet begins, as on Interface Builder's canvas from Xcode 11 to 15.
    private static let gap: CGFloat = 10
    private static let usualRadius: CGFloat = 10

    /// Places a sheet in its container: by its heights at the lower edge of phones that stand, over all of those that lie, and in
    /// the middle where there is width.
    @MainActor init(_ sheet: UISheetPresentationController, in container: UIView) {
        let (bounds, safe, traits) = (container.bounds, container.safeAreaInsets, container.traitCollection)
        let radius = sheet.preferredCornerRadius ?? Self.usualRadius
        if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
            let size = Self.sizeInTheMiddle(sheet, bounds)
            frame = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            (dims, cornerRadius, corners) = (true, radius, .all)
        } else if traits.verticalSizeClass == .compact, !sheet.prefersEdgeAttachedInCompactHeight {
            (frame, dims, cornerRadius, corners) = (bounds, true, 0, .all)
        } else {
            let most = bounds.height - safe.top - Self.gap
            let heights = Heights(sheet, most: most - safe.bottom, traits)
            let height = min(heights.shown + safe.bottom, most)
            let preferred = sheet.presentedViewController.preferredContentSize.width
            let isNarrow = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
            let width = isNarrow ? min(preferred, bounds.width) : bounds.width
            frame = CGRect(x: bounds.midX - width / 2, y: bounds.maxY - height, width: width, height: height)
            (dims, cornerRadius) = (heights.dims, radius)
            corners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
    }

    /// 540 × 620 points for forms that prefer no size of their own, and up to 704 points wide otherwise: as programmers have
    /// measured them on tablets.
    @MainActor private static func sizeInTheMiddle(_ sheet: UISheetPresentationController, _ bounds: CGRect) -> CGSize
    {
        let preferred = sheet.presentedViewController.preferredContentSize
        let isForm = sheet.presentedViewController.modalPresentationStyle == .formSheet
        let usual = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 88)
        return CGSize(
            width: min(isForm && preferred.width > 0 ? preferred.width : usual.width, bounds.width - 40),
            height: min(isForm && preferred.height > 0 ? preferred.height : usual.height, bounds.height - 40))
    }

    /// The heights of a sheet, without what the screen's lower edge covers.
    @MainActor private final class Heights: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
        /// The height that is shown.
        private(set) var shown: CGFloat = 0
        private(set) var dims = true

        init(_ sheet: UISheetPresentationController, most: CGFloat, _ traits: UITraitCollection) {
            (maximumDetentValue, containerTraitCollection) = (most, traits)
            let known = sheet.detents.compactMap { detent in
                detent.resolvedValue(in: self).flatMap {
                    $0.isFinite ? (detent.identifier, max(0, min($0, most))) : nil
                }
            }
            shown = known.first { $0.0 == sheet.selectedDetentIdentifier }?.1 ?? known.first?.1 ?? most
            let clear = known.first { $0.0 == sheet.largestUndimmedDetentIdentifier }?.1
            dims = clear.map { shown > $0 } ?? true
        }
    }
}

/// The ground of a sheet, which cuts its controller's view to its corners, and shows a handle above it.
final class SheetView: UIView {
    private let grabber = UIView()
    private weak var controller: UIViewController?

    init(of controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        traitOverrides.userInterfaceLevel = .elevated
        clipsToBounds = true
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func take(_ arrangement: SheetArrangement, hasGrabber: Bool) {
        if let view = controller?.view, view.superview !== self { fill(with: view, at: 0) }
        (layer.cornerRadius, layer.maskedCorners) = (arrangement.cornerRadius, arrangement.corners)
        if hasGrabber { addSubview(grabber) } else { grabber.removeFromSuperview() }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = Self.grabberSize
        grabber.frame = CGRect(x: bounds.midX - size.width / 2, y: 5, width: size.width, height: size.height)
    }

    override var drawsContent: Bool { false }

    /// As on iOS 15 and later.
    private static let grabberSize = CGSize(width: 36, height: 5)
}
