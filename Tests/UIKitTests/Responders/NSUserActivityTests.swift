import Foundation
import PlacardUIKit
import Testing

@MainActor @Suite struct NSUserActivityTests {
    @Test func `An activity keeps what it was given, and a responder keeps an activity`() {
        let activity = NSUserActivity(activityType: "reading")
        activity.title = "A page"
        activity.userInfo = ["page": 1, "book": "b"]
        activity.addUserInfoEntries(from: ["page": 2])
        #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["book"] as? String == "b")
        #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch && activity.activityType == "reading")
        let controller = UIViewController()
        #expect(controller.userActivity == nil)
        controller.userActivity = activity
        #expect(controller.userActivity === activity && controller.view.userActivity == nil)
    }
}
