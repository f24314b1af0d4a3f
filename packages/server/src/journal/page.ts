import type { Cents } from '@cardroom/engine'
import type { Figures } from '@cardroom/protocol'
import type { JournalEntry } from './entry.ts'
import { Tally } from './tally.ts'

/** The key by which entries are grouped into pages. */
export interface PageKey {
  readonly day: string
  /** Unknown until their box is pulled. */
  readonly shift: string | undefined
  readonly table?: string | undefined
  readonly game?: string | undefined
  readonly schedule?: string | undefined
}

/** A page as the cache has it. */
export interface SavedPage {
  readonly about: PageKey
  readonly figures: Figures
  readonly people: readonly (readonly [string, Figures])[]
  readonly accounts: readonly (readonly [string, { came: Cents; went: Cents }])[]
  readonly entries: number
  readonly upTo: number
}

/** The sums of all entries of one day and one shift at one table, which is all that the books need. */
export class BookPage {
  about: PageKey
  readonly tally: Tally
  readonly people: Map<string, Tally>
  readonly accounts: Map<string, { came: Cents; went: Cents }>
  entries: number
  /** The last of their events. */
  upTo: number

  /** `saved`: the page to go on from. */
  constructor(about: PageKey, saved?: SavedPage) {
    this.about = about
    this.tally = new Tally(saved?.figures)
    this.people = new Map((saved?.people ?? []).map(([person, figures]) => [person, new Tally(figures)]))
    this.accounts = new Map(saved?.accounts)
    this.entries = saved?.entries ?? 0
    this.upTo = saved?.upTo ?? 0
  }

  save(): SavedPage {
    return {
      about: this.about,
      figures: this.tally.figures,
      people: [...this.people].map(([person, { figures }]) => [person, figures]),
      accounts: [...this.accounts],
      entries: this.entries,
      upTo: this.upTo,
    }
  }

  take(entry: JournalEntry): void {
    this.entries++
    this.upTo = entry.version
    this.tally.take(entry)
    for (const { account, cents } of entry.postings) {
      const moved = this.accounts.get(account) ?? { came: 0, went: 0 }
      if (cents > 0) moved.came += cents
      else moved.went -= cents
      this.accounts.set(account, moved)
    }
    for (const [person, part] of partsOf(entry)) {
      const tally = this.people.get(person) ?? new Tally()
      tally.take(part)
      this.people.set(person, tally)
    }
  }
}

/** The part of an entry for each person. */
function partsOf(one: JournalEntry): [person: string, part: JournalEntry][] {
  return [...Map.groupBy(one.postings, ({ person = '' }) => person)].flatMap(([person, postings]) => {
    if (person === '') return []
    const rounds = postings.reduce((sum, posting) => sum + (posting.rounds ?? 0), 0)
    const ruled = one.ruled > 0 ? rounds : 0
    return [[person, { ...one, rounds, ruled, voided: 0, postings }]]
  })
}
