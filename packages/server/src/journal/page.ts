import type { Cents } from '@cardroom/engine'
import type { JournalEntry } from './entry.ts'
import { Tally } from './tally.ts'

/** What entries have in common that come to stand on one page. */
export interface About {
  readonly day: string
  /** Not known as long as their box stands on its table. */
  readonly shift: string | undefined
  readonly table?: string | undefined
  readonly game?: string | undefined
  readonly schedule?: string | undefined
}

/** All entries of one day and one shift at one table, added up: as much as the books ever ask of them. */
export class Page {
  about: About
  readonly tally = new Tally()
  readonly people = new Map<string, Tally>()
  readonly accounts = new Map<string, { came: Cents; went: Cents }>()
  entries = 0
  /** The last of their events. */
  upTo = 0

  constructor(about: About) {
    this.about = about
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

/** What an entry brings to each person. */
function partsOf(one: JournalEntry): [person: string, part: JournalEntry][] {
  return [...Map.groupBy(one.postings, ({ person = '' }) => person)].flatMap(([person, postings]) => {
    if (person === '') return []
    const rounds = postings.reduce((sum, posting) => sum + (posting.rounds ?? 0), 0)
    const ruled = one.ruled > 0 ? rounds : 0
    return [[person, { ...one, rounds, ruled, voided: 0, postings }]]
  })
}
