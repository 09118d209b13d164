import Foundation
import Testing

@testable import PlacardUIKit

@Suite struct ListUpdatesTests {
    @Test func `rows follow sections that come and go`() {
        var updates = ListUpdates()
        updates.insertedSections = [0]
        updates.deletedSections = [1]
        updates.deleted = [IndexPath(row: 0, section: 0)]
        updates.inserted = [IndexPath(row: 1, section: 1)]
        let (places, sections) = (updates.places.element, updates.places.section)
        #expect(sections(0) == 1 && sections(1) == nil && sections(2) == 2)
        #expect(places(IndexPath(row: 0, section: 0)) == nil && places(IndexPath(row: 3, section: 1)) == nil)
        #expect(places(IndexPath(row: 1, section: 0)) == IndexPath(row: 0, section: 1))
        #expect(places(IndexPath(row: 2, section: 0)) == IndexPath(row: 2, section: 1))
        #expect(places(IndexPath(row: 4, section: 2)) == IndexPath(row: 4, section: 2))
    }
}
