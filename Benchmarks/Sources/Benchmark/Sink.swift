/// Uses a result, so that the compiler cannot leave out the work that made it.
@inline(never)
func sink(_ value: Double) {
    withExtendedLifetime(value) {}
}
