@_exported import PlacardLabels
