import Foundation

/// A layer for drawings that are larger than a screen.
///
/// Apple's systems draw it in tiles on threads of their own, at several levels of detail. Here it is drawn whole and at once,
/// as other layers are. Source and defaults: Apple's documentation of `CATiledLayer`.
open class CATiledLayer: CALayer {
    /// How many levels of detail there are. Stored; no effect.
    open var levelsOfDetail = 1
    /// How many of them are larger than the layer. Stored; no effect.
    open var levelsOfDetailBias = 0
    /// The size of a tile, in pixels. Stored; no effect.
    open var tileSize = CGSize(width: 256, height: 256)

    /// How long a new tile takes to appear, in seconds; here everything is there at once.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
