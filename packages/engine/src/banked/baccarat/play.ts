import { type Card, namesOf, rankOf } from '../../cards/card.ts'
import type { Script } from '../../round/play.ts'
import type { HandShown } from '../../round/result.ts'
import type { LiveWager, Verdict } from '../live.ts'
import { BankedPlay } from '../play.ts'
import { BACCARAT_EVENTS, type BaccaratEvent, type BaccaratRules, type Hand, type Hands } from './rules.ts'

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
  protected *game(): Script {
    for (let i = 0; i < 2; i++) {
      yield* this.deal('player', 'up', 'all')
      yield* this.deal('banker', 'up', 'all')
    }
    const { chart } = this.rules
    const player = this.total('player')
    const banker = this.total('banker')
    if (!this.natural(player) && !this.natural(banker)) {
      if (player <= chart.playerDraws.upTo) {
        const third = yield* this.deal('player', 'up', 'all')
        if (this.bankerDraws(banker, points(third))) yield* this.deal('banker', 'up', 'all')
      } else if (banker <= chart.bankerAlone.upTo) {
        yield* this.deal('banker', 'up', 'all')
      }
    }
    for (const side of ['player', 'banker'] as const) {
      this.felt.say({ type: 'hand', place: side, name: String(this.total(side)) })
    }
  }

  protected natural(total: number): boolean {
    return total >= this.rules.chart.natural.from
  }

  private bankerDraws(total: number, third: number): boolean {
    return this.rules.chart.banker.find(row => row.total === total)?.drawsOn.includes(String(third)) ?? false
  }

  private total(side: Side): number {
    return totalOf(this.felt.cards(side))
  }

  private hand(side: Side): Hand {
    return { total: this.total(side), cards: this.felt.pile(side).length }
  }

  protected verdict(wager: LiveWager): Verdict {
    const bet = this.rules.wagers.find(one => one.on === wager.on)!
    const hands: Hands = { player: this.hand('player'), banker: this.hand('banker') }
    const happened = (event: BaccaratEvent) => BACCARAT_EVENTS[event](hands)
    const push = bet.pushes?.find(
      ({ when, reading }) => happened(when) && (!reading || this.reading(reading.name) === reading.is),
    )
    if (push) return { outcome: 'push', rule: push.cite }
    return happened(bet.wins.when)
      ? { outcome: 'win', odds: bet.wins.pays, rule: bet.wins.cite }
      : { outcome: 'lose', rule: bet.loses.cite }
  }

  protected hands(): Record<string, HandShown> {
    const shown = (side: Side): HandShown => ({
      cards: namesOf(this.felt.cards(side)),
      name: String(this.total(side)),
    })
    return { player: shown('player'), banker: shown('banker') }
  }
}
