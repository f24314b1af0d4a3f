import type { Input } from '@cardroom/engine'
import { cardSign, moveLabel, moveText, type Names, type Speaker } from '@cardroom/words'

/** A decision as it was made, in words. */
export const decisionSaid = (input: Input | undefined, names: Names): string =>
  input?.kind === 'move' ? moveText(input, { ...names, signs: true }) : ''

/**
 * A choice as a record writes it (`bet 4`, `raise 600`, `set 5h 5d`), in words. `moves`: those that could be chosen,
 * because a move may have several words.
 */
export function choiceWords(written: string, moves: readonly string[], m: Speaker): string {
  const [move] = moves
    .filter(one => written === one || written.startsWith(`${one} `))
    .toSorted((a, b) => b.length - a.length)
  if (move === undefined) return written
  const rest = written.slice(move.length).trim()
  const label = moveLabel(m, move)
  if (rest === '') return label
  if (/^\d+$/.test(rest)) return `${label} ${m.money(Number(rest))}`
  const cards = rest.split(' ').map(card => cardSign(m, card))
  return m.joined.labelled(label, cards.join(' '))
}
