/**
 * A message as it is kept once it has been read: plain data, so that a page is sent no parser. A text is itself; a
 * pattern is its pieces; a choice is its selectors and its variants.
 */
export type Program = Pattern | VariantChoice

/** What a message says where nothing is to be chosen: a text, or its pieces. */
export type Pattern = string | readonly Piece[]

/** A text, or a place where a value stands. */
export type Piece = string | Placeholder

/** `{$amount :money sign=always}`: the value, if it has one; the function; its options, `[name]` for another value. */
export type Placeholder = readonly [value: string | null, fn?: string, options?: Options]

/** The options of a function: a text, or in brackets the name of another value. */
export type Options = Readonly<Record<string, string | readonly [value: string]>>

/** The values that choose, and what is said for each combination of their keys. */
export interface VariantChoice {
  readonly by: readonly Placeholder[]
  readonly variants: readonly (readonly [keys: readonly string[], says: Pattern])[]
}

/** The key of a variant for everything that no other variant names. */
export const ANY_VARIANT = '*'
