@_exported import PlacardInterfaceBuilder
@_exported import PlacardQuartzCore
@_exported import PlacardTextKit
