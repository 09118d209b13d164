/// Serves code that says `import CoreText`, as it stands.
@_exported import PlacardCoreText
