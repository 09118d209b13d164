import Foundation

/// What the components of sRGB mean: how much light each is, and how bright they are together.
///
/// Source: IEC 61966-2-1 for the curve, ITU-R BT.709 for the weights.
package enum SRGB {
    /// The light that a component stands for, 0 to 1 for 0 to 1; negative components are mirrored.
    package static func light(of component: CGFloat) -> CGFloat {
        let size = abs(component)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return component < 0 ? -light : light
    }

    /// The component that stands for some light: the inverse of `light(of:)`.
    package static func component(of light: CGFloat) -> CGFloat {
        let size = abs(light)
        let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -component : component
    }

    /// The sum of three parts by how bright the eye sees them: luminance of light, and luma of components.
    package static func brightness(red: CGFloat, green: CGFloat, blue: CGFloat) -> CGFloat {
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}
