import { type Card, namesOf } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import { rankHigh } from '../../ranking/high.ts'
import { nameOfHigh } from '../../ranking/names.ts'
import { rankOmaha } from '../../ranking/omaha.ts'
import type { Ask, Option, Place, Seat } from '../../round/awaiting.ts'
import type { DealTo } from '../../round/house-dealer.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { Cite } from '../../rules/cite.ts'
import type { Saying } from '../../say/saying.ts'
import { playerDealerFloor, rulerOf } from '../family-floor.ts'
import { fiveCardHand, fiveCardHandOf } from '../hands.ts'
import { openHands, turnUpHand } from '../hands-shown.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course, Ruler } from '../round.ts'
import { bonusVerdict, type HandComparison, handComparisonOf, verdictOf } from '../showdown.ts'
import type { UltimateRules, UltimateStreet } from './rules.ts'

const OPTION_WITHOUT_BET: Readonly<Record<UltimateStreet['otherwise'], Option>> = {
  check: { move: 'check', safe: true, key: 'c' },
  fold: { move: 'fold', safe: true, ends: true, key: 'f' },
}

const BANK_DOWN: DealTo = { to: 'bank', face: 'down', seen: 'none' }
const BOARD_DOWN: DealTo = { to: 'board', face: 'down', seen: 'none' }

/** Two cards each and five community cards; an early bet may be larger. */
export class UltimateCourse implements Course {
  readonly #round: BankedRound<UltimateRules>
  /** The most that a Play wager may be, where the option in force binds it. */
  readonly #mostPlay: Cents
  readonly #folded: Seat[] = []

  constructor(round: BankedRound<UltimateRules>) {
    const { readings, limits } = round
    this.#round = round
    this.#mostPlay =
      (readings.playMaximum === 'none' ? undefined : limits?.laterMost?.play) ?? Number.POSITIVE_INFINITY
  }

  get ruler(): Ruler {
    return rulerOf(playerDealerFloor, this.#round)
  }

  *script(): Script {
    const { rules, felt, dealer, wagers } = this.#round
    yield dealer.dealAll(this.#deal())
    let turned = 0
    for (const street of rules.streets) {
      for (const upTo = turned + street.turns; turned < upTo; turned++) felt.turn('board', turned)
      yield dealer.askInTurn(
        this.#deciding(),
        seat => this.#betOrNot(seat, street),
        (seat, { move }) => this.#decide(seat, move, street),
      )
    }
    turnUpHand(felt, 'bank', this.#nameOf)
    for (const seat of wagers.seats()) {
      if (wagers.hasOpen(seat, wager => !this.#forfeit(wager))) turnUpHand(felt, String(seat), this.#nameOf)
    }
  }

  /** From the house dealer's left, the player-dealer after all others; two at a time, or one from a shoe. */
  #deal(): DealTo[] {
    const { readings, felt, wagers } = this.#round
    const deals: DealTo[] = []
    const [passes, each] = readings.deal === 'shoe' ? [2, 1] : [1, 2]
    for (let pass = 0; pass < passes; pass++) {
      for (const seat of wagers.seats(1)) {
        const to = String(seat)
        for (let i = 0; i < each; i++) deals.push({ to, face: 'down', seen: felt.seenBy(to) })
      }
      for (let i = 0; i < each; i++) deals.push(BANK_DOWN)
    }
    for (let i = 0; i < 5; i++) deals.push(BOARD_DOWN)
    return deals
  }

  #deciding(): Seat[] {
    const { readings, wagers } = this.#round
    return readings.decisions === 'house-dealers-left' ? wagers.seats(1) : wagers.seats()
  }

  #decide(seat: Seat, move: string, street: UltimateStreet): void {
    if (move === 'fold') this.#fold(seat)
    const times = street.bets.find(one => move === `bet ${one}`)
    if (times !== undefined) this.#round.wagers.follow(seat, 'ante', 'play', times)
  }

  #betOrNot(seat: Seat, { bets, otherwise }: UltimateStreet): Ask | undefined {
    const { wagers, floor } = this.#round
    const ante = wagers.openOn(seat, 'ante')
    if (floor.isStruck(seat) || !ante || wagers.openOn(seat, 'play')) return undefined
    const options = bets
      .filter(times => wagers.canFollow(seat, 'ante', times) && ante.amount * times <= this.#mostPlay)
      .map((times): Option => ({ move: `bet ${times}`, costs: ante.amount * times, key: String(times) }))
    const isBound = bets.every(times => ante.amount * times > this.#mostPlay)
    // Where every bet exceeds the maximum, a player need not answer, but may.
    return { seat, options: [OPTION_WITHOUT_BET[otherwise], ...options], ...(isBound ? { offer: true } : {}) }
  }

  /** Ante and Blind are taken, the Trips bet too unless its hand wins: then it waits for its turn. */
  #fold(seat: Seat): void {
    this.#folded.push(seat)
    this.#round.settler.settleEarly(wager => wager.seat === seat && this.#forfeit(wager) !== undefined)
  }

  #forfeit({ seat, on }: LiveWager): Cite | undefined {
    if (!this.#folded.includes(seat)) return undefined
    return on === 'trips' && this.#trips(seat).outcome === 'win' ? undefined : this.#round.rules.fold.cite
  }

  #trips(seat: Seat): Verdict {
    const { rules, felt } = this.#round
    return bonusVerdict(rules.trips, fiveCardHand([...felt.cards(String(seat)), ...felt.cards('board')]))
  }

  /** The best of any five of the seven cards, or of the two own cards with three of the board. */
  #rankOfHand(cards: readonly Card[]): number {
    const { readings, felt } = this.#round
    const board = felt.cards('board')
    return readings.handOf === 'two-and-three' ? rankOmaha(cards, board) : rankHigh([...cards, ...board])
  }

  #rankAt(place: Place): number {
    return this.#rankOfHand(this.#round.felt.cards(place))
  }

  readonly #nameOf = (cards: readonly Card[]): Saying => nameOfHigh(this.#rankOfHand(cards))

  #besideBank(seat: Seat): HandComparison {
    return handComparisonOf(this.#rankAt(String(seat)), this.#rankAt('bank'))
  }

  verdict(wager: LiveWager): Verdict {
    const { rules, readings } = this.#round
    const given = this.#forfeit(wager)
    if (given) return { outcome: 'lose', rule: given }
    if (wager.on === 'trips') return this.#trips(wager.seat)
    const comparison = this.#besideBank(wager.seat)
    if (wager.on === 'blind') return this.#blind(wager.seat, comparison)
    const qualifies = fiveCardHandOf(this.#rankAt('bank')) !== 'High card'
    const { ante, play } = rules.showdown[qualifies ? 'qualified' : 'unqualified'][comparison]
    return verdictOf(wager.on === 'play' ? play : ante, readings)
  }

  #blind(seat: Seat, comparison: HandComparison): Verdict {
    const { pays, below, equal, lower } = this.#round.rules.blind
    if (comparison === 'lower') return { outcome: 'lose', rule: lower }
    if (comparison === 'equal') return { outcome: 'push', rule: equal }
    const verdict = bonusVerdict({ pays, loses: below }, fiveCardHandOf(this.#rankAt(String(seat))))
    return verdict.outcome === 'win' ? verdict : { outcome: 'push', rule: below }
  }

  isLosing(seat: Seat): boolean {
    return !this.#folded.includes(seat) && this.#besideBank(seat) === 'lower'
  }

  hands(): Record<Place, HandShown> {
    const { felt, wagers } = this.#round
    return {
      ...openHands(felt, [...wagers.seats().map(String), 'bank'], this.#nameOf),
      board: { cards: namesOf(felt.cards('board')) },
    }
  }
}
