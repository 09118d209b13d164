@_exported import PlacardLabels
@_exported import PlacardUIKit
