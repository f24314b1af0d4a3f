import { isRefusal, type Readings, type Text, type View, within } from '@cardroom/engine'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { parseCard, UNKNOWN } from '@cardroom/engine/cards'
import type { ValuedChoices, Worth } from '../values/answer.ts'
import type { Valuer } from '../values/ask.ts'
import { allOf, withChoices, worthOfEach } from '../values/ask.ts'
import { amountOn, cardsAt, type Position, unseenBy } from '../values/position.ts'
import { refuseValues } from '../values/refusals.ts'
import { sayOfValues } from '../values/sentences.ts'
import { cameBy, SeenHand } from './seen-hand.ts'
import { BlackjackOddsTable } from './table.ts'

/**
 * Values every move of a hand by all cards seen: exact for the best play that looks at the hand's own cards.
 */
export const blackjackValuer: Valuer<BlackjackRules> = {
  fromAShoe: true,
  choices(position) {
    const { rules, readings, view, ask } = position
    const seen = allOf({ unseen: unseenBy(position), wager: wagerOf(position) })
    if (isRefusal(seen)) return seen
    const [up] = cardsAt(view, 'bank')
    if (up === undefined) {
      return within(['view', 'piles'], refuseValues('hand-of-so-many', { place: 'bank', cards: 1, has: 0 }))
    }
    const table = oddsTableFor(rules, readings, shoeWith(seen.unseen, view))
    const hand = (number: number | undefined) =>
      new SeenHand(table, { view, seat: ask.seat, by: ask.by, hand: number, up })
    const asked = hand(ask.hand)
    if (asked.size < 2) {
      const place = String(ask.seat)
      return within(['view', 'piles'], refuseValues('hand-of-so-many', { place, cards: 2, has: asked.size }))
    }
    const { wager } = seen
    const [first, second] = dealtHands(position)
    const both = () => [hand(first), hand(second)] as const
    const may = (move: string) => ask.options.some(option => option.move === move)
    const later = () =>
      maySwitchLater(position) ? handAfterSwitch(both(), ask.hand === second ? 1 : 0) : asked
    const choices = worthOfEach(rules.id, ask, option => {
      const { move } = option
      const amount = option.cents ? (option.cents.usual ?? option.cents.max) : undefined
      if (move === 'insure') return insuranceChoices(asked, later(), wager, amount ?? 0)
      if (move === 'switch') return worthSwitched(both(), wager)
      if (move === 'decline') {
        if (may('switch')) return worthKept(both(), wager)
        if (may('double')) return inWagers(asked.oneCard(), wager)
        return may('split') ? inWagers(asked.oneOfSplit(), wager) : worthUninsured(later(), wager)
      }
      const found = asked.worthOf(move, (amount ?? wager) / wager)
      if (!found) return undefined
      const named = amount === undefined ? {} : { cents: amount }
      return [{ choice: { move, ...named }, cents: found.worth * wager, why: found.why }]
    })
    const splits = ask.options.some(({ move }) => move === 'split') || cameBy(view, ask) === 'split'
    const unit = amountOn(position, 'base', 1) || wager
    return withChoices(choices, {
      method: 'exact',
      unit,
      notes: splits ? [sayOfValues('values-after-a-split')] : [],
    })
  },
}

/** The places of a seat's dealt hands; of split ones, the left. */
function dealtHands({ view, ask }: Position): readonly (number | undefined)[] {
  const own = view.wagers.filter(one => one.seat === ask.seat && one.by === ask.by && one.on === 'base')
  return own.map(({ hand }) => hand)
}

/** What was wagered on the hand first, before any double. */
function wagerOf(position: Position<BlackjackRules>) {
  const hand = position.ask.hand ?? dealtHands(position)[0]
  const wager = amountOn(position, 'base', hand) || amountOn(position, 'split', hand)
  return wager > 0 ? wager : within(['view', 'wagers'], refuseValues('no-such-wager-lies', { wager: 'base' }))
}

const inWagers = ({ worth, why }: { worth: number; why: Text }, wager: number): Worth => ({
  cents: worth * wager,
  why,
})

/** Doing without insurance. */
const worthUninsured = (hand: SeenHand, wager: number): Worth => ({
  cents: hand.beforeTheCheck() * wager,
  why: sayOfValues('why-declines'),
})

/** Insurance comes before the turns: a seat with two hands may still exchange their second cards. */
const maySwitchLater = (position: Position<BlackjackRules>): boolean =>
  position.rules.switching !== undefined &&
  dealtHands(position).length === 2 &&
  cameBy(position.view, position.ask) === 'dealt'

/**
 * One of two hands as it will be played: with or without the switch, whichever is worth more for both
 * together.
 */
function handAfterSwitch(dealt: readonly [SeenHand, SeenHand], at: 0 | 1): SeenHand {
  const after = dealt[0].switchedWith(dealt[1])
  const worth = (hands: readonly SeenHand[]) => hands.reduce((sum, one) => sum + one.beforeTheCheck(), 0)
  return (worth(after) > worth(dealt) ? after : dealt)[at]
}

/** `hand`: what is insured; `later`: the hand as it goes on. */
function insuranceChoices(
  hand: SeenHand,
  later: SeenHand,
  wager: number,
  amount: number,
): ValuedChoices['choices'] {
  const { natural, wins } = hand.insurance()
  return [
    {
      choice: { move: 'insure', cents: amount },
      cents: later.beforeTheCheck() * wager + amount * (natural * wins - (1 - natural)),
      why: sayOfValues('why-insures', { chance: natural, needs: 1 / (1 + wins) }),
    },
  ]
}

/** Two hands as they were dealt. */
const worthKept = ([left, right]: readonly [SeenHand, SeenHand], wager: number): Worth => ({
  cents: (left.best() + right.best()) * wager,
  why: sayOfValues('why-two-hands', { left: left.best(), right: right.best() }),
})

/** Both with their second cards exchanged. */
const worthSwitched = ([left, right]: readonly [SeenHand, SeenHand], wager: number): Worth =>
  worthKept(left.switchedWith(right), wager)

/** The shoe before this round: the unseen cards, and those on the table. */
function shoeWith(unseen: Uint8Array, { piles }: View): Uint8Array {
  const shoe = Uint8Array.from(unseen)
  for (const pile of piles) {
    for (const name of pile.cards) {
      const card = parseCard(name) ?? UNKNOWN
      if (card !== UNKNOWN) shoe[card]!++
    }
  }
  return shoe
}

/** The number of cached tables: one shoe is asked about again and again, earlier ones are not. */
const MAX_CACHED_TABLES = 4
/** A table with more numbered sets of cards is rebuilt. */
const MAX_SETS = 500_000

const kept = new Map<string, BlackjackOddsTable>()

/** The table of a shoe with these cards, possibly cached. */
export function oddsTableFor(
  filed: BlackjackRules,
  readings: Readings,
  shoe: Uint8Array,
): BlackjackOddsTable {
  const key = `${filed.id} ${JSON.stringify(readings)} ${shoe.join()}`
  const known = kept.get(key)
  kept.delete(key)
  const table =
    known && known.sets.length < MAX_SETS
      ? known
      : new BlackjackOddsTable(underReadings(filed, readings), shoe)
  kept.set(key, table)
  if (kept.size > MAX_CACHED_TABLES) kept.delete(kept.keys().next().value!)
  return table
}
