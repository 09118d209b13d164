/// How much a document may ask for; far above what Interface Builder writes, far below what would exhaust a machine.
package enum IBLimits {
    /// The largest file read, in bytes. The largest of 3,000 documents counted was under 1 MiB.
    package static let fileSize = 16 << 20
    /// The deepest nesting of elements; two elements make one level of views.
    package static let depth = 200
    /// The most elements of one document.
    package static let elements = 200_000
    /// The largest magnitude of a coordinate or a length of a frame, in points.
    package static let coordinate = 100_000.0
    /// How many times a nib may be loaded within itself.
    package static let nesting = 8
    /// The most diagnostics kept for one document; what comes after is counted only.
    package static let diagnostics = 1_000
}
