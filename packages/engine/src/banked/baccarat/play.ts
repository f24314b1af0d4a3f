import { type Card, namesOf, rankOf } from '../../cards/card.ts'
import { nameOfTotal } from '../../ranking/names.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { LiveWager, Verdict } from '../live.ts'
import { BankedPlay } from '../play.ts'
import { chartInForce } from './chart.ts'
import { type Hand, type Hands, happened } from './event.ts'
import type { BaccaratRules } from './rules.ts'

/** Ace one, tens and faces nothing. */
export const points = (card: Card): number => {
  const rank = rankOf(card)
  return rank === 12 ? 1 : rank > 7 ? 0 : rank + 2
}

export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + points(card), 0) % 10

type Side = 'player' | 'banker'

/** Two hands for the whole table, drawn by the filed chart; nobody decides anything. */
export class BaccaratPlay extends BankedPlay<BaccaratRules> {
  #hands: Hands | undefined

  protected *game(): Script {
    yield* this.#card('player')
    this.countOff(yield* this.#card('banker'))
    yield* this.#card('player')
    yield* this.#card('banker')
    const chart = chartInForce(this.rules.chart, this.house.readings)
    const player = this.#hand('player').total
    const banker = this.#hand('banker').total
    if (player < chart.natural.from && banker < chart.natural.from) {
      if (player <= chart.playerDraws.upTo) {
        const third = points(yield* this.#card('player'))
        const row = chart.banker.find(one => one.total === banker)
        if (row?.drawsOn.includes(String(third))) yield* this.#card('banker')
      } else if (banker <= chart.bankerAlone.upTo) {
        yield* this.#card('banker')
      }
    }
    this.#hands = { player: this.#hand('player'), banker: this.#hand('banker') }
    this.sayHand('player', nameOfTotal(this.#hands.player.total))
    this.sayHand('banker', nameOfTotal(this.#hands.banker.total))
  }

  #card(side: Side): Script<Card> {
    return this.deal(side, 'up', 'all')
  }

  #hand(side: Side): Hand {
    const cards = this.felt.cards(side)
    return { total: totalOf(cards), cards: cards.length }
  }

  protected verdict(wager: LiveWager): Verdict {
    const bet = this.rules.wagers.find(one => one.on === wager.on)!
    const hands = this.#hands!
    const push = bet.pushes?.find(
      ({ when, reading }) => happened(when, hands) && (!reading || this.reading(reading.name) === reading.is),
    )
    if (push) return { outcome: 'push', rule: push.cite }
    const win = bet.wins.find(({ when }) => happened(when, hands))
    return win
      ? { outcome: 'win', odds: win.pays, rule: win.cite }
      : { outcome: 'lose', rule: bet.loses.cite }
  }

  protected hands(): Record<string, HandShown> {
    const shown = (side: Side): HandShown => {
      const cards = this.felt.cards(side)
      return { cards: namesOf(cards), is: nameOfTotal(totalOf(cards)) }
    }
    return { player: shown('player'), banker: shown('banker') }
  }
}
