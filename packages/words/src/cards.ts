import { parseCard } from '@cardroom/engine/cards'
import { nameOfTile } from '@cardroom/engine/ranking'
import type { Speaker } from './speaker.ts'

/** `As` is "ace of spades". */
export function cardName(m: Speaker, card: string): string {
  const words = m.cards
  if (card === 'Jk') return words.joker
  if (card === '??') return words.faceDown
  if (/^\d-\d$/.test(card))
    return words.tile({ high: Number(card[0]), low: Number(card[2]), name: nameOfTile(parseCard(card)!) })
  const ranks: Readonly<Record<string, string>> = words.ranks
  const suits: Readonly<Record<string, string>> = words.suits
  return words.ofSuit({ rank: ranks[card[0]!] ?? card[0]!, suit: suits[card[1]!] ?? card[1]! })
}

const SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' }

/** `Td` is "10♦": short, for the eye. */
export function cardSign(m: Speaker, card: string): string {
  const sign = SIGNS[card[1]!]
  if (sign === undefined) return card === '??' ? '▮' : /^\d/.test(card) ? card : m.cards.joker
  return `${card[0] === 'T' ? '10' : card[0]}${sign}`
}

/** A whole hand; cards that are face down are counted. */
export function cardNames(m: Speaker, cards: readonly string[]): string {
  if (cards.length === 0) return m.cards.none
  const open = cards.filter(card => card !== '??').map(card => cardName(m, card))
  const down = cards.length - open.length
  if (down === 1) open.push(m.cards.faceDown)
  if (down > 1) open.push(m.cards.faceDownMany({ n: down }))
  return m.all(open)
}
