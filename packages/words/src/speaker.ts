import type { Nothing, Refusal, Sentences, Text } from '@cardroom/engine'
import type { PageWords } from './en/page/index.ts'
import type { Figures } from './figures.ts'

/** Somebody who speaks a language: says what the engine, the rulebook and the lab have to say, and the page. */
export interface Speaker extends Figures, PageWords {
  /** As `Intl` names it: `en-US`. */
  readonly language: string
  /** A saying in this language; what is the same in every language, as it is. */
  say(what: Text): string
  /** Why something was refused, without its place in a record. */
  refusal(refusal: Refusal): string
}

type Said<V> = ((values: V, speaker: Speaker) => string) | (Nothing extends V ? string : never)

/** The sentences of an area in one language. One that is missing does not compile. */
export type Says<S extends Sentences<S>> = { readonly [K in keyof S]: Said<S[K]> }
