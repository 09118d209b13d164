// Makes the folder a Swift target: one without a source of its own is left out of the build.
