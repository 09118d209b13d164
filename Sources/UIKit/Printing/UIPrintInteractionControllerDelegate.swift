import Foundation

/// What a program says and hears of printing; nothing is asked or told here, where there are no printers.
///
/// All members are optional. Source: Apple's documentation of `UIPrintInteractionControllerDelegate`.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// The controller that the printers would be shown on; nil for the window's.
    func printInteractionControllerParentViewController(_ controller: UIPrintInteractionController)
        -> UIViewController?
    /// Which of the papers is printed on.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// How long paper from a roll is cut, in points.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat
    /// The printers are about to be shown.
    func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController)
    /// The printers are shown.
    func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController)
    /// The printers are about to be taken away.
    func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController)
    /// The printers were taken away.
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController)
    /// The job is about to begin.
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
    /// The job has ended.
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// Nil.
    public func printInteractionControllerParentViewController(
        _ controller: UIPrintInteractionController
    ) -> UIViewController? { nil }
    /// The first of the papers.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? UIPrintPaper(size: .zero) }
    /// The paper's height.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat { paper.paperSize.height }
    /// Does nothing.
    public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
}
