import type { Input } from '@cardroom/engine'
import { cardSign, moveLabel, moveText, type Names, type Speaker } from '@cardroom/words'

/** A decision as it was made, in words. */
export const decisionWords = (input: Input | undefined, names: Names): string =>
  input?.kind === 'move' ? moveText(input, { ...names, signs: true }) : ''

/**
 * A choice as a record writes it (`bet 4`, `raise 600`, `set 5h 5d`), in words. `moves`: the possible ones, because a
 * move's name may consist of several words.
 */
export function writtenChoiceWords(written: string, moves: readonly string[], m: Speaker): string {
  const [move] = moves
    .filter(one => written === one || written.startsWith(`${one} `))
    .toSorted((a, b) => b.length - a.length)
  if (move === undefined) return written
  const rest = written.slice(move.length).trim()
  const label = moveLabel(m, move)
  if (rest === '') return label
  if (/^\d+$/.test(rest)) return `${label} ${m.money(Number(rest))}`
  const cards = rest.split(' ').map(card => cardSign(m, card))
  return m.joined.labelled({ label, what: cards.join(' ') })
}
