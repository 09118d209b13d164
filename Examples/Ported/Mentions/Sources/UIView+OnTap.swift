#if os(iOS) || os(tvOS)
import ObjectiveC
import UIKit

private var tapKey: UInt8 = 0

private final class TapTarget: NSObject {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
    }

    @objc func fire() {
        body()
    }
}

public extension UIView {
    /// What a tap on the view does.
    var onTapped: (() -> Void)? {
        get { return (objc_getAssociatedObject(self, &tapKey) as? TapTarget)?.body }
        set {
            guard let body = newValue else {
                objc_setAssociatedObject(self, &tapKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                return
            }
            let target = TapTarget(body)
            objc_setAssociatedObject(self, &tapKey, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            addGestureRecognizer(UITapGestureRecognizer(target: target, action: #selector(TapTarget.fire)))
        }
    }
}
#endif
