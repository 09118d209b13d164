import Dispatch
import Foundation

extension Thread {
    /// Whether the code is on the main thread or the main queue: that of a program with an asynchronous `main` runs on any
    /// thread.
    package static var isOnMainActor: Bool {
        isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
    }

    private static let mainQueue: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
