import type { Ask } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { Answer } from './answer.ts'

/** What one may decide before one's turn. All but the last are for the next decision only. */
export const PRE_ACTIONS = ['check-fold', 'check', 'call', 'call-any', 'fold-to-any'] as const
export type PreAction = (typeof PRE_ACTIONS)[number]

/** What the moves of each are, the first that is legal; it never does anything else than what it is called. */
const MOVES: Readonly<Record<PreAction, readonly string[]>> = {
  'check-fold': ['check', 'fold'],
  check: ['check'],
  call: ['call'],
  'call-any': ['check', 'call'],
  'fold-to-any': ['check', 'fold'],
}

/** What matters of a round to one who decides beforehand. */
export interface Situation {
  readonly round: string
  /** So many cards were dealt. */
  readonly dealt: number
  /** What it would cost now to stay in. */
  readonly price: number
}

export interface Chosen {
  readonly what: PreAction
  readonly in: Situation
}

/** Where in a round somebody is, and who. */
type Place = Pick<TableView, 'kind' | 'round'> & { readonly you: Pick<TableView['you'], 'seat'> }

/** The situation of one who is in the hand of a pot game and has chips; nothing for others, or when all have acted. */
export function situationOf({ kind, round, you: { seat } }: Place): Situation | undefined {
  if (kind !== 'pot' || !round || seat === undefined) return undefined
  const { view } = round
  if (view.awaiting.kind === 'settlement') return undefined
  const own = view.seats.find(one => one.seat === seat && one.by === undefined)
  const isIn = view.piles.some(({ place, state }) => place === String(seat) && state === undefined)
  const { stack = Number.POSITIVE_INFINITY } = own ?? {}
  if (!own || !isIn || stack === 0) return undefined
  const highest = Math.max(...view.seats.map(({ bet }) => bet))
  return {
    round: round.id,
    dealt: view.log.filter(({ type }) => type === 'dealt').length,
    price: Math.min(highest - own.bet, stack),
  }
}

/** What can be chosen: nobody checks a bet, and nobody calls nothing. */
export const offered = ({ price }: Situation): readonly PreAction[] =>
  PRE_ACTIONS.filter(what => (what === 'check' ? price === 0 : what === 'call' ? price > 0 : true))

/** Whether somebody still wants what they chose in another situation. */
export function stillHolds({ what, in: then }: Chosen, now: Situation): boolean {
  if (then.round !== now.round) return false
  switch (what) {
    case 'fold-to-any':
      return true
    // A raise is another question, and so is every new card.
    case 'check':
    case 'call':
      return then.dealt === now.dealt && then.price === now.price
    case 'check-fold':
    case 'call-any':
      return then.dealt === now.dealt
  }
}

/** The answer to what is asked now; nothing, where it would not be what was chosen. */
export function answerOf({ what, in: { price } }: Chosen, { options }: Ask): Answer | undefined {
  const legal = (move: string) =>
    options.find(option => option.move === move && !option.cents && !option.cards && option.to === undefined)
  const option = MOVES[what].map(legal).find(one => one !== undefined)
  if (!option || (what === 'call' && option.costs !== price)) return undefined
  return { move: option.move }
}
