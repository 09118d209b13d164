import ArgumentParser
import PlacardSpecimens

extension ContentSize: ExpressibleByArgument {}
extension Surroundings.Appearance: ExpressibleByArgument {}
extension Surroundings.SizeClass: ExpressibleByArgument {}
