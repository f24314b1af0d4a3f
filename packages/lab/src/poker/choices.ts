import { isRefusal, type Option, type Refusal, type View, within } from '@cardroom/engine'
import type { PokerRules } from '@cardroom/engine/poker'
import type { Choice, ValuedChoices, Worth } from '../values/answer.ts'
import type { Valuer } from '../values/ask.ts'
import { withChoices, worthOfEach } from '../values/ask.ts'
import type { Position } from '../values/position.ts'
import { refuseValues } from '../values/refusals.ts'
import { sayOfValues } from '../values/sentences.ts'
import { livingBeside } from './seen.ts'
import { PotHand } from './standing.ts'

/** Offers without a value, and why. */
const NO_VALUE: Readonly<Record<string, Refusal>> = {
  show: refuseValues('values-not-of-showing'),
  muck: refuseValues('values-not-of-showing'),
  'run-twice': refuseValues('values-not-of-running-twice'),
  kill: refuseValues('values-not-of-raising-the-stakes'),
  expose: refuseValues('values-not-of-exposing'),
  'all-in': refuseValues('values-not-of-betting-no-more'),
}

/**
 * What a hand gets of the pot against any hands of the others, and what a call needs. No solved strategy: it
 * assumes no bets after this choice, and that every player calls.
 */
export const pokerValuer: Valuer<PokerRules> = {
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
  within(['view', 'seats'], refuseValues('seat-not-in-the-round', { seat }))

/** Which cards to throw away. */
function givingUp(position: Position<PokerRules>): ValuedChoices | Refusal {
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
      why: sayOfValues('why-equity', { equity }),
    }))
  })
  return wrong ?? withNotes(position, choices, hand.notes)
}

function betting(position: Position<PokerRules>): ValuedChoices | Refusal {
  const { rules, view, ask } = position
  const own = view.seats.find(({ seat }) => seat === ask.seat)
  if (!own) return notInTheRound(ask.seat)
  const standing = new PotHand(position).now()
  if (isRefusal(standing)) return standing
  const { equity, stderr, notes } = standing
  const others = livingBeside(view, ask.seat)
  const pot = potOf(view)
  /** With this much more to put in, and this much in the pot then. */
  const worth = (more: number, then: number, why: Worth['why']): Worth => ({
    cents: own.change + equity * then - more,
    stderr: stderr * then,
    why,
  })
  const raised = (option: Option, to: number): Worth & { choice: Choice } => {
    const more = to - own.bet
    const called = sum(others.map(one => Math.min(Math.max(0, to - one.bet), one.stack ?? to)))
    const why = sayOfValues('why-raises', { equity, callers: others.length })
    const named = option.cents ? { cents: to } : {}
    return { choice: { move: option.move, ...named }, ...worth(more, pot + more + called, why) }
  }
  const choices = worthOfEach(rules.id, ask, option => {
    const { move, costs = 0, cents } = option
    switch (move) {
      case 'fold':
        return { cents: own.change, why: sayOfValues('why-folds-pot') }
      case 'check':
        return worth(0, pot, sayOfValues('why-equity', { equity }))
      case 'call':
        return worth(costs, pot + costs, sayOfValues('why-pot', { equity, needs: costs / (pot + costs) }))
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
  return withNotes(position, choices, notes)
}

const withNotes = (
  { view }: Position<PokerRules>,
  choices: ValuedChoices['choices'] | Refusal,
  notes: ValuedChoices['notes'] = [],
): ValuedChoices | Refusal =>
  withChoices(choices, {
    method: 'simulated',
    unit: unitOf(view),
    notes: [sayOfValues('values-no-solved-strategy'), ...notes],
  })

/** The largest blind, ante or bring-in. */
const unitOf = ({ log, pots, seats }: View): number => {
  const posted = log.flatMap(event => (event.type === 'posted' ? [event.cents] : []))
  return Math.max(1, ...(posted.length > 0 ? posted : [...pots, ...seats.map(({ bet }) => bet)]))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
