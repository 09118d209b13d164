import CPublicSuffix

/// The domains under which people register names, from the public suffix list as the system has it.
///
/// Source: publicsuffix.org, through libpsl.
enum PublicSuffixes {
    nonisolated(unsafe) private static let list = psl_builtin()

    /// Whether a name, in small letters, stands alone at the top of the internet's names: `com`, `de`, `中国`.
    static func isTopLevel(_ name: String) -> Bool { !name.contains(".") && isListed(name) }

    /// Whether names are registered under a name, so that it is nobody's host by itself: `co.uk`.
    static func isListed(_ name: String) -> Bool {
        let kinds = PSL_TYPE_ICANN | PSL_TYPE_NO_STAR_RULE
        return psl_is_public_suffix2(list, name, kinds) == 1
    }
}
