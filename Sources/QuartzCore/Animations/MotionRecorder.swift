/// Notes from moment to moment how layers move, for documents that can show it: places, opacity and background colors.
package final class MotionRecorder {
    private let root: CALayer
    private var tracks: [Track] = []

    /// What was noted of one layer.
    fileprivate struct Track {
        let layer: CALayer
        /// What must stay as it is.
        let still: Still
        var places: [PlaneTransform] = []
        var opacities: [CGFloat] = []
        var colors: [AnimatableValue] = []
    }

    /// What a document cannot show changing.
    fileprivate struct Still {
        var values: [String: [Double]] = [:]
        /// Held, since what is drawn later may take the place of what is gone in memory.
        var contents: AnyObject?
        var children: [ObjectIdentifier] = []
    }

    /// What moves and is not drawn in time by a document, in a sentence.
    package struct Fault: Error, CustomStringConvertible {
        package let description: String
    }

    /// Begins to note what the layers upon a layer do.
    package init(_ root: CALayer) { self.root = root }

    /// Notes the present moment of the clock that drives the code.
    ///
    /// - Throws: What cannot be shown in a document, with the layer's owner.
    package func note() throws(Fault) {
        root.layoutIfNeeded()
        root.displayAllIfNeeded()
        var fault: Fault?
        root.presenting {
            do throws(Fault) { try noteAll() } catch { fault = error }
        }
        if let fault { throw fault }
    }

    private func noteAll() throws(Fault) {
        var found: [CALayer] = []
        var waiting = [root]
        while let layer = waiting.popLast() {
            found.append(layer)
            waiting += layer.children + (layer.mask.map { [$0] } ?? [])
        }
        if tracks.isEmpty {
            for layer in found { tracks.append(Track(layer: layer, still: try still(layer))) }
        }
        guard found.count == tracks.count else { throw fault(root, "gets or loses layers") }
        for (index, layer) in found.enumerated() {
            guard tracks[index].layer === layer else { throw fault(root, "puts layers in another order") }
            if let change = try tracks[index].still.change(to: still(layer)) { throw fault(layer, change) }
            let own = layer.transformToSuperlayer
            guard let place = PlaneTransform(CATransform3DMakeAffineTransform(own)), abs(place.shear) < 1e-6 else {
                throw fault(layer, "is flattened or sheared")
            }
            tracks[index].places.append(place)
            tracks[index].opacities.append(CGFloat(min(max(layer.opacity, 0), 1)))
            if let color = AnimatableValue(layer.backgroundColor ?? .clear) { tracks[index].colors.append(color) }
        }
    }

    private func still(_ layer: CALayer) throws(Fault) -> Still {
        if layer is CAEmitterLayer { throw fault(layer, "emits particles") }
        if layer.animations.contains(where: { $0.animation is CATransition }) {
            throw fault(layer, "has a transition")
        }
        if layer.animations.contains(where: { $0.animation.properties(of: layer).contains(where: \.isKept) }) {
            throw fault(layer, "draws itself anew")
        }
        if let copies = layer as? CAReplicatorLayer, copies.instanceDelay != 0 {
            throw fault(layer, "shows copies that lag behind")
        }
        var still = Still()
        for key in AnimatableProperty.keys(of: layer) where !Self.moving.contains(key) {
            still.values[key] = AnimatableProperty.named(key, on: layer)?.get(layer)?.numbers
        }
        still.contents = layer.contents.map { $0 as AnyObject }
        still.children = layer.children.map(ObjectIdentifier.init)
        return still
    }

    private static let moving: Set = ["position", "transform", "opacity", "backgroundColor"]

    private func fault(_ layer: CALayer, _ change: String) -> Fault {
        let owner = layer.owner.map { String(describing: type(of: $0)) } ?? String(describing: type(of: layer))
        return Fault(description: "\(owner) \(change), which SVG does not show over time; write a .png")
    }

    /// How the layers move that do, by their identities.
    ///
    /// - Parameter duration: From the first moment to the last, in seconds.
    package func motions(lasting duration: Double) -> [ObjectIdentifier: DrawnMotion] {
        let moving = tracks.filter { $0.layer !== root && $0.moves }
        return Dictionary(
            uniqueKeysWithValues: moving.map { (ObjectIdentifier($0.layer), motion(of: $0, duration)) })
    }

    private func motion(of track: Track, _ duration: Double) -> DrawnMotion {
        var turn: CGFloat = 0
        let places = track.places.map { place in
            turn += (place.rotation - turn).remainder(dividingBy: 2 * .pi)
            return DrawnMotion.Place(translation: place.translation, rotation: turn, scale: place.scale)
        }
        return DrawnMotion(
            duration: duration, places: places, opacities: track.opacities,
            fills: track.changesColor ? track.colors.map(\.color) : [])
    }
}

extension MotionRecorder.Track {
    fileprivate var changesColor: Bool { colors.contains { $0.numbers != colors[0].numbers } }

    fileprivate var moves: Bool {
        changesColor || opacities.contains { $0 != opacities[0] }
            || places.contains { place in
                let first = places[0]
                return place.translation != first.translation || place.scale != first.scale
                    || place.rotation != first.rotation
            }
    }
}

extension MotionRecorder.Still {
    /// What is other in a later moment, in words; nil for nothing.
    fileprivate func change(to other: MotionRecorder.Still) -> String? {
        if contents !== other.contents { return "draws itself anew" }
        if children != other.children { return "gets, loses or moves layers" }
        return values.keys.sorted().first { values[$0] != other.values[$0] }.map { "changes its \($0)" }
    }
}
