import Foundation

/// Members of `CALayer` that programs override now and then.
///
/// Swift lets only members in the body of a class be overridden. Those that `CALayer` need not hold itself lie here, in a
/// class that it is the only child of; every object of it is a layer.
open class OverridableLayerMembers: CAMediaTiming {
    private var own: CALayer { unsafeDowncast(self, to: CALayer.self) }

    package init() {}

    // MARK: Tree

    /// Puts a layer just below a sibling, or lowest if there is none such.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { own.put(layer, below: sibling) }

    /// Puts a layer just above a sibling, or on top if there is none such.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { own.put(layer, above: sibling) }

    /// Puts a layer in the place of another; nothing happens if `old` is not a sublayer.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) { own.exchange(old, with: new) }

    // MARK: Geometry

    /// The affine part of `transform`.
    open func affineTransform() -> CGAffineTransform { own.affinePart() }

    /// Sets `transform` to an affine one.
    open func setAffineTransform(_ m: CGAffineTransform) { own.setAffinePart(m) }

    /// Takes a point from another layer's coordinates to this one's; nil stands for the topmost layer's superspace.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { own.taken(p, from: l) }

    /// Takes a point of this layer's coordinates to another's.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { own.taken(p, to: l) }

    /// Takes a rectangle from another layer's coordinates to this one's: the upright box around the result.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { own.taken(r, from: l) }

    /// Takes a rectangle of this layer's coordinates to another's: the upright box around the result.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { own.taken(r, to: l) }

    // MARK: Values by name

    /// The value of a property, or what was set by a key of the program's own.
    ///
    /// Numbers come as `NSNumber`, points, sizes, rectangles, transforms, colors and paths as such.
    open func value(forKey key: String) -> Any? { own.keptValue(forKey: key) }

    /// The value of a property or of a part of one.
    open func value(forKeyPath keyPath: String) -> Any? { own.keptValue(forKeyPath: keyPath) }

    /// Sets a property, or keeps a value by a key of the program's own; nil gives the property the value of a new layer.
    ///
    /// A value that the property cannot have changes nothing.
    open func setValue(_ value: Any?, forKey key: String) { own.keep(value, forKey: key) }

    /// Sets a property or a part of one.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { own.keep(value, forKeyPath: keyPath) }

    // MARK: Animations

    /// The keys of the animations in the order in which they were added; nil if there are none.
    open func animationKeys() -> [String]? { own.addedKeys() }

    /// The animation that was added under a key.
    open func animation(forKey key: String) -> CAAnimation? { own.addedAnimation(forKey: key) }

    /// The layer as it shows at this moment: a copy with the values of its animations, or the layer itself where none
    /// runs.
    ///
    /// The copy has neither sublayers nor a superlayer; its geometry is in the superlayer's coordinates.
    open func presentation() -> Self? { unsafeDowncast(own.shownLayer(), to: Self.self) }

    /// The layer whose values `presentation()` shows: itself, or the one that it is a copy of.
    open func model() -> Self { own.origin as? Self ?? self }

    // MARK: Timing

    /// When the layer's time begins, in seconds of its superlayer's.
    open var beginTime: CFTimeInterval {
        get { own.ownBeginTime }
        set { own.ownBeginTime = newValue }
    }

    /// How long one turn of the layer's time lasts, in its own seconds; a time of 0 or without end has no turns.
    ///
    /// Before its turns and after them the layer does not show, unless `fillMode` says otherwise; where no clock drives
    /// the code, it always shows.
    open var duration: CFTimeInterval {
        get { own.ownDuration }
        set { own.ownDuration = newValue }
    }

    /// How fast the layer's time runs; at 0 its animations stand still.
    open var speed: Float {
        get { own.ownSpeed }
        set { own.ownSpeed = newValue }
    }

    /// Seconds added to the layer's time.
    open var timeOffset: CFTimeInterval {
        get { own.ownTimeOffset }
        set { own.ownTimeOffset = newValue }
    }

    /// How many turns the layer's time has.
    open var repeatCount: Float {
        get { own.ownRepeatCount }
        set { own.ownRepeatCount = newValue }
    }

    /// For how many of its own seconds the layer's turns are repeated.
    open var repeatDuration: CFTimeInterval {
        get { own.ownRepeatDuration }
        set { own.ownRepeatDuration = newValue }
    }

    /// Whether the layer's time runs back after each turn.
    open var autoreverses: Bool {
        get { own.ownAutoreverses }
        set { own.ownAutoreverses = newValue }
    }

    /// What shows of the layer before its turns and after them.
    open var fillMode: CAMediaTimingFillMode {
        get { own.ownFillMode }
        set { own.ownFillMode = newValue }
    }

    /// Takes a time of another layer to this one's; nil stands for `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { own.takenTime(t, from: l) }

    /// Takes a time of this layer to another's; nil stands for `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { own.takenTime(t, to: l) }

    // MARK: Geometry and mixing

    /// Whether y goes up in the layer's bounds: for its sublayers, its path, and what it draws itself. Images that are set as
    /// `contents` and the texts of text layers stay upright.
    open var isGeometryFlipped: Bool {
        get { own.keyedValues["isGeometryFlipped"] as? Bool ?? false }
        set { own.keyedValues["isGeometryFlipped"] = newValue ? true : nil }
    }

    /// How the layer mixes with what lies below: one of Core Image's blend modes by its name, as `"multiplyBlendMode"` or
    /// `"CIMultiplyBlendMode"`; other filters have no effect. Apple supports it on macOS alone; these names count on iOS too.
    open var compositingFilter: Any? {
        get { own.keyedValues["compositingFilter"] }
        set { own.keyedValues["compositingFilter"] = newValue }
    }

    // MARK: Without effect

    /// How far the anchor lies above the layer, in points. Stored; no effect.
    open var anchorPointZ: CGFloat {
        get { own.keyedValues["anchorPointZ"] as? CGFloat ?? 0 }
        set { own.keyedValues["anchorPointZ"] = newValue }
    }

    /// Whether the layer is seen from behind: where its transform turns its back to the viewer, as a mirror does.
    open var isDoubleSided: Bool {
        get { own.keyedValues["isDoubleSided"] as? Bool ?? true }
        set { own.keyedValues["isDoubleSided"] = newValue }
    }

    /// The part of `contents` that is stretched, in parts of its size; what lies around it keeps its size in points, by
    /// `contentsScale`, at the corners, and its thickness at the edges. For contents that fill the layer.
    open var contentsCenter: CGRect {
        get { own.keyedValues["contentsCenter"] as? CGRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set {
            own.keyedValues["contentsCenter"] = newValue == CGRect(x: 0, y: 0, width: 1, height: 1) ? nil : newValue
        }
    }

    /// How drawn contents are kept. Stored; no effect.
    open var contentsFormat: CALayerContentsFormat {
        get { own.keyedValues["contentsFormat"] as? CALayerContentsFormat ?? .RGBA8Uint }
        set { own.keyedValues["contentsFormat"] = newValue }
    }

    /// Whether edges that lean are smooth; they are. Stored; no effect.
    open var allowsEdgeAntialiasing: Bool {
        get { own.keyedValues["allowsEdgeAntialiasing"] as? Bool ?? false }
        set { own.keyedValues["allowsEdgeAntialiasing"] = newValue }
    }

    /// Which edges are smooth; all are. Stored; no effect.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { own.keyedValues["edgeAntialiasingMask"] as? CAEdgeAntialiasingMask ?? .all }
        set { own.keyedValues["edgeAntialiasingMask"] = newValue }
    }

    /// Whether opacity treats the layer and its sublayers as one image; it does. Stored; no effect.
    open var allowsGroupOpacity: Bool {
        get { own.keyedValues["allowsGroupOpacity"] as? Bool ?? true }
        set { own.keyedValues["allowsGroupOpacity"] = newValue }
    }

    /// What changes the layer's image. Stored; no effect.
    open var filters: [Any]? {
        get { own.keyedValues["filters"] as? [Any] }
        set { own.keyedValues["filters"] = newValue }
    }

    /// What changes the image below the layer. Stored; no effect.
    open var backgroundFilters: [Any]? {
        get { own.keyedValues["backgroundFilters"] as? [Any] }
        set { own.keyedValues["backgroundFilters"] = newValue }
    }

    /// How much sharper than usual a shrunk image is. Stored; no effect.
    open var minificationFilterBias: Float {
        get { own.keyedValues["minificationFilterBias"] as? Float ?? 0 }
        set { own.keyedValues["minificationFilterBias"] = newValue }
    }

    /// Values of members that were not set. Stored; no effect.
    open var style: [AnyHashable: Any]? {
        get { own.keyedValues["style"] as? [AnyHashable: Any] }
        set { own.keyedValues["style"] = newValue }
    }
}
