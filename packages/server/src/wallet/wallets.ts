import type { Cents, Refusal } from '@cardroom/engine'
import type { Allowance } from '@cardroom/protocol'
import { refuseInHouse } from '../parts/refuse.ts'
import { Conflict } from '../store/conflict.ts'
import { type HouseStore, Overdrawn } from '../store/house.ts'
import { changesOf, isWallet, type Transfer, walletOf } from '../store/transfer.ts'

/** The room, as far as wallets ask. */
export interface WalletsRoom {
  readonly allowance: Allowance
  now(): number
  /** The number of the day of the house that is on. */
  today(): Promise<number>
  /** What somebody has on all tables together, up to date. */
  chipsOf(person: string): Promise<Cents>
}

type Listener = (cents: Cents) => void

/** Everybody's play money, as far as they are here. What is spent the store decides. */
export class Wallets {
  readonly #store: HouseStore
  readonly #known = new Map<string, Cents>()
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(store: HouseStore) {
    this.#store = store
  }

  /** Somebody comes in: the house gives what it gives a newcomer, or once a day what is missing. */
  async welcome(person: string, room: WalletsRoom): Promise<Cents> {
    const day = await room.today()
    for (;;) {
      const account = await this.#store.account(walletOf(person))
      const { gift, level } = room.allowance
      if (account.moves > 0 && (account.day ?? 0) >= day) return this.#know(person, account.cents)
      // Chips are counted after the account was read: if somebody sits down meanwhile, it has moved.
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
        if (error instanceof Overdrawn) return refuseInHouse('house-wallet-below-nothing', { has: error.has })
        if (!(error instanceof Conflict)) throw error
      }
    }
  }

  async balance(person: string): Promise<Cents> {
    return (await this.#store.account(walletOf(person))).cents
  }

  /** What somebody who is here was last known to have. */
  known(person: string): Cents {
    return this.#known.get(person) ?? 0
  }

  /** Money has moved, here or elsewhere: whoever is here is told what is left. */
  moved(transfers: readonly Transfer[]): void {
    const wallets = changesOf(transfers).flatMap(([account]) => (isWallet(account) ? [account] : []))
    this.lookAgain(wallets.map(account => account.slice(walletOf('').length)))
  }

  /** These may have more or less than is known here. */
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

  /** Hears of every change of somebody's wallet until the returned function is called. */
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

/** Somebody wanted to put up more than they have. */
export const refusalFor = (error: Overdrawn, transfers: readonly Transfer[]): Refusal => {
  const wanted = -(changesOf(transfers).find(([account]) => account === error.account)?.[1] ?? 0)
  return refuseInHouse('not-enough-in-wallet', { has: error.has, wanted })
}
