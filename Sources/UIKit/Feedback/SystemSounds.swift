// The names are AudioToolbox's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Dispatch

/// A sound of the system's, or one that is made of a file: AudioToolbox's type.
public typealias SystemSoundID = UInt32

/// Makes the device vibrate; nothing vibrates here. The value is AudioToolbox's.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays a short sound; nothing is heard here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a short sound as an alert, which vibrates too; nothing is heard here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a short sound; nothing is heard here, and its end is told on the main queue.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Plays a short sound as an alert; nothing is heard here, and its end is told on the main queue.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
