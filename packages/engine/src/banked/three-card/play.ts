import type { Card } from '../../cards/card.ts'
import { nameOfThreeCard } from '../../ranking/names.ts'
import { rankThreeCard } from '../../ranking/three-card.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { Saying } from '../../say/saying.ts'
import { fiveCardHand, threeCardHand } from '../hands.ts'
import type { LiveWager, Verdict } from '../live.ts'
import { BankedPlay } from '../play.ts'
import { bonusVerdict, verdictOf } from '../showdown.ts'
import type { ThreeCardRules } from './rules.ts'
import { showdown } from './showdown.ts'

const nameOf = (cards: readonly Card[]): Saying => nameOfThreeCard(rankThreeCard(cards))

/** Three cards against three; a player who has looked plays on for as much again, or folds. */
export class ThreeCardPlay extends BankedPlay<ThreeCardRules> {
  readonly #folded = new Set<Seat>()

  protected *game(): Script {
    yield* this.#deal()
    for (const seat of this.bettingSeats()) yield* this.#decide(seat)
    this.settleEarly(wager => this.#forfeit(wager) !== undefined)
    this.felt.show('bank')
    this.sayHand('bank', nameOf(this.felt.cards('bank')))
    for (const seat of this.bettingSeats()) this.#open(seat)
  }

  /** Stacks of three from the player-dealer's left, the player-dealer's last, its bottom card turned up. */
  *#deal(): Script {
    for (const seat of this.bettingSeats()) {
      for (let i = 0; i < 3; i++) yield* this.deal(String(seat), 'down', seat)
    }
    for (let i = 0; i < 2; i++) yield* this.deal('bank', 'down', 'none')
    this.countOff(yield* this.deal('bank', 'up', 'all'))
  }

  *#decide(seat: Seat): Script {
    const move = yield* this.ask(() => {
      if (this.isStruck(seat)) return undefined
      const ante = this.openWagers(seat).find(wager => wager.on === 'ante')
      const play = { move: 'play', ...(ante ? { costs: ante.amount } : {}) }
      return { seat, options: [...(this.canFollow(seat, 'ante', 1) ? [play] : []), { move: 'fold' }] }
    })
    if (move?.move === 'play') this.follow(seat, 'ante', 'play', 1)
    if (move?.move === 'fold') this.#folded.add(seat)
  }

  #forfeit({ seat, on }: LiveWager) {
    return this.#folded.has(seat) ? this.rules.fold.forfeits.find(one => one.on === on) : undefined
  }

  /** A folded hand stays on the table only under a wager that is still in action. */
  #open(seat: Seat): void {
    if (this.openWagers(seat).every(wager => this.#forfeit(wager))) return
    this.felt.show(String(seat))
    this.sayHand(String(seat), nameOf(this.felt.cards(String(seat))))
  }

  protected verdict(wager: LiveWager): Verdict {
    const forfeit = this.#forfeit(wager)
    if (forfeit) return { outcome: 'lose', rule: forfeit.cite }
    const player = this.felt.cards(String(wager.seat))
    const bank = this.felt.cards('bank')
    switch (wager.on) {
      case 'pair-plus':
        return bonusVerdict(this.rules.pairPlus, threeCardHand(player))
      case '6-card-bonus':
        return bonusVerdict(this.rules.sixCard, fiveCardHand([...player, ...bank]))
      default:
        return verdictOf(showdown(this.rules, player, bank)[wager.on as 'ante' | 'play'], this.house.readings)
    }
  }

  protected hands(): Record<string, HandShown> {
    return this.openHands([...this.bettingSeats().map(String), 'bank'], nameOf)
  }
}
