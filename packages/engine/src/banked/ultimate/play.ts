import { type Card, namesOf } from '../../cards/card.ts'
import { rankHigh } from '../../ranking/high.ts'
import { nameOfHigh } from '../../ranking/names.ts'
import type { Option, Seat } from '../../round/awaiting.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { Cite } from '../../rules/cite.ts'
import { fiveCardHand } from '../hands.ts'
import type { LiveWager, Verdict } from '../live.ts'
import { BankedPlay } from '../play.ts'
import { bonusVerdict, type Comparison, compared, verdictOf } from '../showdown.ts'
import type { UltimateRules, UltimateStreet } from './rules.ts'

/** Two cards each and five for all; whoever bets early may bet more. */
export class UltimatePlay extends BankedPlay<UltimateRules> {
  readonly #folded = new Set<Seat>()

  protected *game(): Script {
    yield* this.#deal()
    let turned = 0
    for (const street of this.rules.streets) {
      for (const upTo = turned + street.turns; turned < upTo; turned++) this.felt.turn('board', turned)
      for (const seat of this.#deciding()) yield* this.#decide(seat, street)
    }
    this.felt.show('bank')
    this.sayHand('bank', nameOfHigh(this.#seven('bank')))
    for (const seat of this.bettingSeats()) this.#open(seat)
  }

  /** From the house dealer's left, the player-dealer after all others; two at a time, or one from a shoe. */
  *#deal(): Script {
    const shoe = this.reading('deal') === 'shoe'
    for (let pass = 0; pass < (shoe ? 2 : 1); pass++) {
      for (const seat of this.bettingSeats(1)) {
        for (let i = 0; i < (shoe ? 1 : 2); i++) yield* this.deal(String(seat), 'down', seat)
      }
      for (let i = 0; i < (shoe ? 1 : 2); i++) yield* this.deal('bank', 'down', 'none')
    }
    for (let i = 0; i < 5; i++) yield* this.deal('board', 'down', 'none')
  }

  #deciding(): Seat[] {
    return this.reading('decisions') === 'house-dealers-left' ? this.bettingSeats(1) : this.bettingSeats()
  }

  *#decide(seat: Seat, { bets, otherwise }: UltimateStreet): Script {
    if (this.openWagers(seat).some(wager => wager.on === 'play')) return
    const ante = this.openWagers(seat).find(wager => wager.on === 'ante')
    const move = yield* this.ask(() => {
      if (this.isStruck(seat) || !ante) return undefined
      const affordable = bets.filter(times => this.canFollow(seat, 'ante', times))
      const options = affordable.map(
        (times): Option => ({ move: `bet ${times}`, costs: ante.amount * times }),
      )
      return { seat, options: [{ move: otherwise }, ...options] }
    })
    if (move?.move === 'fold') this.#fold(seat)
    const times = bets.find(one => move?.move === `bet ${one}`)
    if (times !== undefined) this.follow(seat, 'ante', 'play', times)
  }

  /** Ante and Blind are taken, the Trips bet too unless its hand wins: then it waits for its turn. */
  #fold(seat: Seat): void {
    this.#folded.add(seat)
    this.settleEarly(wager => wager.seat === seat && this.#forfeit(wager) !== undefined)
  }

  #forfeit({ seat, on }: LiveWager): Cite | undefined {
    if (!this.#folded.has(seat)) return undefined
    if (on === 'trips' && this.#trips(seat).outcome === 'win') return undefined
    return this.rules.fold.cite
  }

  #seven(place: string): Card[] {
    return [...this.felt.cards(place), ...this.felt.cards('board')]
  }

  #open(seat: Seat): void {
    if (this.openWagers(seat).every(wager => this.#forfeit(wager))) return
    this.felt.show(String(seat))
    this.sayHand(String(seat), nameOfHigh(this.#seven(String(seat))))
  }

  #trips(seat: Seat): Verdict {
    return bonusVerdict(this.rules.trips, fiveCardHand(this.#seven(String(seat))))
  }

  #compared(seat: Seat): Comparison {
    return compared(rankHigh(this.#seven(String(seat))), rankHigh(this.#seven('bank')))
  }

  protected override isLosing(seat: Seat): boolean {
    return !this.#folded.has(seat) && this.#compared(seat) === 'lower'
  }

  protected verdict(wager: LiveWager): Verdict {
    const forfeit = this.#forfeit(wager)
    if (forfeit) return { outcome: 'lose', rule: forfeit }
    if (wager.on === 'trips') return this.#trips(wager.seat)
    const comparison = this.#compared(wager.seat)
    if (wager.on === 'blind') return this.#blind(wager.seat, comparison)
    const qualifies = fiveCardHand(this.#seven('bank')) !== 'High card'
    const row = this.rules.showdown[qualifies ? 'qualified' : 'unqualified'][comparison]
    return verdictOf(row[wager.on as 'ante' | 'play'], this.house.readings)
  }

  #blind(seat: Seat, comparison: Comparison): Verdict {
    const { pays, below, equal, lower } = this.rules.blind
    if (comparison === 'lower') return { outcome: 'lose', rule: lower }
    if (comparison === 'equal') return { outcome: 'push', rule: equal }
    const verdict = bonusVerdict({ pays, loses: below }, fiveCardHand(this.#seven(String(seat))))
    return verdict.outcome === 'win' ? verdict : { outcome: 'push', rule: below }
  }

  protected hands(): Record<string, HandShown> {
    const seven = (cards: readonly Card[]) => nameOfHigh([...cards, ...this.felt.cards('board')])
    return {
      ...this.openHands([...this.bettingSeats().map(String), 'bank'], seven),
      board: { cards: namesOf(this.felt.cards('board')) },
    }
  }
}
