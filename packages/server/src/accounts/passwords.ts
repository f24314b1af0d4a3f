import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { Refusal } from '@cardroom/engine'
import { lookOf, refuseAccount } from '@cardroom/room'

const MIN_LENGTH = 10
const MAX_LENGTH = 200

/** Why a password is refused. It may be made of anything, but not be what is guessed first. */
export function unfitPassword(password: string, name: string): Refusal | undefined {
  const { length } = Array.from(password.normalize('NFKC'))
  if (length < MIN_LENGTH) return refuseAccount('password-too-short', { least: MIN_LENGTH })
  if (length > MAX_LENGTH) return refuseAccount('password-too-long', { most: MAX_LENGTH })
  return lookOf(password) === lookOf(name) ? refuseAccount('password-is-the-name') : undefined
}

interface HashCost {
  /** In KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** Argon2id as OWASP recommends it, with a pass more: a guess takes 46 MiB and about a tenth of a second. */
const ARGON2_COST: HashCost = { memory: 47_104, passes: 2, parallelism: 1 }
const TAG_BYTES = 32

const argon = promisify(argon2)

const tagOf = (password: string, nonce: Buffer, cost: HashCost, tagLength: number): Promise<Buffer> =>
  argon('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost })

const encodedHash = ({ memory, passes, parallelism }: HashCost, nonce: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`

/** Base64 without padding, as the hash format has it. */
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const HASH_PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** The hash that is compared where a name has no password, so that the time does not reveal it. */
const DUMMY_HASH = encodedHash(ARGON2_COST, randomBytes(16), randomBytes(TAG_BYTES))

/** Leaves half of the processors to the tables. */
const MAX_PARALLEL_HASHES = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))
const MAX_WAITING_HASHES = 40

/** Hashes passwords, a few at once: each takes memory and a processor for a moment. */
export class Passwords {
  readonly #waiting: (() => void)[] = []
  readonly #most: number
  #free = MAX_PARALLEL_HASHES

  constructor(mostWaiting = MAX_WAITING_HASHES) {
    this.#most = mostWaiting
  }

  /** The hash of a new password. */
  hash(password: string): Promise<string | Refusal> {
    const nonce = randomBytes(16)
    return this.#inTurn(async () =>
      encodedHash(ARGON2_COST, nonce, await tagOf(password, nonce, ARGON2_COST, TAG_BYTES)),
    )
  }

  /** Whether a password is right; takes as long if there is no hash. */
  isRight(password: string, verifier: string | undefined): Promise<boolean | Refusal> {
    return this.#inTurn(async () => {
      const [, m, t, p, nonce = '', kept = ''] = HASH_PATTERN.exec(verifier ?? DUMMY_HASH) ?? []
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
