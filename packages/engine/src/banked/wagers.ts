import type { Cents } from '../money/cents.ts'
import type { Chips } from '../money/chips.ts'
import { aroundFrom, leftOf } from '../round/around.ts'
import { type Seat, whom } from '../round/awaiting.ts'
import type { InAction } from './in-action.ts'
import { accountOf, type Bettor, isSameAccount, type LiveWager, type Staked } from './live.ts'
import type { BankedRules } from './rules.ts'
import type { BankedSetup } from './setup.ts'

/** A wager as it is made. */
export type NewWager = Omit<LiveWager, 'settled'>

/** The wagers of a round: those that were placed before the deal, and those that are made while it is on. */
export class Wagers {
  readonly #rules: Pick<BankedRules, 'wagers'>
  readonly #setup: BankedSetup
  readonly #chips: Chips
  readonly #left: Seat
  readonly #places: number
  readonly #seats = new Set<Seat>()
  /** Who bets the circles where nobody sits. */
  readonly #circles = new Map<Seat, Seat>()
  readonly #lying: LiveWager[] = []

  constructor(
    rules: Pick<BankedRules, 'wagers'>,
    setup: BankedSetup,
    places: number,
    chips: Chips,
    acting?: readonly InAction[],
  ) {
    this.#rules = rules
    this.#setup = setup
    this.#chips = chips
    this.#places = places
    this.#left = leftOf(setup.bank.seat, places)
    for (const { seat, player } of setup.wagers) {
      if (player !== undefined && player !== seat) this.#circles.set(seat, player)
    }
    for (const [i, wager] of setup.wagers.entries()) {
      const cents = acting?.[i]?.cents ?? wager.amount
      this.put(cents === wager.amount ? wager : { ...wager, acting: cents })
    }
  }

  /** All of them, in the order in which they were made. */
  get all(): readonly LiveWager[] {
    return this.#lying
  }

  /** The circles where nobody sits, and who plays their hands. */
  get circles(): ReadonlyMap<Seat, Seat> {
    return this.#circles
  }

  /** Who plays the hand of a seat: its own player, or whoever bets the circle where nobody sits. */
  playerOf(seat: Seat): Seat {
    return this.#circles.get(seat) ?? seat
  }

  /** Whether anybody bets on the hand of a seat. */
  has(seat: Seat): boolean {
    return this.#seats.has(seat)
  }

  /** The seats with a wager, clockwise from a seat; from the player-dealer's left, if none is named. */
  seats(first: Seat = this.#left): Seat[] {
    return aroundFrom(first, this.#places).filter(seat => this.#seats.has(seat))
  }

  /** What still lies on the hand of a seat. */
  open(seat: Seat): LiveWager[] {
    return this.#lying.filter(wager => wager.seat === seat && !wager.settled)
  }

  /** A bet on the cards as dealt, or a prize for somebody else's hand: the base wager's fate is not its own. */
  isBonus({ on, for: prizeFor }: LiveWager): boolean {
    return prizeFor !== undefined || this.#rules.wagers.some(rule => rule.on === on && rule.kind === 'bonus')
  }

  /** A wager is made: its chips go onto the felt. */
  put(wager: NewWager): LiveWager {
    const live = { ...this.#staked(wager), settled: false }
    this.#lying.push(live)
    this.#seats.add(live.seat)
    this.#chips.move(accountOf(live), 'felt', live.amount)
    return live
  }

  /** A wager beside another one and so many times as large, for everybody who bets on the hand. */
  follow(seat: Seat, beside: string, on: string, times: number): void {
    for (const wager of this.open(seat)) {
      if (wager.on === beside) this.put({ ...whom(bettorOf(wager)), on, amount: wager.amount * times })
    }
  }

  /** What a bettor has behind for further wagers; without stacks nobody runs out. */
  behind(of: Bettor): Cents {
    const staked = this.#staked(of)
    const stack = this.#setup.stacks?.[accountOf(staked)]
    if (stack === undefined) return Number.POSITIVE_INFINITY
    return stack - (wageredBy(staked, this.#lying) - wageredBy(staked, this.#setup.wagers))
  }

  /** With the person who bets the circle, where nobody sits. */
  #staked<B extends Bettor>(of: B): B & { readonly player?: Seat } {
    const player = of.by === undefined ? this.#circles.get(of.seat) : undefined
    return player === undefined ? of : { ...of, player }
  }

  canAfford(of: Bettor, cents: Cents): boolean {
    return this.behind(of) >= cents
  }

  /** Whether the seat's own player, if there is one, can afford such a wager. */
  canFollow(seat: Seat, beside: string, times: number): boolean {
    const own = this.open(seat).find(wager => wager.on === beside && wager.by === undefined)
    return !own || this.canAfford(own, own.amount * times)
  }
}

/** The back-line bettor whose wager is larger than every other of these. */
export function largestBehind(wagers: readonly LiveWager[]): string | undefined {
  const inPlay = ({ amount, acting = amount }: LiveWager): Cents => acting
  const [largest, next] = [...wagers].sort((a, b) => inPlay(b) - inPlay(a))
  if (largest?.by === undefined) return undefined
  return !next || inPlay(largest) > inPlay(next) ? largest.by : undefined
}

const bettorOf = ({ seat, by }: Bettor): Bettor => ({ seat, by })

/** What one bettor has among these wagers, in whatever circles. */
export const wageredBy = (of: Staked, wagers: readonly (Staked & { readonly amount: Cents })[]): Cents =>
  wagers.reduce((sum, wager) => (isSameAccount(wager, of) ? sum + wager.amount : sum), 0)
