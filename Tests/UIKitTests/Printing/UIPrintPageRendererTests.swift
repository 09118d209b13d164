import Foundation
import PlacardUIKit
import TestTools
import Testing

/// Printed pages as another program reads them: poppler.
@MainActor @Suite struct UIPrintPageRendererTests {
    private let paper = CGRect(x: 0, y: 0, width: 300, height: 200)

    /// Header and footer as an app's subclass draws them.
    private final class NumberedPages: UIPrintPageRenderer {
        private(set) var rects: [String: CGRect] = [:]

        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            rects["header"] = headerRect
            "Invoice".draw(at: headerRect.origin)
        }

        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { rects["content"] = contentRect }

        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            rects["footer"] = footerRect
            "page \(pageIndex + 1) of \(numberOfPages)".draw(at: footerRect.origin)
        }
    }

    private func lines(_ count: Int) -> String { (1...count).map { "line \($0)" }.joined(separator: "\n") }

    private func renderer(
        of formatter: UIPrintFormatter, _ renderer: UIPrintPageRenderer = UIPrintPageRenderer()
    ) -> UIPrintPageRenderer {
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
        renderer.setValue(paper.insetBy(dx: 20, dy: 20), forKey: "printableRect")
        return renderer
    }

    private func pdf(_ renderer: UIPrintPageRenderer) -> Data {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, paper, nil)
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
        for page in 0..<renderer.numberOfPages {
            UIGraphicsBeginPDFPage()
            renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
        }
        UIGraphicsEndPDFContext()
        return data as Data
    }

    /// What poppler finds on each page, line by line.
    private func pages(_ renderer: UIPrintPageRenderer) throws -> [[String]] {
        let text = try OutsideTool("pdftotext", "-layout", "-enc", "UTF-8", "FILE", "-").text(about: pdf(renderer))
        return text.components(separatedBy: "\u{C}").dropLast().map { page in
            page.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
    }

    @Test func `A table goes on over pages between its rows, each of which is on one line`() throws {
        let rows = (1...30).map { number in
            let long = number % 5 == 0 ? "thing<br>and another" : "thing"
            return "<tr><td style='padding: 4px'>row \(number)</td><td>\(long)</td><td>\(number * 3).00</td></tr>"
        }
        let html = "<table style='border-collapse: collapse' width='100%'>\(rows.joined())</table><p>end</p>"
        let found = try pages(renderer(of: UIMarkupTextPrintFormatter(markupText: html)))
        #expect(found.count > 2)
        let words = found.map { page in page.flatMap { $0.split(separator: " ").map(String.init) } }
        for (page, row) in words.joined().filter({ $0.hasSuffix(".00") }).enumerated() {
            #expect(row == "\((page + 1) * 3).00")
        }
        for page in words {
            // What a row holds is on one page.
            #expect(page.count { $0 == "row" } == page.count { $0.hasSuffix(".00") })
            #expect(page.count { $0 == "row" } == page.count { $0 == "thing" })
        }
        #expect(words.joined().count { $0 == "another" } == 6 && words.last?.last == "end")
    }

    @Test func `A row that is higher than a page is cut between lines, of which none is lost`() throws {
        let lines = (1...40).map { "left\($0)" }.joined(separator: "<br>")
        let html = "<table><tr><td>\(lines)</td><td style='vertical-align: top'>right</td></tr></table>"
        let words = try pages(renderer(of: UIMarkupTextPrintFormatter(markupText: html))).joined()
            .flatMap { $0.split(separator: " ").map(String.init) }
        #expect(words.filter { $0.hasPrefix("left") } == (1...40).map { "left\($0)" } && words.contains("right"))
    }

    @Test func `A text goes on over pages, and no line is lost or cut`() throws {
        let formatter = UISimpleTextPrintFormatter(text: lines(40))
        formatter.font = .systemFont(ofSize: 20)
        let renderer = renderer(of: formatter)
        let found = try pages(renderer)
        #expect(found.flatMap { $0 } == (1...40).map { "line \($0)" })
        // 160 points hold six lines of 23.87 points.
        #expect(found.map(\.count) == [6, 6, 6, 6, 6, 6, 4])
        #expect(formatter.pageCount == 7)
    }

    @Test func `Header and footer stand above and below what the formatters lay out`() throws {
        let formatter = UISimpleTextPrintFormatter(text: lines(12))
        let pages = NumberedPages()
        (pages.headerHeight, pages.footerHeight) = (30, 20)
        let found = try self.pages(renderer(of: formatter, pages))
        #expect(found.map(\.first) == ["Invoice", "Invoice"])
        #expect(found.map(\.last) == ["page 1 of 2", "page 2 of 2"])
        #expect(pages.rects["header"] == CGRect(x: 20, y: 20, width: 260, height: 30))
        #expect(pages.rects["content"] == CGRect(x: 20, y: 50, width: 260, height: 110))
        #expect(pages.rects["footer"] == CGRect(x: 20, y: 160, width: 260, height: 20))
    }

    @Test func `Margins are those of all pages and those above the first`() {
        let formatter = UISimpleTextPrintFormatter(text: lines(40))
        formatter.perPageContentInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        formatter.contentInsets = UIEdgeInsets(top: 5, left: 1, bottom: 0, right: 2)
        let renderer = renderer(of: formatter)
        #expect(formatter.rect(forPageAt: 0) == CGRect(x: 41, y: 35, width: 197, height: 115))
        #expect(formatter.rect(forPageAt: 1) == CGRect(x: 41, y: 30, width: 197, height: 120))
        (formatter.maximumContentWidth, formatter.maximumContentHeight) = (100, 50)
        #expect(formatter.rect(forPageAt: 1) == CGRect(x: 41, y: 30, width: 100, height: 50))
        #expect(renderer.numberOfPages == formatter.pageCount)
    }

    @Test func `Formatters follow each other, and fill the pages that they begin on`() throws {
        let first = UISimpleTextPrintFormatter(text: "first")
        let renderer = renderer(of: first)
        renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "third"), startingAtPageAt: 2)
        #expect(renderer.numberOfPages == 3)
        #expect(renderer.printFormattersForPage(at: 1) == nil)
        #expect(renderer.printFormatters?.count == 2)
        #expect(try pages(renderer) == [["first"], [], ["third"]])
        first.removeFromPrintPageRenderer()
        #expect(renderer.printFormattersForPage(at: 0) == nil)
        #expect(first.pageCount == 0)
    }

    @Test func `HTML is printed with its look`() throws {
        let html =
            "<h1>Rechnung</h1><p>Größe <b>fett</b></p><ul><li>eins</li></ul>"
            + String(repeating: "<p>more</p>", count: 9)
        let renderer = renderer(of: UIMarkupTextPrintFormatter(markupText: html))
        let words = try pages(renderer).flatMap { $0 }.joined(separator: " ")
        #expect(words.contains("Rechnung") && words.contains("Größe fett") && words.contains("eins"))
        #expect(renderer.numberOfPages == 3)
        let fonts = try OutsideTool("pdffonts", "FILE").text(about: pdf(renderer))
        #expect(fonts.contains("Bold"))
    }

    @Test func `A view goes on over pages`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        for place in 0..<4 {
            let label = UILabel(frame: CGRect(x: 0, y: CGFloat(place) * 100, width: 200, height: 20))
            label.text = "label \(place)"
            view.addSubview(label)
        }
        let formatter = view.viewPrintFormatter()
        let renderer = renderer(of: formatter)
        #expect(
            try pages(renderer).map { $0.filter { $0.hasPrefix("label") } } == [
                ["label 0", "label 1"], ["label 2", "label 3"], [],
            ])
        #expect(formatter.pageCount == 3)
    }

    /// Apple's page of `UIViewPrintFormatter`: text views are among the views that "offer usable view print formatters".
    @Test func `Of a text view the whole text is printed, also what is out of sight`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = lines(30)
        view.font = .systemFont(ofSize: 20)
        let formatter = view.viewPrintFormatter()
        formatter.perPageContentInsets.left = 15
        let renderer = renderer(of: formatter)
        #expect(try pages(renderer).flatMap { $0 } == (1...30).map { "line \($0)" })
        #expect(formatter.pageCount == 5)
    }

    @Test func `Without paper there are no pages`() {
        let renderer = UIPrintPageRenderer()
        let formatter = UISimpleTextPrintFormatter(text: "text")
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(renderer.numberOfPages == 0)
        renderer.setValue(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .nan), forKey: "paperRect")
        #expect(renderer.numberOfPages == 0)
        (renderer.headerHeight, renderer.footerHeight) = (300, 300)
        renderer.setValue(paper, forKey: "paperRect")
        #expect(renderer.numberOfPages == 0)
    }

    @Test func `A job ends unprinted at once, where there are no printers`() {
        let controller = UIPrintInteractionController.shared
        controller.printInfo = UIPrintInfo(dictionary: nil)
        controller.printFormatter = UISimpleTextPrintFormatter(text: "text")
        var ends: [Bool] = []
        let isShown = controller.present(animated: true) { _, isPrinted, error in
            ends.append(isPrinted || error != nil)
        }
        #expect(!isShown && !UIPrintInteractionController.isPrintingAvailable)
        #expect(ends == [false])
    }

    /// Apple's page of `bestPaper(forPageSize:withPapersFrom:)`: the paper that is "best suited" for a page.
    @Test func `The smallest paper that holds a page is the best, whichever way it lies`() {
        let papers = [
            CGSize(width: 842, height: 1191), CGSize(width: 595, height: 842), CGSize(width: 298, height: 420),
        ]
        .map { UIPrintPaper.bestPaper(forPageSize: $0, withPapersFrom: []) }
        let best = { UIPrintPaper.bestPaper(forPageSize: $0, withPapersFrom: papers).paperSize }
        #expect(best(CGSize(width: 842, height: 595)) == CGSize(width: 595, height: 842))
        #expect(best(CGSize(width: 300, height: 300)) == CGSize(width: 595, height: 842))
        #expect(best(CGSize(width: 3_000, height: 10)) == CGSize(width: 842, height: 1191))
    }
}
