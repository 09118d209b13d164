/// How a picture lies in its file: where its first row and first column are when it is looked at.
///
/// Raw values are those of Exif's tag 274 (CIPA DC-008, 4.6.4).
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
