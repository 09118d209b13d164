import PlacardSpecimens

/// A view that was laid out for a case, ready to be looked at and drawn while the case is in force.
@MainActor package struct SnapshotStage {
    package let view: UIView
    /// What is looked at for itself, with edges of its own.
    package let parts: [UIView]
    /// The ids that a document gives its views.
    package private(set) var objects: [ObjectIdentifier: String] = [:]
    /// Pixels in a point of pictures.
    package nonisolated static let scale: CGFloat = 2
    /// Holds what stands around the view, and a controller.
    private let window: UIWindow?

    /// Makes a view, lays it out and looks at it, all while the case is in force.
    package static func show<Result>(
        _ make: () throws -> UIView, in snapshotCase: SnapshotCase, body: (SnapshotStage) throws -> Result
    ) throws -> Result {
        try snapshotCase.environment.apply(scale: scale) { () throws(any Error) in
            try look(at: snapshotCase.time, { try SnapshotStage(view: make(), in: snapshotCase) }, body)
        }
    }

    /// The same for a controller, which gets a window of the case's size, or of the main screen's.
    package static func show<Result>(
        controller make: () throws -> UIViewController, in snapshotCase: SnapshotCase,
        body: (SnapshotStage) throws -> Result
    ) throws -> Result {
        try snapshotCase.environment.apply(scale: scale) { () throws(any Error) in
            try look(at: snapshotCase.time, { try SnapshotStage(controller: make(), in: snapshotCase) }, body)
        }
    }

    /// Looks at what was made some seconds before, on a clock of its own; without a time, at its end.
    private static func look<Result>(
        at time: TimeInterval?, _ make: () throws -> SnapshotStage, _ body: (SnapshotStage) throws -> Result
    ) throws -> Result {
        guard let time else { return try body(make()) }
        let clock = EventClock(.stepped)
        return try clock.drive { () throws(any Error) in
            let stage = try make()
            clock.advance(by: time)
            stage.view.layoutIfNeeded()
            return try body(stage)
        }
    }

    /// A document that is laid out already: its views at the top stand below each other.
    package init(_ document: LaidOutDocument) {
        view = document.sheet.view
        view.layoutIfNeeded()
        (parts, window) = (view.subviews, nil)
        let named =
            document.graph?.objects.compactMap { one in one.id.map { (ObjectIdentifier(one.view), $0) } } ?? []
        objects = Dictionary(named) { first, _ in first }
    }

    private init(view: UIView, in snapshotCase: SnapshotCase) {
        (self.view, parts) = (view, [view])
        if case .device(let device) = snapshotCase.size {
            let window = SnapshotWindow(device)
            view.frame = window.bounds
            window.addSubview(view)
            self.window = window
        } else {
            window = nil
            Self.size(view, to: snapshotCase.size)
        }
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    private init(controller: UIViewController, in snapshotCase: SnapshotCase) {
        var device = SnapshotDevice(name: "", size: UIScreen.main.bounds.size)
        if case .device(let given) = snapshotCase.size { device = given }
        if case .width(let width) = snapshotCase.size {
            device = SnapshotDevice(name: "", size: CGSize(width: width, height: device.size.height))
        }
        let window = SnapshotWindow(device)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        (view, parts, self.window) = (controller.view, [controller.view], window)
    }

    /// Views of documents and of code: by the width that is asked for, else as large as they are or want to be; what says
    /// nothing about its height, such as a nib's view with free space below, keeps the one that it has.
    private static func size(_ view: UIView, to size: SnapshotCase.Size) {
        if case .width(let width) = size {
            let height = view.followingHeight(atWidth: width)
            view.frame.size = CGSize(width: width, height: height)
            return
        }
        let own = view.bounds.size
        guard own.width == 0 || own.height == 0 else { return }
        let fitted = view.fittedSize(width: own.width > 0 ? own.width : nil)
        view.frame.size = CGSize(
            width: own.width > 0 ? own.width : fitted.width, height: fitted.height > 0 ? fitted.height : own.height)
    }

    /// The view as it is drawn; nil for one without an area, or with too large a one.
    package func image() -> CGImage? {
        view.drawAtRest { layer in
            guard let context = try? CGContext(size: view.bounds.size, scale: Self.scale) else { return nil }
            layer.render(in: context)
            return context.makeImage()
        }
    }
}

/// A window with the insets of a device.
private final class SnapshotWindow: UIWindow {
    private var cover = UIEdgeInsets.zero

    convenience init(_ device: SnapshotDevice) {
        self.init(frame: CGRect(origin: .zero, size: device.size))
        cover = device.safeArea
    }

    override var safeAreaInsets: UIEdgeInsets { cover }
}
