import { createHmac } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Ledger } from '../store/ledger.ts'
import { hashText } from '../store/packed.ts'
import type { PlacedPage, SavedBooks } from './books.ts'
import type { SavedJournal } from './journal.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

export const BOOKS_FILE = 'books.jsonl'

/** The version of the file's form; other versions are ignored. */
const CACHE_FORMAT = 1

/** The first line; every other is a page, and the last the seal over those before it. */
interface Head {
  readonly format: number
  readonly version: string
  readonly journal: SavedJournal
}

/**
 * Caches the books between starts: a file beside the database, sealed under the house's key. It is used only if every
 * chain still goes through the event up to which it was read.
 */
export class BookCache {
  readonly #file: string
  readonly #key: Buffer
  readonly #version: string

  /** `version`: of the program; another may enter the same events otherwise. */
  constructor(folder: string, key: Buffer, version: string) {
    this.#file = join(folder, BOOKS_FILE)
    this.#key = key
    this.#version = version
  }

  async read(ledger: Ledger): Promise<SavedBooks | undefined> {
    const text = await readFile(this.#file, 'utf8').catch(() => '')
    const [head, ...lines] = text.trimEnd().split('\n')
    const seal = lines.pop() ?? ''
    if (head === undefined || seal !== (await this.#seal([head, ...lines]))) return undefined
    const { format, version, journal } = JSON.parse(head) as Head
    if (format !== CACHE_FORMAT || version !== this.#version || !(await holds(journal, ledger)))
      return undefined
    const letOthers = yieldToEventLoop()
    const pages: PlacedPage[] = []
    for (const line of lines) {
      pages.push(JSON.parse(line) as PlacedPage)
      await letOthers()
    }
    return { journal, pages }
  }

  async write({ journal, pages }: SavedBooks): Promise<void> {
    const letOthers = yieldToEventLoop()
    const lines = [JSON.stringify({ format: CACHE_FORMAT, version: this.#version, journal } satisfies Head)]
    for (const page of pages) {
      lines.push(JSON.stringify(page))
      await letOthers()
    }
    lines.push(await this.#seal(lines))
    const part = `${this.#file}.${process.pid}`
    await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 })
    try {
      await writeFile(part, `${lines.join('\n')}\n`, { mode: 0o600 })
      await rename(part, this.#file)
    } finally {
      await rm(part, { force: true })
    }
  }

  async #seal(lines: readonly string[]): Promise<string> {
    const letOthers = yieldToEventLoop()
    const seal = createHmac('sha256', this.#key).update('books')
    for (const line of lines) {
      seal.update(`\n${line}`)
      await letOthers()
    }
    return seal.digest('hex')
  }
}

/** Whether every chain goes through the end up to which it was read. */
async function holds({ ends }: SavedJournal, ledger: Ledger): Promise<boolean> {
  for (const [chain, { version, hash }] of ends) {
    const row = await firstOf(ledger.chain(chain, version - 1))
    if (!row || row.version !== version || hashText(row.hash) !== hash) return false
  }
  return true
}

/** Leaving the loop closes the cursor, which would hold on to old database pages. */
async function firstOf<T>(rows: AsyncIterable<T>): Promise<T | undefined> {
  for await (const row of rows) return row
  return undefined
}
