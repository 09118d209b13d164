/// The views that a cell's, a header's or a footer's configurations have made.
@MainActor final class ConfiguredContent {
    /// Shows the content configuration; nil without one.
    private(set) var view: (any UIView & UIContentView)?
    /// Shows the background configuration; nil without one.
    private(set) var ground: ListBackgroundView?
    /// Whether the configurations are to be updated for another state.
    var isDue = false

    /// Shows a content configuration in the view that shows the last one if that can, or else in one that takes the place of a
    /// cell's content view; without a configuration a plain one takes it again. Gives back the content view from now on.
    func show(
        _ configuration: (any UIContentConfiguration)?, insteadOf content: UIView, plain: () -> UIView
    ) -> UIView {
        if let view, let configuration, view.supports(configuration) {
            view.configuration = configuration
            return content
        }
        guard view != nil || configuration != nil else { return content }
        view = configuration?.makeContentView()
        let new = view ?? plain()
        new.autoresizingMask = content.autoresizingMask
        new.frame = content.frame
        new.takePlace(of: content)
        return new
    }

    /// Shows a background configuration below everything else.
    func showGround(_ configuration: UIBackgroundConfiguration?, in owner: UIView) {
        guard let configuration else {
            ground?.removeFromSuperview()
            ground = nil
            return
        }
        if let ground {
            ground.configuration = configuration
        } else {
            let view = ListBackgroundView(configuration)
            view.frame = owner.bounds
            owner.insertSubview(view, at: 0)
            ground = view
        }
    }
}

extension UITableViewCell {
    /// A configuration without content that suits the row's style.
    var standardContent: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1: .valueCell()
        case .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    func configurationDidChange() {
        setNeedsLayout()
        placement?.contentSizeDidChange(of: self)
    }

    func updateConfigurationIfDue() {
        guard configured.isDue else { return }
        configured.isDue = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration, let view = configured.view {
            view.configuration = content.updated(for: state)
        }
        showBackground()
        updateConfiguration(using: state)
    }

    func showBackground() {
        let background =
            automaticallyUpdatesBackgroundConfiguration
            ? backgroundConfiguration?.updated(for: configurationState) : backgroundConfiguration
        configured.showGround(background, in: self)
        applyBackground()
    }

    func stateDidChange() {
        applyBackground()
        setNeedsUpdateConfiguration()
    }

    func placementDidChange() {
        if let style = placement?.style, !hasOwnColor {
            takeStandardColor(style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
        }
        if let placement, placement.style == .insetGrouped { roundCorners(placement) }
        setNeedsLayout()
    }

    /// Takes a color that a table of another style may replace.
    func takeStandardColor(_ color: UIColor) {
        backgroundColor = color
        hasOwnColor = false
    }

    func replaceAccessory(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0) }
        setNeedsLayout()
    }
}

extension UIView {
    /// The outer corners of a group's first and last row are round.
    func roundCorners(_ placement: RowPlacement) {
        let top: CACornerMask = placement.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
        let bottom: CACornerMask = placement.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []
        layer.maskedCorners = [top, bottom]
        layer.cornerRadius = placement.isFirst || placement.isLast ? 10 : 0
        clipsToBounds = true
    }
}
