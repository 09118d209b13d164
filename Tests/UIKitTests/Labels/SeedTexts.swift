/// The two texts that sizes were published for.
enum SeedTexts {
    /// 283 UTF-16 units.
    static let inquisition =
        "No one expects the Spanish Inquisition! Our chief weapon is surprise. Fear and surprise. Two chief weapons, "
        + "fear, surprise, and ruthless efficiency! Er, among our chief weapons are: fear, surprise, ruthless "
        + "efficiency, and near fanatical devotion to the Pope! Um, I'll come in again."

    /// 187 UTF-16 units.
    static let romans =
        "All right, but apart from the sanitation, the medicine, education, wine, public order, irrigation, roads, "
        + "the fresh-water system, and public health, what have the Romans ever done for us?"
}
