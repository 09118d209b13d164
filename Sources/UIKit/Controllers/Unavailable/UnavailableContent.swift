/// What a controller shows in the place of content that is not there: a view over its own.
@MainActor final class UnavailableContent {
    private unowned let controller: UIViewController
    private var view: (any UIView & UIContentView)?
    private var needsUpdate = true

    init(of controller: UIViewController) { self.controller = controller }

    var configuration: (any UIContentConfiguration)? { didSet { take() } }

    var state: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: controller.traitCollection)
        state.searchText = controller.navigationItem.searchController?.searchBar.text
        return state
    }

    func setNeedsUpdate() {
        needsUpdate = true
        controller.viewIfLoaded?.setNeedsLayout()
    }

    /// Asks the controller before its view is laid out, and has the view in front of all others.
    func prepareForLayout(in parent: UIView) {
        if needsUpdate {
            needsUpdate = false
            controller.updateContentUnavailableConfiguration(using: state)
        }
        guard configuration != nil else { return }
        if view == nil { take() }
        view?.frame = parent.bounds
    }

    private func take() {
        guard let configuration, let parent = controller.viewIfLoaded else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            view?.removeFromSuperview()
            view = configuration.makeContentView()
        }
        guard let view else { return }
        view.frame = parent.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview == nil { parent.addSubview(view) } else { parent.bringSubviewToFront(view) }
    }
}
