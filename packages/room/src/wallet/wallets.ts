import type { Cents, Refusal } from '@cardroom/engine'
import type { Allowance } from '@cardroom/protocol'
import { refuseInHouse } from '../refusals/refuse.ts'
import { Conflict } from '../store/conflict.ts'
import { type HouseStore, OverdrawnError } from '../store/house-store.ts'
import { changesOf, isWallet, type Transfer, walletOf } from '../store/transfer.ts'

/** What wallets need of the card room. */
export interface WalletsRoom {
  readonly allowance: Allowance
  now(): number
  /** The number of the current business day. */
  today(): Promise<number>
  /** A person's chips at all tables, up to date. */
  chipsOf(person: string): Promise<Cents>
}

type Listener = (cents: Cents) => void

/** The play money of connected people. The store decides what can be spent. */
export class Wallets {
  readonly #store: HouseStore
  readonly #known = new Map<string, Cents>()
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(store: HouseStore) {
    this.#store = store
  }

  /** Gives a newcomer the gift, and others once a day what is missing to the level. */
  async welcome(person: string, room: WalletsRoom): Promise<Cents> {
    const day = await room.today()
    for (;;) {
      const account = await this.#store.account(walletOf(person))
      const { gift, level } = room.allowance
      if (account.moves > 0 && (account.day ?? 0) >= day) return this.#know(person, account.cents)
      // Chips are counted after the account was read: sitting down meanwhile moves the account.
      const missing = account.moves === 0 ? gift : level - account.cents - (await room.chipsOf(person))
      if (account.moves > 0 && missing <= 0) return this.#know(person, account.cents)
      const type = account.moves === 0 ? 'gift' : 'refill'
      try {
        await this.#store.enter(room.now(), { type, person, cents: missing, day }, account.moves)
        return this.#know(person, account.cents + missing)
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
      }
    }
  }

  /** An operator gives, or takes. */
  async adjust(
    person: string,
    cents: Cents,
    why: string,
    by: string,
    now: number,
  ): Promise<Refusal | undefined> {
    for (;;) {
      const { moves } = await this.#store.account(walletOf(person))
      try {
        await this.#store.enter(now, { type: 'adjusted', person, cents, why, by }, moves)
        await this.#look(person)
        return undefined
      } catch (error) {
        if (error instanceof OverdrawnError)
          return refuseInHouse('house-wallet-below-nothing', { has: error.has })
        if (!(error instanceof Conflict)) throw error
      }
    }
  }

  async balance(person: string): Promise<Cents> {
    return (await this.#store.account(walletOf(person))).cents
  }

  /** The last known balance of a connected person. */
  known(person: string): Cents {
    return this.#known.get(person) ?? 0
  }

  /** Tells connected people of transfers that touch their wallets. */
  moved(transfers: readonly Transfer[]): void {
    const wallets = changesOf(transfers).flatMap(([account]) => (isWallet(account) ? [account] : []))
    this.lookAgain(wallets.map(account => account.slice(walletOf('').length)))
  }

  /** Reads these balances again. */
  lookAgain(people: readonly string[]): void {
    for (const person of people) if (this.#known.has(person)) this.#look(person).catch(() => {})
  }

  async #look(person: string): Promise<void> {
    const cents = await this.balance(person)
    if (this.#known.get(person) === cents) return
    this.#know(person, cents)
    for (const listener of this.#listeners.get(person) ?? []) listener(cents)
  }

  #know(person: string, cents: Cents): Cents {
    this.#known.set(person, cents)
    return cents
  }

  /** Listens to a wallet until the returned function is called. */
  listen(person: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(person) ?? new Set()
    this.#listeners.set(person, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0 || this.#listeners.get(person) !== listeners) return
      this.#listeners.delete(person)
      this.#known.delete(person)
    }
  }
}

/** The refusal for an overdrawn wallet. */
export const refusalFor = (error: OverdrawnError, transfers: readonly Transfer[]): Refusal => {
  const wanted = -(changesOf(transfers).find(([account]) => account === error.account)?.[1] ?? 0)
  return refuseInHouse('not-enough-in-wallet', { has: error.has, wanted })
}
