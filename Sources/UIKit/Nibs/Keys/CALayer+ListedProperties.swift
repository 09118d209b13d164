/// Properties of layers that tables list, among them those that `placard port` lists, are animated and read by their names.
///
/// Layers belong to any thread, as the tables do; outlets, which are looked for on the main actor, are left out.
extension CALayer: ListedProperties {
    package func listedValue(forKey key: String) -> Any? {
        guard let entry = NibTables.entry(key, of: type(of: self)), case .property(let get, _) = entry.kind else {
            return nil
        }
        nonisolated(unsafe) let layer = self
        return CallingThread.run { KeyedValue.unwrapped(get(layer)) }
    }

    package func setListedValue(_ value: Any?, forKey key: String) -> Bool {
        guard let entry = NibTables.entry(key, of: type(of: self)), case .property(_, let set?) = entry.kind else {
            return false
        }
        nonisolated(unsafe) let (layer, value) = (self, value)
        return CallingThread.run { if case .done = set(layer, value) { true } else { false } }
    }
}
