import { nameOf } from '../cards/card.ts'
import { feeCite, type PostedTerms } from '../collection/posted.ts'
import { aroundFrom, leftOf } from '../round/around.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Fee } from '../round/result.ts'
import type { ToldStep } from '../round/told-step.ts'
import type { View } from '../round/view.ts'
import type { Cite } from '../rules/cite.ts'
import { countOf } from './action.ts'
import { bettor } from './live.ts'
import type { BankedRules } from './rules.ts'
import { tell } from './tell-sentences.ts'

/** The fees that go into the box before the deal: from whom, and by which lines. */
export function tellFees({ log }: Pick<View, 'log'>, posted: PostedTerms): readonly ToldStep[] {
  if (log.some(({ type }) => type === 'dealt' || type === 'dice')) return []
  const cite = feeCite(posted)
  return log.flatMap(event => (event.type === 'fee' ? [toldFee(event.fee, cite)] : []))
}

const toldFee = ({ from, seat, by, player, cents, for: what }: Fee, cite: Cite | undefined): ToldStep => ({
  saying: tell('tell-drop', {
    who: seat === undefined ? 'bank' : bettor({ seat: player ?? seat, by }),
    from: from === 'bank' ? 'bank' : 'player',
    cents,
    for: what,
  }),
  ...(cite === undefined ? {} : { cite }),
})

/** Whose wagers are settled first, and by what; nothing before the card or the dice have decided it. */
export function tellFirst(rules: BankedRules, view: View): ToldStep | undefined {
  const { first } = rules.settle
  const { cite } = first
  const seat = view.buttons.find(({ kind }) => kind === 'action')?.at.seat
  if (first.by === 'card') {
    const placed = view.log.findLast(event => event.type === 'button' && event.button === 'action')
    const counted = placed?.type === 'button' ? placed.counted : undefined
    if (seat === undefined || counted === undefined) return undefined
    const values = { who: String(seat), card: nameOf(counted), count: countOf(counted, first) }
    return { saying: tell('tell-first-by-card', values), cite }
  }
  if (first.by === 'dice') {
    const thrown = view.log.findLast(event => event.type === 'dice')
    if (seat === undefined || thrown?.type !== 'dice') return undefined
    const total = thrown.dice.reduce((sum, die) => sum + die, 0)
    return { saying: tell('tell-first-by-dice', { who: String(seat), dice: thrown.dice, total }), cite }
  }
  const at = firstWager(rules, view)
  return at === undefined
    ? undefined
    : { saying: tell('tell-first', { who: String(at), by: first.by }), cite }
}

/** The first wager from the filed side that is still open. */
function firstWager({ settle, seats }: BankedRules, { bank, wagers }: View): Seat | undefined {
  const { places } = seats
  const around = {
    'house-dealers-left': () => aroundFrom(1, places),
    'house-dealers-right': () => aroundFrom(places, places, 'counter-clockwise'),
    'left-of-bank': () => aroundFrom(leftOf(bank?.seat ?? places, places), places),
  }
  const { by } = settle.first
  if (by === 'card' || by === 'dice') return undefined
  return around[by]().find(seat => wagers.some(wager => wager.seat === seat))
}

/** Tells who is offered the player-dealer position, and which turn in a row it would be. */
export const tellOffer = ({ bank }: BankedRules, to: Seat, turn: number): ToldStep => ({
  saying: tell('tell-offer', { who: String(to), turn, turns: bank.rounds }),
  cite: bank.cite,
})
