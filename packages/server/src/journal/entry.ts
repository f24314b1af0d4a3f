import type { Cents } from '@cardroom/engine'
import type { Purse } from '@cardroom/protocol'
import { personOf, type Transfer, type Why } from '../store/transfer.ts'

/** Everybody whom the house plays for: bots are nobody in particular. */
export const BOTS = 'bots'

/** What an entry does to one account. */
export interface Posting {
  readonly account: string
  readonly cents: Cents
  /** Whose it is: a person's id, `bots`, or a name at a table dealt by hand. */
  readonly person?: string
  /** In which position they have won or lost it, and in how many rounds. */
  readonly as?: 'player-dealer' | 'player'
  readonly rounds?: number
  /** They play for a third-party provider. */
  readonly provider?: true
  /** A fee that falls into a box. */
  readonly purse?: Purse
}

/** Something that has happened, by double entry: its postings come to nothing together. */
export interface JournalEntry {
  readonly at: number
  /** The day of the house that it belongs to. */
  readonly day: string
  readonly chain: string
  /** The event of the chain that it follows from. */
  readonly version: number
  readonly what: Why | 'round' | 'round-voided' | 'dealt-by-hand'
  readonly shift: string
  /** It fell into a box that still stands on its table, and belongs to the shift in which that is pulled. */
  readonly stands?: true
  readonly table?: string
  readonly game?: string
  readonly schedule?: string
  readonly round?: string
  readonly rounds: number
  readonly voided: number
  readonly ruled: number
  /** What the floor has ruled in it. */
  readonly rulings?: readonly string[]
  readonly postings: readonly Posting[]
}

/** Where an entry belongs. */
export type Heading = Omit<JournalEntry, 'postings' | 'rounds' | 'voided' | 'ruled'>

export const entry = (
  heading: Heading,
  postings: readonly Posting[],
  counts: Partial<Pick<JournalEntry, 'rounds' | 'voided' | 'ruled'>> = {},
): JournalEntry => ({ ...heading, rounds: 0, voided: 0, ruled: 0, ...counts, postings })

/** Both sides of a transfer. */
export const postingsOf = (
  { from, to, cents }: Transfer,
  person = personOf(from) ?? personOf(to),
): Posting[] => {
  const who = person === undefined ? {} : { person }
  return [
    { account: from, cents: -cents, ...who },
    { account: to, cents, ...who },
  ]
}
