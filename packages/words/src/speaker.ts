import type { Refusal, Text } from '@cardroom/engine'
import type { LanguageFormats } from './formats.ts'
import type { PageWords } from './page-words/index.ts'

/** Says the sentences of the engine, the rulebook, the lab and the page in one language. */
export interface Speaker extends LanguageFormats, PageWords {
  /** As `Intl` names it: `en-US`. */
  readonly language: string
  /** A saying in this language; what is the same in every language, as it is. */
  say(what: Text): string
  /** Why something was refused, without its place in a record. */
  refusal(refusal: Refusal): string
  /** What players of this language call a game, by its id; nothing where they use the filed name. */
  localGameName(id: string): string | undefined
}
