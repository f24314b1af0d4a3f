import { isRefusal, type Option, type Refusal, type View, within } from '@cardroom/engine'
import type { PokerRules } from '@cardroom/engine/poker'
import type { Choice, Valued, Worth } from '../values/answer.ts'
import { valued, worthOfEach } from '../values/ask.ts'
import type { Position } from '../values/position.ts'
import { refuse } from '../values/refusals.ts'
import { say } from '../values/sentences.ts'
import type { Valuer } from '../values/valuer.ts'
import { livingBeside } from './seen.ts'
import { PotHand } from './standing.ts'

/** What is offered to players and has no value, and why. */
const NO_VALUE: Readonly<Record<string, Refusal>> = {
  show: refuse('values-not-of-showing'),
  muck: refuse('values-not-of-showing'),
  'run-twice': refuse('values-not-of-running-twice'),
  kill: refuse('values-not-of-raising-the-stakes'),
  expose: refuse('values-not-of-exposing'),
  'all-in': refuse('values-not-of-betting-no-more'),
}

/**
 * What a hand gets of the pot against any hands that the others can have, and what a call needs. No solved strategy:
 * as if nobody bet any more after this choice, and whoever is bet into called.
 */
export const potValues: Valuer<PokerRules> = {
  estimate: true,
  choices(position) {
    const { options } = position.ask
    for (const [i, { move }] of options.entries()) {
      const why = NO_VALUE[move]
      if (why) return within(['ask', 'options', i], why)
    }
    return options.some(({ cards }) => cards) ? givingUp(position) : betting(position)
  },
}

const potOf = ({ pots, seats }: View): number => sum(pots) + sum(seats.map(({ bet }) => bet))

const notInTheRound = (seat: number): Refusal =>
  within(['view', 'seats'], refuse('seat-not-in-the-round', { seat }))

/** Which cards to throw away. */
function givingUp(position: Position<PokerRules>): Valued | Refusal {
  const { rules, view, ask } = position
  const own = view.seats.find(({ seat }) => seat === ask.seat)
  if (!own) return notInTheRound(ask.seat)
  const hand = new PotHand(position)
  const pot = potOf(view)
  let wrong: Refusal | undefined
  const choices = worthOfEach(rules.id, ask, option => {
    if (!option.cards) return undefined
    const found = hand.giving(option)
    if (isRefusal(found)) {
      wrong = found
      return undefined
    }
    return found.map(({ given, share: { equity, stderr } }) => ({
      choice: { move: option.move, cards: given },
      cents: own.change + equity * pot,
      stderr: stderr * pot,
      why: say('why-equity', { equity }),
    }))
  })
  return wrong ?? answered(position, choices, hand.notes)
}

function betting(position: Position<PokerRules>): Valued | Refusal {
  const { rules, view, ask } = position
  const own = view.seats.find(({ seat }) => seat === ask.seat)
  if (!own) return notInTheRound(ask.seat)
  const standing = new PotHand(position).now()
  if (isRefusal(standing)) return standing
  const { equity, stderr, notes } = standing
  const others = livingBeside(view, ask.seat)
  const pot = potOf(view)
  /** For so much more, with so much in the pot then. */
  const worth = (more: number, then: number, why: Worth['why']): Worth => ({
    cents: own.change + equity * then - more,
    stderr: stderr * then,
    why,
  })
  const raised = (option: Option, to: number): Worth & { choice: Choice } => {
    const more = to - own.bet
    const called = sum(others.map(one => Math.min(Math.max(0, to - one.bet), one.stack ?? to)))
    const why = say('why-raises', { equity, callers: others.length })
    const named = option.cents ? { cents: to } : {}
    return { choice: { move: option.move, ...named }, ...worth(more, pot + more + called, why) }
  }
  const choices = worthOfEach(rules.id, ask, option => {
    const { move, costs = 0, cents } = option
    switch (move) {
      case 'fold':
        return { cents: own.change, why: say('why-folds-pot') }
      case 'check':
        return worth(0, pot, say('why-equity', { equity }))
      case 'call':
        return worth(costs, pot + costs, say('why-pot', { equity, needs: costs / (pot + costs) }))
      case 'bet':
      case 'raise':
      case 'bring-in': {
        const sizes = cents ? [...new Set([cents.usual ?? cents.min, cents.max])] : [own.bet + costs]
        return sizes.map(to => raised(option, to))
      }
      default:
        return undefined
    }
  })
  return answered(position, choices, notes)
}

const answered = (
  { view }: Position<PokerRules>,
  choices: Valued['choices'] | Refusal,
  notes: Valued['notes'] = [],
): Valued | Refusal =>
  valued(choices, {
    method: 'simulated',
    unit: unitOf(view),
    notes: [say('values-no-solved-strategy'), ...notes],
  })

/** The largest blind, ante or bring-in. */
const unitOf = ({ log, pots, seats }: View): number => {
  const posted = log.flatMap(event => (event.type === 'posted' ? [event.cents] : []))
  return Math.max(1, ...(posted.length > 0 ? posted : [...pots, ...seats.map(({ bet }) => bet)]))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
