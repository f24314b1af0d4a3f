import type { Cents, Library } from '@cardroom/engine'
import type { BalanceLine, BooksBy, BooksReply } from '@cardroom/protocol'
import type { Ledger } from '../store/ledger.ts'
import type { JournalEntry } from './entry.ts'
import { Journal, type JournalOptions, journalOf, type SavedJournal } from './journal.ts'
import { BookPage, type PageKey, type SavedPage } from './page.ts'
import { Tally } from './tally.ts'

/** A range of business days. */
export interface DayRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const isBefore = (day: string, { from }: DayRange): boolean => from !== undefined && day < from
const isAfter = (day: string, { to }: DayRange): boolean => to !== undefined && day > to

/** The entries of some days. */
export async function* entriesIn(options: JournalOptions, days: DayRange): AsyncGenerator<JournalEntry> {
  for await (const one of journalOf(options))
    if (!isBefore(one.day, days) && !isAfter(one.day, days)) yield one
}

/** The postings of an entry do not sum to zero. */
export class UnbalancedError extends Error {}

/** The books of a house for some days, by account or by another key; checks that every entry balances. */
export async function booksOf(
  options: JournalOptions & DayRange & { readonly by: BooksBy },
): Promise<BooksReply> {
  const books = new Books(options.library)
  await books.readOn(options.ledger, options.progress)
  return books.reply(options.by, options)
}

/** A stored page: of a shift, of a box on a table, or of a box that was pulled. */
export interface PlacedPage {
  readonly of: 'shift' | 'standing' | 'pulled'
  readonly page: SavedPage
}

/** The stored state of the books. */
export interface SavedBooks {
  readonly journal: SavedJournal
  readonly pages: Iterable<PlacedPage>
}

const keyOf = ({ day, shift, table, game, schedule }: PageKey): string =>
  JSON.stringify([day, shift, table, game, schedule])

/**
 * The books of a house as far as they were read, added up by day, shift and table. Reading on reads only new events;
 * a reply for some days starts with the balances carried forward.
 */
export class Books {
  readonly #journal: Journal
  readonly #pages: Map<string, BookPage>
  /** The pages of boxes on tables, which get their shift when they are pulled. */
  #standing: Map<string, BookPage>
  readonly #pulled: BookPage[]
  #stored: ReadonlyMap<string, Cents> = new Map()
  #names: Readonly<Record<string, string>> = {}

  /** `saved`: what was added up before. */
  constructor(library: Library, saved?: SavedBooks) {
    this.#journal = new Journal(library, saved?.journal)
    const pages = Object.groupBy(saved?.pages ?? [], ({ of }) => of)
    const made = (of: PlacedPage['of']) => (pages[of] ?? []).map(({ page }) => new BookPage(page.about, page))
    this.#pages = new Map(made('shift').map(page => [keyOf(page.about), page]))
    this.#standing = new Map(made('standing').map(page => [keyOf(page.about), page]))
    this.#pulled = made('pulled')
  }

  /** The number of events read so far. */
  get read(): number {
    return this.#journal.read
  }

  /** The state of the books, for the cache. */
  save(): SavedBooks {
    return { journal: this.#journal.save(), pages: this.#savedPages() }
  }

  *#savedPages(): Generator<PlacedPage> {
    for (const page of this.#pages.values()) yield { of: 'shift', page: page.save() }
    for (const page of this.#standing.values()) yield { of: 'standing', page: page.save() }
    for (const page of this.#pulled) yield { of: 'pulled', page: page.save() }
  }

  async readOn(ledger: Ledger, progress?: JournalOptions['progress']): Promise<void> {
    for await (const entry of this.#journal.readOn(ledger, progress)) this.#take(entry)
    this.#pull()
    this.#stored = new Map((await ledger.accounts()).map(({ name, cents }) => [name, cents]))
    this.#names = Object.fromEntries((await ledger.people()).map(({ id, name }) => [id, name]))
  }

  reply(by: BooksBy, { from, to }: DayRange): BooksReply {
    const days = { from, to }
    const balances = new Map<string, { before: Cents; came: Cents; went: Cents; later: Cents }>()
    const lines = new Map<string, Tally>()
    let entries = 0
    for (const page of this.#all()) {
      const { day } = page.about
      const [before, after] = [isBefore(day, days), isAfter(day, days)]
      for (const [account, { came, went }] of page.accounts) {
        const balance = balances.get(account) ?? { before: 0, came: 0, went: 0, later: 0 }
        if (before) balance.before += came - went
        else if (after) balance.later += came - went
        else {
          balance.came += came
          balance.went += went
        }
        balances.set(account, balance)
      }
      if (before || after) continue
      entries += page.entries
      for (const [key, part] of by === 'person'
        ? page.people
        : [[this.#keyOf(page, by), page.tally] as const]) {
        const line = lines.get(key) ?? new Tally()
        line.add(part)
        lines.set(key, line)
      }
    }
    const differs = [...new Set([...this.#stored.keys(), ...balances.keys()])].filter(account => {
      const { before = 0, came = 0, went = 0, later = 0 } = balances.get(account) ?? {}
      return before + came - went + later !== (this.#stored.get(account) ?? 0)
    })
    return {
      by,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      entries,
      ...(by === 'account'
        ? { balance: [...balances].map(balanceLine).filter(isMoved).toSorted(byAccount) }
        : { lines: [...lines].map(([key, { figures }]) => ({ key, ...figures })).toSorted(byKey) }),
      names: this.#names,
      differs,
    }
  }

  #take(entry: JournalEntry): void {
    checkBalance(entry)
    const { day, shift, table, game, schedule, stands } = entry
    const about = { day, shift: stands ? undefined : shift, table, game, schedule }
    const key = keyOf(about)
    const pages = stands ? this.#standing : this.#pages
    const page = pages.get(key) ?? new BookPage(about)
    page.take(entry)
    pages.set(key, page)
  }

  /** Gives a shift to the pages of boxes that were pulled since. */
  #pull(): void {
    const standing = new Map<string, BookPage>()
    for (const [key, page] of this.#standing) {
      const shift = this.#journal.shiftOfBox(page.about.table ?? '', page.upTo)
      if (shift === undefined) standing.set(key, page)
      else {
        page.about = { ...page.about, shift }
        this.#pulled.push(page)
      }
    }
    this.#standing = standing
  }

  /** All pages; hand-dealt tables have one entry for each box. */
  *#all(): Generator<BookPage> {
    yield* this.#pages.values()
    yield* this.#pulled
    yield* this.#standing.values()
    for (const entry of this.#journal.byHand) {
      checkBalance(entry)
      const page = new BookPage(entry)
      page.take(entry)
      yield page
    }
  }

  #keyOf({ about }: BookPage, by: Exclude<BooksBy, 'person'>): string {
    switch (by) {
      case 'account':
        return ''
      case 'shift':
        return about.shift ?? this.#journal.shiftNow(about.day)
      case 'day':
      case 'table':
      case 'game':
      case 'schedule':
        return about[by] ?? ''
    }
  }
}

function checkBalance({ chain, version, postings }: JournalEntry): void {
  const sum = postings.reduce((all, { cents }) => all + cents, 0)
  if (sum !== 0) throw new UnbalancedError(`${chain} ${version} comes to ${sum}`)
}

const balanceLine = ([account, { before, came, went }]: readonly [
  string,
  { before: Cents; came: Cents; went: Cents },
]): BalanceLine => ({ account, before, came, went, after: before + came - went })

const isMoved = ({ before, came, went }: BalanceLine): boolean => before !== 0 || came !== 0 || went !== 0
const byAccount = (a: BalanceLine, b: BalanceLine): number => (a.account < b.account ? -1 : 1)
const byKey = (a: { readonly key: string }, b: { readonly key: string }): number => (a.key < b.key ? -1 : 1)
