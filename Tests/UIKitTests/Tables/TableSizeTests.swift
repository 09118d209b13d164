import Foundation
import PlacardUIKit
import TestTools
import Testing

/// What projects rely on (eight authors' public code, and Apple's own calls with a height of 1,100 points): a table asked how
/// large it is within a width and an endless height answers with its content's height.
@MainActor @Suite struct TableSizeTests {
    private let endless = CGFloat.greatestFiniteMagnitude

    @Test func `A table is as high as its rows, and no higher than is offered`() {
        let rows = TableRows(count: 30)
        rows.heights = { _ in 50 }
        let table = rows.table()
        table.estimatedRowHeight = 0
        #expect(table.sizeThatFits(CGSize(width: 320, height: endless)) == CGSize(width: 320, height: 1_500))
        #expect(table.sizeThatFits(CGSize(width: 320, height: 700)) == CGSize(width: 320, height: 700))
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 20))
        rows.sections = [["one", "two"]]
        table.reloadData()
        table.sizeToFit()
        #expect(table.bounds.size == CGSize(width: 375, height: 120))
    }

    @Test func `A table that nobody has laid out asks for its heights`() {
        let rows = TableRows(count: 3)
        rows.heights = { _ in 40 }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
        table.estimatedRowHeight = 0
        #expect(table.sizeThatFits(CGSize(width: 90, height: endless)) == CGSize(width: 200, height: 10))
        (table.dataSource, table.delegate) = (rows, rows)
        #expect(table.sizeThatFits(CGSize(width: 90, height: endless)) == CGSize(width: 90, height: 120))
    }

    /// The way that apps save a table as a PDF file, read back by poppler.
    @Test func `A whole table is drawn into a PDF file, page by page`() throws {
        let rows = TableRows(count: 40)
        let table = rows.table()
        let size = table.sizeThatFits(CGSize(width: table.bounds.width, height: table.contentSize.height))
        table.bounds = CGRect(origin: .zero, size: size)
        let page = CGRect(x: 0, y: 0, width: 375, height: 600)
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, page, nil)
        for top in stride(from: 0, to: size.height, by: page.height) {
            UIGraphicsBeginPDFPageWithInfo(page, nil)
            guard let context = UIGraphicsGetCurrentContext() else { continue }
            context.saveGState()
            context.translateBy(x: 0, y: -top)
            table.layer.render(in: context)
            context.restoreGState()
        }
        UIGraphicsEndPDFContext()
        let text = try OutsideTool("pdftotext", "-layout", "FILE", "-").text(about: data as Data)
        let found = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(Set(found).isSuperset(of: (0..<40).map { "Row \($0)" }))
    }
}
