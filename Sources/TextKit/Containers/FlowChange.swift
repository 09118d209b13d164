/// What a view that shows a text has to do anew.
package enum FlowChange {
    /// The text is another one.
    case text
    /// Lines may lie elsewhere: the container or the text's attributes have changed.
    case lines
    /// Glyphs must be drawn again where they are.
    case looks
}
