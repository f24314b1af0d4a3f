import { hash } from 'node:crypto'
import { chmodSync, closeSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { TamperedError } from '@cardroom/room/store'
import { z } from 'zod'
import type { Head } from './chain.ts'

/** The head of a chain, with the seal of the table's snapshot. */
export interface SealedHead extends Head {
  readonly snapshot?: string | undefined
}

export type Heads = ReadonlyMap<string, SealedHead>

const line = z.strictObject({
  chain: z.string(),
  version: z.int().positive(),
  hash: z.string(),
  snapshot: z.string().optional(),
})

const writeLine = ([chain, { version, hash, snapshot }]: readonly [string, SealedHead]): string =>
  `${JSON.stringify({ chain, version, hash, snapshot })}\n`

/** After so many lines the file is rewritten with the current heads. */
const MAX_HEAD_LINES = 20_000

/**
 * The heads of all chains, in a file apart from the database: cutting off a chain or changing a snapshot would mean
 * changing this file too. It is written after each commit and may be behind, never ahead. A line for each commit and
 * chain; the last one of a chain counts.
 */
export class HeadsFile {
  readonly #path: string
  readonly #heads: Map<string, SealedHead>
  readonly #log: (line: string) => void
  #file: number | undefined
  #lines = 0

  constructor(path: string, log: (line: string) => void) {
    this.#path = path
    this.#log = log
    this.#heads = new Map(readHeads(path))
    this.#rewrite()
  }

  get(chain: string): SealedHead | undefined {
    return this.#heads.get(chain)
  }

  get chains(): readonly string[] {
    return [...this.#heads.keys()]
  }

  /** Notes new heads. If writing fails, all heads are written with the next. */
  note(heads: Heads): void {
    for (const [chain, head] of heads) this.#heads.set(chain, head)
    try {
      this.#lines += heads.size
      if (this.#file === undefined || this.#lines > MAX_HEAD_LINES) this.#rewrite()
      else writeSync(this.#file, [...heads].map(writeLine).join(''))
    } catch (error) {
      this.close()
      this.#log(`${this.#path}: ${String(error)}`)
    }
  }

  #rewrite(): void {
    this.close()
    const fresh = `${this.#path}.new`
    writeFileSync(fresh, [...this.#heads].map(writeLine).join(''), { mode: 0o600 })
    renameSync(fresh, this.#path)
    chmodSync(this.#path, 0o600)
    this.#file = openSync(this.#path, 'a')
    this.#lines = 0
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }
}

/** Reads the heads of a file; none if it is missing. A last line cut off by a crash is ignored. */
export function readHeads(path: string): Heads {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw error
  }
  const lines = text.split('\n').slice(0, -1)
  return new Map(
    lines.map((one, i) => {
      const read = line.safeParse(parseOrUndefined(one))
      if (!read.success) throw new TamperedError(`${path}: line ${i + 1} is no head`)
      const { chain, ...head } = read.data
      return [chain, head]
    }),
  )
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One hash over the heads of all chains. */
export const houseHead = (heads: ReadonlyMap<string, Head>): string =>
  hash(
    'sha256',
    [...heads]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([chain, { version, hash: at }]) => `${JSON.stringify(chain)} ${version} ${at}\n`)
      .join(''),
  )

/** Throws if a chain does not go through a known head. `at`: the hash of its event at that version. */
export function checkHead(chain: string, known: Head, at: string | undefined): void {
  if (at === undefined)
    throw new TamperedError(`${chain}: event ${known.version} was written, and is no longer there`)
  if (at !== known.hash) throw new TamperedError(`${chain}: event ${known.version} is not what was written`)
}
