import PlacardUIKit
import Testing

@Suite struct SystemSoundsTests {
    /// AudioToolbox's documentation: the block is called when the sound has ended.
    @Test func `the end of a sound is told`() async {
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        AudioServicesPlayAlertSound(1007)
        await withCheckedContinuation { heard in AudioServicesPlaySystemSoundWithCompletion(1104) { heard.resume() } }
        await withCheckedContinuation { heard in AudioServicesPlayAlertSoundWithCompletion(1104) { heard.resume() } }
    }
}
