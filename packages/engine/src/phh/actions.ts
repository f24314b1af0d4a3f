import { type Card, parseCard, UNKNOWN } from '../cards/card.ts'
import { refuseHistory } from '../formats/refusals.ts'
import type { Refusal } from '../say/refusal.ts'

/** An action of a hand history; players are counted from 0. */
export type Action =
  | { readonly kind: 'hole'; readonly player: number; readonly cards: readonly Card[] }
  | { readonly kind: 'board'; readonly cards: readonly Card[] }
  | { readonly kind: 'bring-in' | 'check-call' | 'fold'; readonly player: number }
  | { readonly kind: 'bet'; readonly player: number; readonly amount: number }
  | { readonly kind: 'draw'; readonly player: number; readonly cards: readonly Card[] }
  /** Without cards the hand is mucked, or what is known of it is shown. */
  | { readonly kind: 'show'; readonly player: number; readonly cards?: readonly Card[] }

const KIND_OF_VERB = { pb: 'bring-in', cc: 'check-call', f: 'fold' } as const

/** One action of a hand with this number of players; nothing for a mere comment. */
export function parseAction(text: string, players: number): Action | Refusal | undefined {
  const words = text.split('#')[0]!.split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const wrong = refuseHistory('phh-not-an-action', { text })
  const [actor, verb, ...rest] = words
  if (actor === 'd') {
    const cards = parseCardRun(rest.at(-1) ?? '')
    if (verb === 'db' && rest.length === 1 && cards) return { kind: 'board', cards }
    const player = playerOf(rest[0], players)
    if (verb === 'dh' && rest.length === 2 && cards && player !== undefined)
      return { kind: 'hole', player, cards }
    return wrong
  }
  const player = playerOf(actor, players)
  if (player === undefined) return wrong
  switch (verb) {
    case 'pb':
    case 'cc':
    case 'f':
      return { kind: KIND_OF_VERB[verb], player }
    case 'cbr':
      return rest.length === 1 && Number(rest[0]) > 0
        ? { kind: 'bet', player, amount: Number(rest[0]) }
        : wrong
    case 'sd':
    case 'sm': {
      const cards = parseCardRun(rest.join(''))
      if (!cards) return wrong
      if (verb === 'sd') return { kind: 'draw', player, cards }
      return cards.length > 0 ? { kind: 'show', player, cards } : { kind: 'show', player }
    }
    default:
      return wrong
  }
}

const playerOf = (word: string | undefined, players: number): number | undefined => {
  const number = Number(/^p(\d+)$/.exec(word ?? '')?.[1])
  return number >= 1 && number <= players ? number - 1 : undefined
}

/** `"TcQc"`, `"????"`: cards without blanks between them. */
function parseCardRun(text: string): Card[] | undefined {
  if (text.length % 2 !== 0) return undefined
  const cards: Card[] = []
  for (let i = 0; i < text.length; i += 2) {
    const two = text.slice(i, i + 2)
    const card = two === '??' ? UNKNOWN : parseCard(two)
    if (card === undefined) return undefined
    cards.push(card)
  }
  return cards
}
