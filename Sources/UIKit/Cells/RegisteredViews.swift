// Tables and collections make views of classes that programs register. On Apple's systems any class may be asked for an
// initializer; Swift permits that only of `required` ones, which would oblige every subclass to spell them so. But a
// convenience initializer calls the designated one of the class that it is asked of, and has, under the hood, the calling
// convention of a static method. So each pair below is one function with two declarations: as an initializer, which says
// what is done, and as a static method, which a class that is only known at run time may be asked for. A subclass that does
// not have the initializer stops the program with Swift's own words, as on Apple's systems.

extension UITableViewCell {
    @_silgen_name("placard_make_table_cell")
    convenience init(registered identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// Makes a row of the class that it is called on by its `init(style:reuseIdentifier:)`.
    @_silgen_name("placard_make_table_cell")
    static func make(registered identifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    @_silgen_name("placard_make_header_footer")
    convenience init(registered identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    /// Makes a view of the class that it is called on by its `init(reuseIdentifier:)`.
    @_silgen_name("placard_make_header_footer")
    static func make(registered identifier: consuming String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
    @_silgen_name("placard_make_reusable_view")
    convenience init(registeredFrame frame: CGRect) {
        self.init(frame: frame)
    }

    /// Makes a view of the class that it is called on by its `init(frame:)`.
    @_silgen_name("placard_make_reusable_view")
    static func make(registeredFrame frame: CGRect) -> UICollectionReusableView
}
