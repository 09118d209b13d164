/// One thing that was found in a file, for the report.
public struct Finding: Equatable {
    public enum Kind: String, CaseIterable {
        /// It was written otherwise.
        case rewritten
        /// It was taken out, because it has no purpose here.
        case dropped
        /// Placard does not have it; the build will fail where it is used.
        case missing
    }

    public let kind: Kind
    public let file: String
    /// Counted from 1.
    public let line: Int
    public let message: String
}
