import type { Cents, Refusal, Saying, Sentences } from '@cardroom/engine'

/** Somebody who speaks a language: says what the engine, the rulebook and the lab have to say. */
export interface Speaker {
  /** As `Intl` names it: `en-US`. */
  readonly language: string
  say(saying: Saying): string
  /** Why something was refused, without its place in a record. */
  refusal(refusal: Refusal): string
  money(cents: Cents): string
  number(n: number): string
  /** `a, b and c` */
  all(words: readonly string[]): string
  /** `a, b or c` */
  any(words: readonly string[]): string
}

type Said<V> = ((values: V, speaker: Speaker) => string) | (Record<never, never> extends V ? string : never)

/** The sentences of an area in one language. One that is missing does not compile. */
export type Says<S extends Sentences<S>> = { readonly [K in keyof S]: Said<S[K]> }
