import { askedSeat, gameOf, type Input, type Round, type Rules, readingsOf, unwrap } from '@cardroom/engine'
import type { BankedRules, PlacedWager } from '@cardroom/engine/banked'
import { FastRandom, FastShoe } from '../../random/random.ts'
import { reviewRound } from '../review.ts'

const BANK = 1
const SEAT = 2
/** A unit for which all odds of the pay tables give whole cents. */
export const UNIT = 12_000

/** The wagers that must be made, by one player. */
function wagersOf(rules: BankedRules): PlacedWager[] {
  return rules.wagers
    .filter(rule => rule.must)
    .flatMap(({ on, hands }) =>
      hands === undefined
        ? [{ seat: SEAT, on, amount: UNIT }]
        : Array.from({ length: hands }, (_, i) => ({ seat: SEAT, on, hand: i + 1, amount: UNIT })),
    )
}

/** Rounds of one player who does anything that is legal, against a player-dealer who does what is advised. */
export function* reviewsOf(rules: Rules & BankedRules, rounds: number) {
  const game = gameOf(rules)
  const readings = unwrap(readingsOf(rules))
  const setup = { bank: { seat: BANK, wager: UNIT * 1_000_000 }, wagers: wagersOf(rules) }
  const start = unwrap(game.prepare(setup, { readings }))
  const random = new FastRandom('7'.repeat(64), 0)
  for (let i = 0; i < rounds; i++) {
    const round = unwrap(start())
    const shoe = new FastShoe(round.shoe)
    while (!round.over) unwrap(round.take(inputFor(round, shoe)))
    yield reviewRound({ rules, readings }, unwrap(start()), round)
  }

  function inputFor(round: Round, shoe: FastShoe): Input {
    const { awaiting } = round
    switch (awaiting.kind) {
      case 'card':
        return { kind: 'card', card: shoe.draw(random) }
      case 'dice':
        return { kind: 'dice', dice: Array.from({ length: awaiting.count }, () => 1 + random.below(6)) }
      case 'decision': {
        const ask = awaiting.asked[random.below(awaiting.asked.length)]!
        if (ask.seat === BANK) return game.advise(round.view(askedSeat(ask)), ask)
        const { move, cents, cards } = ask.options[random.below(ask.options.length)]!
        const hand = ask.hand === undefined ? {} : { hand: ask.hand }
        const named = cards ? { cards: cards.from.slice(0, cards.min) } : {}
        return {
          kind: 'move',
          seat: ask.seat,
          ...hand,
          move,
          ...named,
          ...(cents ? { cents: cents.max } : {}),
        }
      }
      default:
        return { kind: 'settle' }
    }
  }
}
