import type { Cents } from '@cardroom/engine'
import type { BoxFund } from '@cardroom/protocol'
import { personOf, type Transfer, type TransferReason } from '@cardroom/room/store'

/** The person that all bots share in the books. */
export const BOTS_PERSON = 'bots'

/** What an entry does to one account. */
export interface Posting {
  readonly account: string
  readonly cents: Cents
  /** The owner: a person's id, `bots`, or a name at a hand-dealt table. */
  readonly person?: string
  /** In which position they have won or lost it, and in how many rounds. */
  readonly as?: 'player-dealer' | 'player'
  readonly rounds?: number
  /** They play for a third-party provider. */
  readonly provider?: true
  /** A fee that falls into a box. */
  readonly fund?: BoxFund
}

/** An entry of the journal, by double entry: its postings sum to zero. */
export interface JournalEntry {
  readonly at: number
  /** The day of the house that it belongs to. */
  readonly day: string
  readonly chain: string
  /** The event of the chain that it follows from. */
  readonly version: number
  readonly what: TransferReason | 'round' | 'round-voided' | 'dealt-by-hand'
  readonly shift: string
  /** A fee in a box that is not pulled yet; it belongs to the shift in which the box is pulled. */
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

/** The place of an entry: day, shift, chain, table, round. */
export type Heading = Omit<JournalEntry, 'postings' | 'rounds' | 'voided' | 'ruled'>

export const journalEntry = (
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
