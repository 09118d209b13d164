import Foundation

/// librsvg, which draws SVG files by Cairo: loaded when the first of them is met.
///
/// It brings some fifty further libraries, with which every program would start 40 milliseconds later, so it is not
/// linked. Names are those of its C functions, without `rsvg_handle_`.
struct SVGLibrary: Sendable {
    /// Nil where it is not installed, or is older than 2.52.
    static let shared = SVGLibrary()

    /// `RsvgHandle *`.
    typealias Handle = OpaquePointer
    /// `GError **`.
    typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    typealias NewFromData = @convention(c) (UnsafePointer<UInt8>?, Int, ErrorPlace?) -> Handle?
    typealias SetDPI = @convention(c) (Handle, Double) -> Void
    /// Places for the width and the height; answers whether the file tells them.
    typealias GetIntrinsicSize =
        @convention(c) (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    /// Places for two lengths, which are not asked for here, for whether there is a view box, and for its four numbers.
    typealias GetIntrinsicDimensions =
        @convention(c) (
            Handle, OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Double>
        ) -> Void
    /// A Cairo context and the four numbers of the rectangle that the image is to fill.
    typealias RenderDocument = @convention(c) (Handle, OpaquePointer, UnsafePointer<Double>, ErrorPlace?) -> Int32
    typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void

    let newFromData: NewFromData
    let setDPI: SetDPI
    let getIntrinsicSize: GetIntrinsicSize
    let getIntrinsicDimensions: GetIntrinsicDimensions
    let renderDocument: RenderDocument
    let unrefObject: Release
    let freeError: Release

    private init?() {
        guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let newFromData = function("rsvg_handle_new_from_data", as: NewFromData.self),
            let setDPI = function("rsvg_handle_set_dpi", as: SetDPI.self),
            let getIntrinsicSize = function("rsvg_handle_get_intrinsic_size_in_pixels", as: GetIntrinsicSize.self),
            let getIntrinsicDimensions = function(
                "rsvg_handle_get_intrinsic_dimensions", as: GetIntrinsicDimensions.self),
            let renderDocument = function("rsvg_handle_render_document", as: RenderDocument.self),
            let unrefObject = function("g_object_unref", as: Release.self),
            let freeError = function("g_error_free", as: Release.self)
        else { return nil }
        self.newFromData = newFromData
        self.setDPI = setDPI
        self.getIntrinsicSize = getIntrinsicSize
        self.getIntrinsicDimensions = getIntrinsicDimensions
        self.renderDocument = renderDocument
        self.unrefObject = unrefObject
        self.freeError = freeError
    }
}

/// Which files of vectors can be read on this machine.
package enum VectorImages {
    /// Whether librsvg is installed.
    package static var canReadSVG: Bool { SVGLibrary.shared != nil }
}
