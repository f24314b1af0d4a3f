import type { Ask, Input, Move, Option, Round } from '@cardroom/engine'
import { type Randomness, shuffle } from '@cardroom/engine/cards'
import type { Dealer } from './dealer.ts'

/** How the players of a round choose: anything, mostly what ends their part, or rarely that. */
export const TEMPERS = ['any', 'folding', 'staying'] as const
/** One of them. */
export type Temper = (typeof TEMPERS)[number]

/** Anything that is legal, after the temper of the round. */
export function randomInput(
  { awaiting }: Round,
  dealer: Dealer,
  randomness: Randomness,
  temper: Temper = 'any',
): Input {
  switch (awaiting.kind) {
    case 'card':
      return { kind: 'card', card: dealer.next(awaiting) }
    case 'dice':
      return { kind: 'dice', dice: Array.from({ length: awaiting.count }, () => 1 + randomness.below(6)) }
    case 'shuffle':
      dealer.putBack(awaiting.cards)
      return { kind: 'shuffled' }
    case 'decision':
      return randomMove(awaiting.asked[randomness.below(awaiting.asked.length)]!, randomness, temper)
    case 'settlement':
      return { kind: 'settle' }
    case 'nothing':
      throw new Error('the round is over')
  }
}

function randomMove(ask: Ask, randomness: Randomness, temper: Temper): Move {
  const options = tempered(ask.options, randomness, temper)
  const option = options[randomness.below(options.length)]!
  return {
    kind: 'move',
    seat: ask.seat,
    ...(ask.hand === undefined ? {} : { hand: ask.hand }),
    ...(ask.by === undefined ? {} : { by: ask.by }),
    move: option.move,
    ...argumentsOf(option, randomness),
    ...(option.to === undefined ? {} : { to: option.to }),
  }
}

/** Three times out of four the temper has its way, where it leaves anything to do. */
function tempered(options: readonly Option[], randomness: Randomness, temper: Temper): readonly Option[] {
  if (temper === 'any' || randomness.below(4) === 0) return options
  const meant = options.filter(({ ends }) => (ends === true) === (temper === 'folding'))
  return meant.length > 0 ? meant : options
}

function argumentsOf(option: Option, randomness: Randomness): Partial<Move> {
  if (option.cents) {
    const { min, max, step = 1 } = option.cents
    const steps = Math.floor((max - min) / step)
    return { cents: min + step * [0, steps, randomness.below(steps + 1)][randomness.below(3)]! }
  }
  if (option.cards) {
    const { from, min, max, groups } = option.cards
    if (groups) return { cards: groups[randomness.below(groups.length)]! }
    const count = min + randomness.below(max - min + 1)
    return { cards: shuffle([...from], randomness).slice(0, count) }
  }
  return {}
}
