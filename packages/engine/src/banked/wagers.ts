import type { Cents } from '../money/cents.ts'
import { AccountChips, type Chips } from '../money/chips.ts'
import { leftOf } from '../round/around.ts'
import type { Seat } from '../round/awaiting.ts'
import type { AmountInAction } from './in-action.ts'
import { accountOf, type Bettor, type BettorOfCircle, isSameAccount, type LiveWager } from './live.ts'
import type { BankedRules } from './rules.ts'
import type { BankedSetup } from './setup.ts'

/** A wager as it is made. */
export type NewWager = Omit<LiveWager, 'settled'>

/** The wagers of a round: those that were placed before the deal, and those that are made while it is on. */
export class Wagers {
  readonly #rules: Pick<BankedRules, 'wagers'>
  readonly #setup: BankedSetup
  readonly #chips: Chips
  readonly #felt: AccountChips
  readonly #left: Seat
  readonly #places: number
  /** The seats with a wager, a bit for each. */
  #seats = 0
  /** The bettors of circles where nobody sits. */
  readonly #circles: ReadonlyMap<Seat, Seat>
  readonly #lying: LiveWager[] = []

  constructor(
    rules: Pick<BankedRules, 'wagers'>,
    setup: BankedSetup,
    places: number,
    chips: Chips,
    acting?: readonly AmountInAction[],
  ) {
    this.#rules = rules
    this.#setup = setup
    this.#chips = chips
    this.#felt = chips.account('felt')
    this.#places = places
    this.#left = leftOf(setup.bank.seat, places)
    this.#circles = circlesOf(setup)
    for (let i = 0; i < setup.wagers.length; i++) {
      const wager = setup.wagers[i]!
      const cents = acting?.[i]?.cents ?? wager.amount
      this.put(cents === wager.amount ? wager : { ...wager, acting: cents })
    }
  }

  /** All of them, in the order in which they were made. */
  get all(): readonly LiveWager[] {
    return this.#lying
  }

  /** The circles where nobody sits, with the players of their hands. */
  get circles(): ReadonlyMap<Seat, Seat> {
    return this.#circles
  }

  /** The player of a seat's hand: its own, or the bettor of a circle where nobody sits. */
  playerOf(seat: Seat): Seat {
    return this.#circles.get(seat) ?? seat
  }

  /** Whether there is a wager on the hand of a seat. */
  has(seat: Seat): boolean {
    return ((this.#seats >> seat) & 1) === 1
  }

  /** The seats with a wager, clockwise from a seat; from the player-dealer's left, if none is named. */
  seats(first: Seat = this.#left): Seat[] {
    const seats: Seat[] = []
    for (let seat = first, i = 0; i < this.#places; i++, seat = leftOf(seat, this.#places)) {
      if (this.has(seat)) seats.push(seat)
    }
    return seats
  }

  /** What still lies on the hand of a seat. */
  open(seat: Seat): LiveWager[] {
    const open: LiveWager[] = []
    for (const wager of this.#lying) if (wager.seat === seat && !wager.settled) open.push(wager)
    return open
  }

  /** The first that still lies on a spot of a seat. */
  openOn(seat: Seat, on: string): LiveWager | undefined {
    for (const wager of this.#lying) {
      if (wager.seat === seat && wager.on === on && !wager.settled) return wager
    }
    return undefined
  }

  /** Whether anything of this kind still lies on the hand of a seat. */
  hasOpen(seat: Seat, meant: (wager: LiveWager) => boolean): boolean {
    for (const wager of this.#lying) if (wager.seat === seat && !wager.settled && meant(wager)) return true
    return false
  }

  /**
   * Whether a wager is independent of the base wager: a bet on the cards as dealt, or a prize for another
   * hand.
   */
  isBonus({ on, for: prizeFor }: LiveWager): boolean {
    return prizeFor !== undefined || this.#rules.wagers.some(rule => rule.on === on && rule.kind === 'bonus')
  }

  /** Makes a wager: its chips go onto the felt. */
  put(wager: NewWager): LiveWager {
    const live = { ...this.#staked(wager), settled: false }
    this.#lying.push(live)
    this.#seats |= 1 << live.seat
    AccountChips.move(this.#chips.account(accountOf(live)), this.#felt, live.amount)
    return live
  }

  /** Makes a wager this many times as large as another one, for everybody who bets on the hand. */
  follow(seat: Seat, beside: string, on: string, times: number): void {
    const before = this.#lying.length
    for (let i = 0; i < before; i++) {
      const wager = this.#lying[i]!
      if (wager.seat !== seat || wager.on !== beside || wager.settled) continue
      const { by } = wager
      const amount = wager.amount * times
      this.put(by === undefined ? { seat, on, amount } : { seat, by, on, amount })
    }
  }

  /** A bettor's chips behind; without stacks nobody runs out. */
  behind(of: Bettor): Cents {
    const { stacks } = this.#setup
    if (!stacks) return Number.POSITIVE_INFINITY
    const staked = this.#staked(of)
    const stack = stacks[accountOf(staked)]
    if (stack === undefined) return Number.POSITIVE_INFINITY
    return stack - (wageredBy(staked, this.#lying) - wageredBy(staked, this.#setup.wagers))
  }

  /** The bettor, with the person's own seat for a circle where nobody sits. */
  #staked<B extends Bettor>(of: B): B & { readonly player?: Seat } {
    const player = of.by === undefined ? this.#circles.get(of.seat) : undefined
    return player === undefined ? of : { ...of, player }
  }

  canAfford(of: Bettor, cents: Cents): boolean {
    return this.behind(of) >= cents
  }

  /** Whether the seat's own player, if there is one, can afford such a wager. */
  canFollow(seat: Seat, beside: string, times: number): boolean {
    for (const wager of this.#lying) {
      const isOwn = wager.seat === seat && wager.on === beside && wager.by === undefined
      if (isOwn && !wager.settled) return this.canAfford(wager, wager.amount * times)
    }
    return true
  }
}

const NO_CIRCLES: ReadonlyMap<Seat, Seat> = new Map()

/** Who bets the circles where nobody sits. */
function circlesOf({ wagers }: BankedSetup): ReadonlyMap<Seat, Seat> {
  let circles: Map<Seat, Seat> | undefined
  for (const { seat, player } of wagers) {
    if (player === undefined || player === seat) continue
    circles ??= new Map()
    circles.set(seat, player)
  }
  return circles ?? NO_CIRCLES
}

/** The back-line bettor whose wager is larger than all others here. */
export function largestBehind(wagers: readonly LiveWager[]): string | undefined {
  const inPlay = ({ amount, acting = amount }: LiveWager): Cents => acting
  const [largest, next] = [...wagers].sort((a, b) => inPlay(b) - inPlay(a))
  if (largest?.by === undefined) return undefined
  return !next || inPlay(largest) > inPlay(next) ? largest.by : undefined
}

/** The total of one account among these wagers, in all circles together. */
export const wageredBy = (
  of: BettorOfCircle,
  wagers: readonly (BettorOfCircle & { readonly amount: Cents })[],
): Cents => wagers.reduce((sum, wager) => (isSameAccount(wager, of) ? sum + wager.amount : sum), 0)
