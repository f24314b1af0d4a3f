import { hash } from 'node:crypto'
import { chmodSync, closeSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { z } from 'zod'
import type { Head } from './chain.ts'
import { Tampered } from './store.ts'

/** Where a chain ended, and the seal of the snapshot that stood beside it. */
export interface KeptHead extends Head {
  readonly snapshot?: string | undefined
}

export type Heads = ReadonlyMap<string, KeptHead>

const line = z.strictObject({
  chain: z.string(),
  version: z.int().positive(),
  hash: z.string(),
  snapshot: z.string().optional(),
})

const writeLine = ([chain, { version, hash, snapshot }]: readonly [string, KeptHead]): string =>
  `${JSON.stringify({ chain, version, hash, snapshot })}\n`

/** A file that has grown by so many lines is written anew with what still counts. */
const MOST_LINES = 20_000

/**
 * Where every chain of a house ended when it was last written to, in a file apart from the chains: whoever cuts off
 * the end of one, or changes a snapshot, has to change this too. It is written after each commit and may be behind,
 * never ahead. One line a commit and chain; of several for a chain the last one counts.
 */
export class HeadsFile {
  readonly #path: string
  readonly #heads: Map<string, KeptHead>
  readonly #log: (line: string) => void
  #file: number | undefined
  #lines = 0

  constructor(path: string, log: (line: string) => void) {
    this.#path = path
    this.#log = log
    this.#heads = new Map(readHeads(path))
    this.#rewrite()
  }

  get(chain: string): KeptHead | undefined {
    return this.#heads.get(chain)
  }

  get chains(): readonly string[] {
    return [...this.#heads.keys()]
  }

  /** What was just written. If the disk does not take it, all of it is written with the next. */
  note(heads: Heads): void {
    for (const [chain, head] of heads) this.#heads.set(chain, head)
    try {
      this.#lines += heads.size
      if (this.#file === undefined || this.#lines > MOST_LINES) this.#rewrite()
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

/** The heads that a file has; nothing if there is none. A last line that was cut off by a crash does not count. */
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
      const read = line.safeParse(parsed(one))
      if (!read.success) throw new Tampered(`${path}: line ${i + 1} is no head`)
      const { chain, ...head } = read.data
      return [chain, head]
    }),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One hash for all chains of a house. */
export const houseHead = (heads: ReadonlyMap<string, Head>): string =>
  hash(
    'sha256',
    [...heads]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([chain, { version, hash: at }]) => `${JSON.stringify(chain)} ${version} ${at}\n`)
      .join(''),
  )

/** A chain that ends before, or elsewhere than, it is known to have ended. `at`: the hash of its event at that version. */
export function checkHead(chain: string, known: Head, at: string | undefined): void {
  if (at === undefined)
    throw new Tampered(`${chain}: event ${known.version} was written, and is no longer there`)
  if (at !== known.hash) throw new Tampered(`${chain}: event ${known.version} is not what was written`)
}
