@_exported import PlacardInterfaceBuilder
@_exported import PlacardLocalization
@_exported import PlacardQuartzCore
@_exported import PlacardTextKit
