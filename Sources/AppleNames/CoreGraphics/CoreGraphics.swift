/// Serves code that says `import CoreGraphics`, as it stands.
@_exported import PlacardCoreGraphics
