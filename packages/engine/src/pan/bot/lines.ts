import type { Card } from '../../cards/card.ts'
import type { Move } from '../../round/awaiting.ts'
import { lacking, PanPlayer } from '../hand/player.ts'
import { fits, spreads } from '../melds/borrow.ts'
import { addTo, layMeld, moveTo, worthOfAll } from '../melds/lay.ts'
import type { PanTerms } from '../rules/terms.ts'

/** A position after cards were laid, what that earned in chips, and whether the card of the turn went with them. */
export interface Line {
  readonly player: PanPlayer
  readonly earned: number
  readonly used: boolean
}

export function copyOf({ seat, stack, hand, melds }: PanPlayer): PanPlayer {
  const copy = new PanPlayer(seat, stack)
  copy.hand.push(...hand)
  copy.melds.push(...melds.map(meld => ({ ...meld, cards: [...meld.cards], borrowed: [...meld.borrowed] })))
  return copy
}

/** What laying cards leads to; `drawn` lies beside the hand. */
export function lineOf(player: PanPlayer, move: LayingMove, drawn: Card | undefined, terms: PanTerms): Line {
  const copy = copyOf(player)
  const lying = copy.melds.flatMap(meld => meld.cards)
  const before = worthOfAll(copy, terms)
  if (move.move === 'meld') layMeld(copy, move.cards, drawn, terms)
  else if (move.move === 'add') addTo(copy, move.cards[0]!, Number(move.to) - 1)
  else moveTo(copy, move.cards[0]!, Number(move.to) - 1, terms)
  const own = lacking(
    copy.melds.flatMap(meld => meld.cards),
    lying,
  )
  const used = drawn !== undefined && own.includes(drawn)
  if (used) own.splice(own.indexOf(drawn), 1)
  for (const card of own) copy.give(card)
  return { player: copy, earned: Math.max(0, worthOfAll(copy, terms) - before), used }
}

export type LayingMove = Pick<Move, 'move' | 'to'> & { readonly cards: readonly Card[] }

/** Every way to use a card. */
export function* usesOf(player: PanPlayer, card: Card, terms: PanTerms): Generator<LayingMove> {
  for (const [i, meld] of player.melds.entries()) {
    if (fits(card, meld, terms)) yield { move: 'add', cards: [card], to: String(i + 1) }
  }
  for (const { cards } of spreads([...player.hand, card], player.melds, terms, card)) {
    yield { move: 'meld', cards }
  }
}
