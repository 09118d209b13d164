@_exported import PlacardQuartzCore
@_exported import PlacardTextKit
