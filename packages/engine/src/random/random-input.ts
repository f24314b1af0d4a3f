import { type Randomness, shuffle } from '../cards/shuffle.ts'
import type { Ask, Input, Move, Option } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { Refusal } from '../say/refusal.ts'
import type { ShuffledShoe } from './shuffled-shoe.ts'

/** How the players of a round choose: anything, mostly moves that end their part, or rarely those. */
export const TEMPERS = ['any', 'folding', 'staying'] as const
/** One of the ways in which the players of a round choose. */
export type Temper = (typeof TEMPERS)[number]

/** The next input of a round: the next card of the shoe, dice, or a player's decision. */
export function nextInput(
  { awaiting }: Round,
  shoe: ShuffledShoe,
  randomness: Randomness,
  decide: (ask: Ask) => Move,
): Input {
  switch (awaiting.kind) {
    case 'card':
      return { kind: 'card', card: shoe.next(awaiting) }
    case 'dice':
      return { kind: 'dice', dice: Array.from({ length: awaiting.count }, () => 1 + randomness.below(6)) }
    case 'shuffle':
      shoe.putBack(awaiting.cards)
      return { kind: 'shuffled' }
    case 'decision':
      return decide(awaiting.asked[randomness.below(awaiting.asked.length)]!)
    case 'settlement':
      return { kind: 'settle' }
    case 'nothing':
      throw new Error('the round is over')
  }
}

/** Any legal input, by the temper of the round. */
export const randomInput = (
  round: Round,
  shoe: ShuffledShoe,
  randomness: Randomness,
  temper: Temper = 'any',
): Input => nextInput(round, shoe, randomness, ask => randomMove(ask, randomness, temper))

/** Gives a round an input. If a ruling has named the card that must come next, it gives that one instead. */
export function giveInput(round: Round, input: Input, shoe: ShuffledShoe): Refusal | undefined {
  const refusal = round.take(input)
  if (!refusal || input.kind !== 'card') return refusal
  const isTaken = shoe.replace(input.card, card => round.take({ kind: 'card', card }) === undefined)
  return isTaken ? undefined : refusal
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

/** The temper decides three times out of four, where it leaves anything to do. */
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
