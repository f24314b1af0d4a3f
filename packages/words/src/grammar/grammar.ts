/** The parts of a language that messages cannot hold as data. */
export interface Grammar {
  /** As `Intl` names it: `en-US`. */
  readonly language: string
  /** Whose way of writing amounts it takes, where the tables do not write them as the language does at home. */
  readonly amounts?: string
  /** How a separator reads before what follows it. */
  separator?(between: string, next: string): string
}
