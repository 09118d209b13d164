/// What lies among others upon one thing, and knows its rank among them.
package protocol Sibling: AnyObject {
    /// Rises from the lowest sibling to the topmost; kept by the array that they are in.
    var siblingRank: Int { get set }
}

extension Array: RankedOrder where Element: Sibling {
    /// The rank of the sibling at a place.
    package func rank(at place: Int) -> Int { self[place].siblingRank }
    /// Gives the sibling at a place a rank.
    package func setRank(_ rank: Int, at place: Int) { self[place].siblingRank = rank }

    /// Puts an object, which is in no such array, before the one that stands at a place.
    package mutating func insertSibling(_ object: Element, at place: Int) {
        insert(object, at: place)
        giveRanks(to: place..<place + 1)
    }

    /// Takes out an object, if it is there.
    package mutating func removeSibling(_ object: Element) {
        if let place = index(ofSibling: object) { remove(at: place) }
    }

    /// Where an object stands, which is found by its rank; nil if it is not there.
    package func index(ofSibling object: Element) -> Int? {
        let place = place(ofRank: object.siblingRank)
        return place < count && self[place] === object ? place : nil
    }
}
