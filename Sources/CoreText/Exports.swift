@_exported import PlacardCoreGraphics
