@_exported import PlacardSpecimens
