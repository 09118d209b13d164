#if os(Linux)
    @_exported import PlacardUIKit
#else
    @_exported import UIKit
#endif
