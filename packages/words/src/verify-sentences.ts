/**
 * What the page says that checks shuffles. It is one file without imports, so its words are plain texts
 * that are written into it, with `{names}` where values stand.
 */
export interface VerifySentences {
  readonly title: string
  readonly lead: string
  readonly language: string
  readonly records: string
  readonly file: string
  readonly check: string
  // Packs.
  readonly 'one-deck': string
  readonly decks: string
  readonly 'decks-without-spades': string
  readonly dominoes: string
  // The shuffle.
  readonly 'secret-unknown': string
  readonly 'sealed-table': string
  readonly 'secret-right': string
  readonly 'secret-wrong': string
  readonly 'older-kind': string
  readonly 'seal-right': string
  readonly 'seal-wrong': string
  readonly 'seals-in-order': string
  readonly 'seals-not-in-order': string
  readonly 'house-alone': string
  // Cards of a sealed table.
  readonly 'not-proved-yet': string
  readonly 'bound-to-none': string
  readonly 'proof-not-shown': string
  readonly 'proof-elsewhere': string
  readonly 'proof-wrong': string
  readonly 'card-not-proved': string
  readonly 'all-proved': string
  readonly hidden: string
  // Cards.
  readonly 'no-order': string
  readonly 'too-few': string
  readonly 'all-fit': string
  readonly 'no-pack': string
  readonly 'another-card': string
  readonly 'no-card': string
  readonly 'shuffled-again': string
  readonly 'order-right': string
  readonly 'order-wrong': string
  readonly 'dice-right': string
  readonly 'dice-wrong': string
  // A shoe, a drawing.
  readonly 'one-shuffle': string
  readonly 'different-shuffles': string
  readonly 'begins-early': string
  readonly missing: string
  readonly 'behind-cut-card': string
  readonly 'rounds-follow': string
  readonly 'cut-card-later': string
  readonly 'left-before': string
  readonly 'not-opened': string
  readonly shoe: string
  readonly drawing: string
  readonly round: string
  // The verdict.
  readonly 'nothing-there': string
  readonly 'no-shuffle': string
  readonly unreadable: string
  readonly wrong: string
  readonly open: string
  readonly right: string
}
