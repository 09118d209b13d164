/// Where a layer lies and how large it is, in points, y down; all numbers are finite.
struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
}
