@_exported import PlacardCoreText
