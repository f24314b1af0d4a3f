import type { Cents, Library } from '@cardroom/engine'
import type { BalanceLine, BooksBy, BooksReply } from '@cardroom/protocol'
import type { Ledger } from '../store/ledger.ts'
import type { JournalEntry } from './entry.ts'
import { Journal, type JournalOptions, journalOf, type KeptJournal } from './journal.ts'
import { type About, type KeptPage, Page } from './page.ts'
import { Tally } from './tally.ts'

/** Whole days of the house. */
export interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const isBefore = (day: string, { from }: Days): boolean => from !== undefined && day < from
const isAfter = (day: string, { to }: Days): boolean => to !== undefined && day > to

/** The entries of some days. */
export async function* entriesIn(options: JournalOptions, days: Days): AsyncGenerator<JournalEntry> {
  for await (const one of journalOf(options))
    if (!isBefore(one.day, days) && !isAfter(one.day, days)) yield one
}

/** An entry whose postings do not come to nothing: there is none. */
export class Unbalanced extends Error {}

/** A house's books for some days, laid out by accounts or by something else; every entry is seen to balance. */
export async function booksOf(
  options: JournalOptions & Days & { readonly by: BooksBy },
): Promise<BooksReply> {
  const books = new Books(options.library)
  await books.readOn(options.ledger, options.progress)
  return books.reply(options.by, options)
}

/** A page belongs to a shift, stands in a box that nobody has pulled, or stood in one that was. */
export interface KeptIn {
  readonly of: 'shift' | 'standing' | 'pulled'
  readonly page: KeptPage
}

/** What was added up by the books. */
export interface KeptBooks {
  readonly journal: KeptJournal
  readonly pages: Iterable<KeptIn>
}

const keyOf = ({ day, shift, table, game, schedule }: About): string =>
  JSON.stringify([day, shift, table, game, schedule])

/**
 * The books of a house as far as they were read, added up by day, shift and table: whoever reads on reads only what
 * has happened since, and whoever asks for some days is told what was carried forward to them.
 */
export class Books {
  readonly #journal: Journal
  readonly #pages: Map<string, Page>
  /** What lies in boxes that stand on their tables: it belongs to a shift when they are pulled. */
  #standing: Map<string, Page>
  readonly #pulled: Page[]
  #kept: ReadonlyMap<string, Cents> = new Map()
  #names: Readonly<Record<string, string>> = {}

  /** `kept`: what was added up before. */
  constructor(library: Library, kept?: KeptBooks) {
    this.#journal = new Journal(library, kept?.journal)
    const pages = Object.groupBy(kept?.pages ?? [], ({ of }) => of)
    const made = (of: KeptIn['of']) => (pages[of] ?? []).map(({ page }) => new Page(page.about, page))
    this.#pages = new Map(made('shift').map(page => [keyOf(page.about), page]))
    this.#standing = new Map(made('standing').map(page => [keyOf(page.about), page]))
    this.#pulled = made('pulled')
  }

  /** How many events were read by now. */
  get read(): number {
    return this.#journal.read
  }

  /** What was added up, to be kept until the next time; before anything else is read. */
  save(): KeptBooks {
    return { journal: this.#journal.save(), pages: this.#savedPages() }
  }

  *#savedPages(): Generator<KeptIn> {
    for (const page of this.#pages.values()) yield { of: 'shift', page: page.save() }
    for (const page of this.#standing.values()) yield { of: 'standing', page: page.save() }
    for (const page of this.#pulled) yield { of: 'pulled', page: page.save() }
  }

  async readOn(ledger: Ledger, progress?: JournalOptions['progress']): Promise<void> {
    for await (const entry of this.#journal.readOn(ledger, progress)) this.#take(entry)
    this.#pull()
    this.#kept = new Map((await ledger.accounts()).map(({ name, cents }) => [name, cents]))
    this.#names = Object.fromEntries((await ledger.people()).map(({ id, name }) => [id, name]))
  }

  reply(by: BooksBy, { from, to }: Days): BooksReply {
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
    const differs = [...new Set([...this.#kept.keys(), ...balances.keys()])].filter(account => {
      const { before = 0, came = 0, went = 0, later = 0 } = balances.get(account) ?? {}
      return before + came - went + later !== (this.#kept.get(account) ?? 0)
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
    const page = pages.get(key) ?? new Page(about)
    page.take(entry)
    pages.set(key, page)
  }

  /** Boxes that were pulled since have a shift now. */
  #pull(): void {
    const standing = new Map<string, Page>()
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

  /** Of tables dealt by hand there is one entry a box: they are laid out as they stand. */
  *#all(): Generator<Page> {
    yield* this.#pages.values()
    yield* this.#pulled
    yield* this.#standing.values()
    for (const entry of this.#journal.byHand) {
      checkBalance(entry)
      const page = new Page(entry)
      page.take(entry)
      yield page
    }
  }

  #keyOf({ about }: Page, by: Exclude<BooksBy, 'person'>): string {
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
  if (sum !== 0) throw new Unbalanced(`${chain} ${version} comes to ${sum}`)
}

const balanceLine = ([account, { before, came, went }]: readonly [
  string,
  { before: Cents; came: Cents; went: Cents },
]): BalanceLine => ({ account, before, came, went, after: before + came - went })

const isMoved = ({ before, came, went }: BalanceLine): boolean => before !== 0 || came !== 0 || went !== 0
const byAccount = (a: BalanceLine, b: BalanceLine): number => (a.account < b.account ? -1 : 1)
const byKey = (a: { readonly key: string }, b: { readonly key: string }): number => (a.key < b.key ? -1 : 1)
