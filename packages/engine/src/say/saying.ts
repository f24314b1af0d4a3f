/** What a sentence is made of: numbers and cents, words of the notation, other sayings, lists of them. */
export type Value = string | number | boolean | undefined | Saying | readonly Value[]
/** The values that a sentence is said with. */
export type Values = { readonly [name: string]: Value }

/**
 * Something said without a language: the key of a sentence and what the sentence is made of. A catalogue
 * (the package `words`) turns it into English, or into any other language.
 */
export interface Saying {
  readonly say: string
  readonly values?: Values
}

/** What a sentence is made of that always reads the same. */
export type Nothing = Record<never, never>

/** The sentences of an area: for each key what its sentence is made of. */
export type Sentences<S> = { readonly [K in keyof S]: Values }

/** Values that must be given, but where there are none. */
export type Given<V> = Nothing extends V ? [values?: V] : [values: V]

/** Says the sentences of one area, and no others. */
export const sayer =
  <S extends Sentences<S>>() =>
  <K extends keyof S & string>(say: K, ...[values]: Given<S[K]>): Saying =>
    values === undefined ? { say } : { say, values }

/** How somebody says what there is to say, in a language: whoever writes for people brings it. */
export type Say = (saying: Saying) => string

/** What stands on a sheet: a saying, or what is the same in every language, such as cards, odds and names on the felt. */
export type Text = string | Saying
