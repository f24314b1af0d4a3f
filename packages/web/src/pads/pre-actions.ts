import type { Ask } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { MoveAnswer } from '../shared/controls/answer.ts'

/** The pre-actions. All but the last are for the next decision only. */
export const PRE_ACTIONS = ['check-fold', 'check', 'call', 'call-any', 'fold-to-any'] as const
export type PreAction = (typeof PRE_ACTIONS)[number]

/** The moves of each pre-action; the first legal one is made, and no other move. */
const PRE_ACTION_MOVES: Readonly<Record<PreAction, readonly string[]>> = {
  'check-fold': ['check', 'fold'],
  check: ['check'],
  call: ['call'],
  'call-any': ['check', 'call'],
  'fold-to-any': ['check', 'fold'],
}

/** The part of a round that pre-actions depend on. */
export interface PreActionSituation {
  readonly round: string
  /** The number of cards dealt. */
  readonly dealt: number
  /** The price to stay in now. */
  readonly price: number
}

export interface ChosenPreAction {
  readonly what: PreAction
  readonly in: PreActionSituation
}

/** The part of a table view with the round and the own seat. */
type Place = Pick<TableView, 'kind' | 'round'> & { readonly you: Pick<TableView['you'], 'seat'> }

/** The situation of a player with cards and chips in a pot game; nothing for others, or when all have acted. */
export function preActionSituationOf({ kind, round, you: { seat } }: Place): PreActionSituation | undefined {
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

/** The pre-actions that make sense now: no check of a bet, and no call of nothing. */
export const offeredPreActions = ({ price }: PreActionSituation): readonly PreAction[] =>
  PRE_ACTIONS.filter(what => (what === 'check' ? price === 0 : what === 'call' ? price > 0 : true))

/** Whether a pre-action still holds after the situation changed. */
export function stillHolds({ what, in: then }: ChosenPreAction, now: PreActionSituation): boolean {
  if (then.round !== now.round) return false
  switch (what) {
    case 'fold-to-any':
      return true
    // A raise or a new card changes the question.
    case 'check':
    case 'call':
      return then.dealt === now.dealt && then.price === now.price
    case 'check-fold':
    case 'call-any':
      return then.dealt === now.dealt
  }
}

/** The pre-action's answer to a decision; nothing if it does not match. */
export function preActionAnswer(
  { what, in: { price } }: ChosenPreAction,
  { options }: Ask,
): MoveAnswer | undefined {
  const legal = (move: string) =>
    options.find(option => option.move === move && !option.cents && !option.cards && option.to === undefined)
  const option = PRE_ACTION_MOVES[what].map(legal).find(one => one !== undefined)
  if (!option || (what === 'call' && option.costs !== price)) return undefined
  return { move: option.move }
}
