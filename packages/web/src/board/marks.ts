import type { BoardCount } from '@cardroom/engine/board'

/** The possible winners have colours of their own; other counted outcomes take the next ones. */
const OUTCOMES = ['player', 'banker', 'tie']
const NATURAL = 'natural'

/** The colour of a mark, as the styles name it. */
export function colourOf(id: string, counts: readonly BoardCount[]): string {
  if (OUTCOMES.includes(id) || id === NATURAL) return id
  const bonus = counts.filter(one => !OUTCOMES.includes(one.id) && one.id !== NATURAL)
  return `bonus-${bonus.findIndex(one => one.id === id) + 1}`
}

/** The marks of a hand besides its winner. */
export const extraMarks = (marks: readonly string[]): readonly string[] =>
  marks.filter(mark => !OUTCOMES.includes(mark) && mark !== NATURAL)

export const hasNatural = (marks: readonly string[]): boolean => marks.includes(NATURAL)
