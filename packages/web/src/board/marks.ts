import type { Counted } from '@cardroom/engine/board'

/** Who can win a hand has a colour of its own, whatever else is counted the next of the list. */
const OUTCOMES = ['player', 'banker', 'tie']
const NATURAL = 'natural'

/** The colour of a mark, as the styles name it. */
export function colourOf(id: string, counts: readonly Counted[]): string {
  if (OUTCOMES.includes(id) || id === NATURAL) return id
  const bonus = counts.filter(one => !OUTCOMES.includes(one.id) && one.id !== NATURAL)
  return `bonus-${bonus.findIndex(one => one.id === id) + 1}`
}

/** What a hand is marked with besides who has won it. */
export const extraMarks = (marks: readonly string[]): readonly string[] =>
  marks.filter(mark => !OUTCOMES.includes(mark) && mark !== NATURAL)

export const isNatural = (marks: readonly string[]): boolean => marks.includes(NATURAL)
