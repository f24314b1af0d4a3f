import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { Refusal } from '@cardroom/engine'
import { lookOf } from '../names/look.ts'
import { refuseAccount } from './refuse.ts'

const LEAST = 10
const MOST = 200

/** Why a password will not do. What it is made of is nobody's business; only what is guessed first is refused. */
export function unfitPassword(password: string, name: string): Refusal | undefined {
  const { length } = Array.from(password.normalize('NFKC'))
  if (length < LEAST) return refuseAccount('password-too-short', { least: LEAST })
  if (length > MOST) return refuseAccount('password-too-long', { most: MOST })
  return lookOf(password) === lookOf(name) ? refuseAccount('password-is-the-name') : undefined
}

interface Cost {
  /** In KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** Argon2id as OWASP recommends it, with a pass more: a guess takes 46 MiB and about a tenth of a second. */
const COST: Cost = { memory: 47_104, passes: 2, parallelism: 1 }
const TAG = 32

const argon = promisify(argon2)

const tagOf = (password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
  argon('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost })

const write = ({ memory, passes, parallelism }: Cost, nonce: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`

/** Without padding, as the format has it. */
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const WRITTEN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Nobody's: what a password is compared with where there is none, so that nobody can tell. */
const NOBODYS = write(COST, randomBytes(16), randomBytes(TAG))

/** Half of the processors go on with the tables. */
const AT_ONCE = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))
const MOST_WAITING = 40

/** Passwords, one after the other: each takes memory and a processor for a moment. */
export class Passwords {
  readonly #waiting: (() => void)[] = []
  readonly #most: number
  #free = AT_ONCE

  constructor(mostWaiting = MOST_WAITING) {
    this.#most = mostWaiting
  }

  /** What a password is compared with from now on. */
  hash(password: string): Promise<string | Refusal> {
    const nonce = randomBytes(16)
    return this.#inTurn(async () => write(COST, nonce, await tagOf(password, nonce, COST, TAG)))
  }

  /** Whether it is the password; it takes as long if there is none. */
  isRight(password: string, verifier: string | undefined): Promise<boolean | Refusal> {
    return this.#inTurn(async () => {
      const [, m, t, p, nonce = '', kept = ''] = WRITTEN.exec(verifier ?? NOBODYS) ?? []
      const tag = Buffer.from(kept, 'base64')
      const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) }
      const given = await tagOf(password, Buffer.from(nonce, 'base64'), cost, tag.length)
      return timingSafeEqual(given, tag) && verifier !== undefined
    })
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T | Refusal> {
    if (this.#waiting.length >= this.#most) return refuseAccount('too-many-sign-in')
    if (this.#free === 0) await new Promise<void>(go => this.#waiting.push(go))
    else this.#free--
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}
