// Makes the folder a Swift target: one with resources and no source of its own is taken for C.
