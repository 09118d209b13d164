/// Serves code that says `import QuartzCore`, as it stands.
@_exported import PlacardQuartzCore
