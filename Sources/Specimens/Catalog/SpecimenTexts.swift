/// Texts that several specimens and tests share.
public enum SpecimenTexts {
    /// The first text of the rounded rectangle label: 283 UTF-16 units.
    public static let inquisition =
        "No one expects the Spanish Inquisition! Our chief weapon is surprise. Fear and surprise. Two chief weapons, "
        + "fear, surprise, and ruthless efficiency! Er, among our chief weapons are: fear, surprise, ruthless "
        + "efficiency, and near fanatical devotion to the Pope! Um, I'll come in again."

    /// Its second text: 187 UTF-16 units.
    public static let romans =
        "All right, but apart from the sanitation, the medicine, education, wine, public order, irrigation, roads, "
        + "the fresh-water system, and public health, what have the Romans ever done for us?"
}
