@_exported import PlacardUIFoundation
