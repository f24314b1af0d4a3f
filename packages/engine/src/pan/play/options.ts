import type { Card } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { Option } from '../../round/awaiting.ts'
import type { PanHand, TurnCard } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import { fitsMeld, spreads } from '../melds/borrow.ts'
import { distinct, give, laidBy, uncollected } from '../melds/holding.ts'
import { canUse, lenderOf } from '../melds/lay.ts'
import { worthOf } from '../melds/melds.ts'
import { outPay } from './out-pay.ts'

export const DRAW: Option = { move: 'draw', safe: true, key: 'd' }
export const TAKE_OPTION: Option = { move: 'take', key: 't' }
const DRAW_AGAIN: Option = { ...DRAW, key: 'a' }

/** Every option of a player who holds the card of the turn. */
export function turnOptions(hand: PanHand, player: PanPlayer, turnCard: TurnCard, again: boolean): Option[] {
  const { terms, setup, payments } = hand
  const due = player.hasHit && !payments.isBroke(player) ? uncollected(player, terms) : 0
  const away = discards(hand, player, turnCard)
  const held = turnCard.isUsed ? player.hand : [...player.hand, turnCard.card]
  return [
    ...layOptions(hand, player, turnCard),
    ...(due > 0 ? [collectOption(due, setup.chip)] : []),
    ...(away.length > 0
      ? [{ move: 'discard', cards: { from: away, min: 1, max: 1, besides: others(held, away) }, key: 'd' }]
      : []),
    ...(again ? [DRAW_AGAIN] : []),
  ]
}

/** Every way to lay cards down: new melds, cards added to melds, cards moved from one to another. */
function layOptions({ terms, rules, setup }: PanHand, player: PanPlayer, turnCard: TurnCard): Option[] {
  const { card, isUsed, from: source } = turnCard
  const open = isUsed ? undefined : card
  /** Whether cards of the hand may be laid without the card of the turn. */
  const withHand = isUsed || (source === 'deck' && rules.draw.lay.after === 'drawing')
  const own = open === undefined ? player.hand : [...player.hand, open]
  const options: Option[] = []
  const groups = spreads(own, player.melds, terms, withHand ? undefined : open).map(({ cards }) => cards)
  if (groups.length > 0) {
    const from = [...own, ...laidBy(player)]
    const max = Math.max(...groups.map(group => group.length))
    const pays = groups.map(group => worthOf(group, terms) * setup.chip)
    options.push({ move: 'meld', cards: { from, min: 3, max, groups, pays }, key: 'l' })
  }
  const adding = distinct(withHand || open === undefined ? own : [open])
  player.melds.forEach((meld, i) => {
    const to = String(i + 1)
    const single = (move: string, from: readonly Card[], key?: string): void => {
      const before = worthOf(meld.cards, terms)
      const pays = from.map(one => Math.max(0, worthOf([...meld.cards, one], terms) - before) * setup.chip)
      if (from.length === 0) return
      const besides = others([...own, ...laidBy(player)], from)
      const cards = { from, min: 1, max: 1, pays, besides }
      options.push({ move, cards, to, ...(key === undefined ? {} : { key }) })
    }
    single(
      'add',
      adding.filter(one => fitsMeld(one, meld, terms)),
      to,
    )
    if (terms.borrowing !== 'any-meld' || !withHand) return
    const elsewhere = distinct(player.melds.flatMap(other => (other === meld ? [] : other.cards)))
    single(
      'move',
      elsewhere.filter(one => fitsMeld(one, meld, terms) && lenderOf(player, one, i, terms) !== undefined),
    )
  })
  return options
}

/** The cards of a hand that a move does not take. */
const others = (held: readonly Card[], from: readonly Card[]): Card[] =>
  distinct(held).filter(card => !from.includes(card))

const collectOption = (chips: number, chip: Cents): Option => ({
  move: 'collect',
  cents: { min: chip, max: chips * chip, step: chip, usual: chips * chip },
  key: 'c',
})

/** The possible discards: the card of the turn, or once that is used a card of the hand. */
function discards(hand: PanHand, player: PanPlayer, { card, isUsed, from }: TurnCard): Card[] {
  if (!isUsed) return from === 'deck' ? [card] : []
  const all = distinct(player.hand)
  if (hand.terms.outCardGiven === 'on-call') return all
  // Where the house does not wait for a call, a player may not give away an out card that the own hand can
  // use.
  const next = hand.after(player)
  const harmless = all.filter(
    one => outPay(hand, next, one) === undefined || !usableFromHand(hand, player, one),
  )
  return harmless.length > 0 ? harmless : all
}

function usableFromHand({ terms }: PanHand, { hand, melds }: PanPlayer, card: Card): boolean {
  const without = { hand: [...hand], melds }
  give(without, card)
  return canUse(without, card, terms)
}
