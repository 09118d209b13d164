/// The kinds of file that a picture can be written as, by their extensions.
package enum PictureKind: String, CaseIterable, Sendable {
    case png
    case svg
    case pdf
}
