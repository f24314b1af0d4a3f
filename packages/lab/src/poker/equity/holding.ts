import { isRefusal, type Refusal } from '@cardroom/engine'
import { type Card, parseCard, UNKNOWN } from '@cardroom/engine/cards'
import type { ShowdownStage } from '../showdown/stage.ts'
import { rangeHands } from './range.ts'
import { refuseEquity } from './refusals.ts'

/** What one player holds: cards that are known (`UNKNOWN` where one is not), or one hand of several. */
export interface EquityHolding {
  readonly text: string
  readonly hands: readonly (readonly Card[])[]
}

/** Cards with or without spaces between them, or the first piece of the text that is none. */
export function parseHand(text: string): Card[] | { readonly notACard: string } {
  const pieces = text.match(/Jk|\?\?|[^\s]{1,2}/g) ?? []
  const cards: Card[] = []
  for (const piece of pieces) {
    const card = parseCard(piece)
    if (card === undefined) return { notACard: piece }
    cards.push(card)
  }
  return cards
}

/** A hand as it is written on the command line: cards, `*` for any, or a range of two-card hands. */
export function parseHolding(text: string, stage: ShowdownStage): EquityHolding | Refusal {
  if (text.trim() === '*') return { text: '*', hands: [[]] }
  const cards = parseHand(text)
  if (Array.isArray(cards)) {
    while (cards.at(-1) === UNKNOWN) cards.pop()
    return { text, hands: [cards] }
  }
  if (stage.handSize !== 2) return refuseEquity('no-card-in-hand', { hand: text, piece: cards.notACard })
  const hands = rangeHands(text)
  return isRefusal(hands) ? hands : { text, hands }
}
