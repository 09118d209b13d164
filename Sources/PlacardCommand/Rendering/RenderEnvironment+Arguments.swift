import ArgumentParser
import PlacardSpecimens

extension ContentSize: ExpressibleByArgument {}
extension RenderEnvironment.Appearance: ExpressibleByArgument {}
extension RenderEnvironment.SizeClass: ExpressibleByArgument {}
