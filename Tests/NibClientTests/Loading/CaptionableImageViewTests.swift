import Placard
import Testing

/// The three ways in which a view whose layout is in a nib is made.
@MainActor @Suite struct CaptionableImageViewTests {
    @Test func inCodeItsOutletsAreConnectedAndItsContentFillsIt() throws {
        var view: CaptionableImageView?
        let reports = Reports.during {
            view = CaptionableImageView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
        }
        let made = try #require(view)
        #expect(reports.isEmpty)
        #expect(made.caption == "Caption")
        #expect(made.imageView.contentMode == .scaleAspectFill)
        #expect(made.contentView.frame == made.bounds)
        made.layoutIfNeeded()
        #expect(made.imageView.frame == made.bounds)
        #expect(made.captionLabel.superview?.frame == CGRect(x: 0, y: 70, width: 150, height: 30))
    }

    @Test func anotherNibEmbedsItByItsClass() throws {
        let reports = try Reports.during {
            let objects = UINib(nibName: "Album", bundle: .module).instantiate(withOwner: nil)
            let album = try #require(objects.first as? UIView)
            let view = try #require(album.subviews.first as? CaptionableImageView)
            #expect(view.frame == CGRect(x: 10, y: 10, width: 240, height: 160))
            #expect(view.contentView.superview === view)
            #expect(view.contentView.frame == view.bounds)
            #expect(view.captionLabel.text == "Lighthouse")
        }
        #expect(reports.isEmpty)
    }

    @Test func anyOwnerThatHasTheOutletsGetsTheView() throws {
        final class Holder: NSObject {
            @Outlet var contentView: UIView!
            @Outlet var captionLabel: UILabel?
            @Outlet var imageView: UIImageView!
        }
        let holder = Holder()
        let objects = try #require(Bundle.module.loadNibNamed("CaptionableImageView", owner: holder))
        #expect(objects.count == 1)
        #expect(objects.first as AnyObject === holder.contentView)
        #expect(holder.captionLabel?.isDescendant(of: holder.contentView) == true)
    }

    @Test func anOwnerThatLacksAnOutletIsToldSoInApplesWordsAndGetsTheOthers() {
        final class Holder: NSObject {
            @Outlet var contentView: UIView!
            @Outlet var imageView: UIImageView!
        }
        let holder = Holder()
        let reports = Reports.during {
            _ = UINib(nibName: "CaptionableImageView", bundle: .module).instantiate(withOwner: holder)
        }
        #expect(reports.count == 1)
        let report = reports.first ?? ""
        #expect(report.contains("CaptionableImageView.xib:6: error: the outlet captionLabel: [<"))
        #expect(report.contains("Holder"))
        #expect(
            report.contains(
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key captionLabel."))
        #expect(report.hasSuffix("(object -1)"))
        #expect(holder.contentView != nil && holder.imageView != nil)
    }

    @Test func anOutletOfAnotherTypeIsReported() {
        final class Holder: NSObject {
            @Outlet var contentView: UIView!
            @Outlet var captionLabel: UIImageView!
            @Outlet var imageView: UIImageView!
        }
        let reports = Reports.during {
            _ = UINib(nibName: "CaptionableImageView", bundle: .module).instantiate(withOwner: Holder())
        }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("is of type UIImageView and does not take UILabel.") == true)
    }

    @Test func withoutAnOwnerNothingIsConnectedAndNothingIsWrong() {
        let reports = Reports.during {
            let objects = UINib(nibName: "CaptionableImageView", bundle: .module).instantiate(withOwner: nil)
            #expect(objects.count == 1)
        }
        #expect(reports.isEmpty)
    }
}
