import { type Card, parseCard } from '@cardroom/engine/cards'

/** A card as somebody types it: `5h`, `TD`; with `^` it lay face up in the deck. */
export function writtenCard(typed: string): { card: Card; boxed?: true } | undefined {
  const boxed = typed.startsWith('^')
  const word = boxed ? typed.slice(1) : typed
  const card = parseCard(`${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`)
  if (card === undefined) return undefined
  return boxed ? { card, boxed } : { card }
}
