extension UIViewController {
    func move(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        let place: UIView = fromViewController.view.superview ?? view
        UIView.transition(
            with: place, duration: duration, options: options,
            animations: {
                if fromViewController !== toViewController { place.addSubview(toViewController.view) }
                animations?()
            },
            completion: { finished in
                if fromViewController !== toViewController { fromViewController.view.removeFromSuperview() }
                completion?(finished)
            })
    }
}
