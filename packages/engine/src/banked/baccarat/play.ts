import { type Card, namesOf } from '../../cards/card.ts'
import { nameOfTotal } from '../../ranking/names.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import { playerDealerFloor, rulerOf } from '../family-floor.ts'
import { callHand } from '../hands-shown.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course } from '../round.ts'
import { chartInForce } from './chart.ts'
import { type Hand, type Hands, happened } from './event.ts'
import { points, totalOf } from './points.ts'
import type { BaccaratRules } from './rules.ts'

type Side = 'player' | 'banker'

/** Two hands for the whole table, drawn by the filed chart; nobody decides anything. */
export function baccaratCourse(round: BankedRound<BaccaratRules>): Course {
  const { rules, readings, felt, dealer, button } = round

  const card = (side: Side): Script<Card> => dealer.deal(side, 'up', 'all')

  function handOf(side: Side): Hand {
    const cards = felt.cards(side)
    return { total: totalOf(cards), cards: cards.length }
  }

  let known: Hands | undefined
  /** What the two hands come to, once all cards lie. */
  function decided(): Hands {
    known ??= { player: handOf('player'), banker: handOf('banker') }
    return known
  }

  return {
    ruler: rulerOf(playerDealerFloor, round),

    *script() {
      yield* card('player')
      button.countOff(yield* card('banker'))
      yield* card('player')
      yield* card('banker')
      const chart = chartInForce(rules.chart, readings)
      const player = handOf('player').total
      const banker = handOf('banker').total
      if (player < chart.natural.from && banker < chart.natural.from) {
        if (player <= chart.playerDraws.upTo) {
          const third = points(yield* card('player'))
          const row = chart.banker.find(one => one.total === banker)
          if (row?.drawsOn.includes(String(third))) yield* card('banker')
        } else if (banker <= chart.bankerAlone.upTo) {
          yield* card('banker')
        }
      }
      callHand(felt, 'player', nameOfTotal(decided().player.total))
      callHand(felt, 'banker', nameOfTotal(decided().banker.total))
    },

    verdict(wager: LiveWager): Verdict {
      const bet = rules.wagers.find(one => one.on === wager.on)!
      const hands = decided()
      const push = bet.pushes?.find(
        ({ when, reading }) => happened(when, hands) && (!reading || readings[reading.name] === reading.is),
      )
      if (push) return { outcome: 'push', rule: push.cite }
      const win = bet.wins.find(({ when }) => happened(when, hands))
      return win
        ? { outcome: 'win', odds: win.pays, rule: win.cite }
        : { outcome: 'lose', rule: bet.loses.cite }
    },

    hands() {
      const shown = (side: Side): HandShown => {
        const cards = felt.cards(side)
        return { cards: namesOf(cards), is: nameOfTotal(totalOf(cards)) }
      }
      return { player: shown('player'), banker: shown('banker') }
    },
  }
}
