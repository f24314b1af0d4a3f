/** A value in a sentence: numbers and cents, words of the notation, other sayings, lists of them. */
export type Value = string | number | boolean | undefined | Saying | readonly Value[]
/** The values of a sentence. */
export type Values = { readonly [name: string]: Value }

/**
 * A sentence without a language: its key and its values. A catalogue (the package `words`) turns it into
 * English, or into any other language.
 */
export interface Saying {
  readonly say: string
  readonly values?: Values
}

/** The values of a sentence that has none. */
export type Nothing = Record<never, never>

/** The sentences of an area: the values of each key. */
export type Sentences<S> = { readonly [K in keyof S]: Values }

/** The argument for the values of a sentence; optional where it has none. */
export type ValuesArgs<V> = Nothing extends V ? [values?: V] : [values: V]

/** Makes sayings of one area; other keys do not compile. */
export const sayer =
  <S extends Sentences<S>>() =>
  <K extends keyof S & string>(say: K, ...[values]: ValuesArgs<S[K]>): Saying =>
    values === undefined ? { say } : { say, values }

/** Puts a saying into words of a language. */
export type Say = (saying: Saying) => string

/**
 * A text on a sheet: a saying, or a text that is the same in every language, such as cards, odds and names on
 * the felt.
 */
export type Text = string | Saying
