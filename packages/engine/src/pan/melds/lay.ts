import type { Card } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { Option } from '../../round/awaiting.ts'
import { sameCards } from '../../round/moves.ts'
import type { PanPlayer } from '../hand/player.ts'
import type { Condition } from '../rules/rules.ts'
import type { PanTerms } from '../rules/terms.ts'
import { fits, lenders, type Spread, spreads } from './borrow.ts'
import { conditionsOf, inOrder, worthOf } from './melds.ts'

/** What a player may lay down now. */
export interface Layable {
  /** The card that was drawn or taken and is not used yet. */
  readonly card?: Card
  /** Cards of the hand may be laid without it. */
  readonly withHand: boolean
}

/** Every way to lay cards down: new melds, cards added to melds, cards moved from one to another. */
export function layOptions(
  player: PanPlayer,
  { card, withHand }: Layable,
  terms: PanTerms,
  chip: Cents,
): Option[] {
  const own = card === undefined ? player.hand : [...player.hand, card]
  const groups = spreads(own, player.melds, terms, withHand ? undefined : card).map(({ cards }) => cards)
  const options: Option[] = []
  if (groups.length > 0) {
    const from = [...own, ...player.melds.flatMap(meld => meld.cards)]
    const max = Math.max(...groups.map(group => group.length))
    const pays = groups.map(group => worthOf(group, terms) * chip)
    options.push({ move: 'meld', cards: { from, min: 3, max, groups, pays } })
  }
  const adding = distinct(withHand || card === undefined ? own : [card])
  player.melds.forEach((meld, i) => {
    const to = String(i + 1)
    const single = (move: string, from: readonly Card[]): void => {
      const before = worthOf(meld.cards, terms)
      const pays = from.map(one => Math.max(0, worthOf([...meld.cards, one], terms) - before) * chip)
      if (from.length > 0) options.push({ move, cards: { from, min: 1, max: 1, pays }, to })
    }
    single(
      'add',
      adding.filter(one => fits(one, meld, terms)),
    )
    if (terms.borrowing !== 'any-meld' || !withHand) return
    const others = distinct(player.melds.flatMap(other => (other === meld ? [] : other.cards)))
    single(
      'move',
      others.filter(one => fits(one, meld, terms) && lenderOf(player, one, i, terms) !== undefined),
    )
  })
  return options
}

/** Whether a player can use a card at once. */
export const canUse = (player: PanPlayer, card: Card, terms: PanTerms): boolean =>
  player.melds.some(meld => fits(card, meld, terms)) ||
  spreads([...player.hand, card], player.melds, terms, card).length > 0

/** The other meld that a card comes from. */
function lenderOf(player: PanPlayer, card: Card, to: number, terms: PanTerms): number | undefined {
  const others = player.melds.map((_, i) => i).filter(i => i !== to)
  const from = lenders(
    others.map(i => player.melds[i]!),
    [card],
    terms,
  )
  return from && others[from[0]!]
}

/** Lays a new meld; cards that the player does not hold are borrowed. `drawn` is one that lies beside the hand. */
export function layMeld(
  player: PanPlayer,
  cards: readonly Card[],
  drawn: Card | undefined,
  terms: PanTerms,
): void {
  const own = drawn === undefined ? player.hand : [...player.hand, drawn]
  const spread = spreads(own, player.melds, terms, cards[0]).find(one => sameCards(one.cards, cards))
  if (!spread) throw new Error('no such meld')
  lendTo(player, spread, terms)
  player.melds.push({
    cards: [...cards].sort(inOrder),
    borrowed: spread.from.map(({ card }) => card),
    collected: 0,
  })
}

function lendTo(player: PanPlayer, { from }: Spread, terms: PanTerms): void {
  for (const { card, meld } of from) lend(player, card, meld, terms)
}

/** A card leaves its meld; what was collected for it is forgotten, and can be earned again by another card. */
function lend(player: PanPlayer, card: Card, from: number, terms: PanTerms): void {
  const meld = player.melds[from]!
  meld.cards.splice(meld.cards.indexOf(card), 1)
  meld.collected = Math.min(meld.collected, worthOf(meld.cards, terms))
}

export function addTo(player: PanPlayer, card: Card, to: number): void {
  const meld = player.melds[to]!
  meld.cards = [...meld.cards, card].sort(inOrder)
}

export function moveTo(player: PanPlayer, card: Card, to: number, terms: PanTerms): void {
  lend(player, card, lenderOf(player, card, to, terms)!, terms)
  addTo(player, card, to)
  player.melds[to]!.borrowed.push(card)
}

/** What the melds pay as they lie, in chips from each. */
export const worthOfAll = (player: PanPlayer, terms: PanTerms): number =>
  player.melds.reduce((sum, { cards }) => sum + worthOf(cards, terms), 0)

/** What can be called for now, in chips from each: conditions that were not collected yet. */
export const uncollected = (player: PanPlayer, terms: PanTerms): number =>
  player.melds.reduce((sum, { cards, collected }) => sum + Math.max(0, worthOf(cards, terms) - collected), 0)

/** The conditions that can be called for now. */
export const openConditions = (player: PanPlayer, terms: PanTerms): Condition[] =>
  player.melds.flatMap(({ cards, collected }) =>
    worthOf(cards, terms) > collected ? conditionsOf(cards, terms) : [],
  )

/** Short pay closes the collection too. */
export function markCollected(player: PanPlayer, terms: PanTerms): void {
  for (const meld of player.melds) {
    meld.collected = Math.max(meld.collected, worthOf(meld.cards, terms))
  }
}

export const collectOption = (chips: number, chip: Cents): Option => ({
  move: 'collect',
  cents: { min: chip, max: chips * chip, step: chip, usual: chips * chip },
})

export const distinct = (cards: readonly Card[]): Card[] => [...new Set(cards)]
