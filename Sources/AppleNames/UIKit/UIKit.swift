/// Serves code that says `import UIKit`, as it stands. Opt-in: a module of this name flips `#if canImport(UIKit)` in
/// every package of the build.
@_exported import Dispatch
@_exported import FoundationXML
@_exported import PlacardUIKit
