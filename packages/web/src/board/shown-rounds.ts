import type { NotedRound } from '@cardroom/engine/board'
import type { TableView } from '@cardroom/protocol'

/**
 * The rounds that are over as far as the eye has followed the table: what came of the one whose cards are still being
 * laid out is nobody's business yet, though the card room has told it.
 */
export function shownRounds(
  rounds: readonly NotedRound[],
  { round, last }: Pick<TableView, 'round' | 'last'>,
): readonly NotedRound[] {
  if (round)
    return upTo(
      rounds,
      rounds.findIndex(({ id }) => id === round.id),
    )
  const at = rounds.findIndex(({ id }) => id === last?.id)
  return upTo(rounds, at < 0 ? at : at + 1)
}

const upTo = (rounds: readonly NotedRound[], end: number): readonly NotedRound[] =>
  end < 0 ? rounds : rounds.slice(0, end)

/** Whether a whole round was played since the one that is shown: then the board has lost its table, and jumps to it. */
export function isLeftBehind(
  rounds: readonly NotedRound[],
  shown: Pick<TableView, 'round' | 'last'>,
  told: Pick<TableView, 'last'>,
): boolean {
  const at = (id: string | undefined) => rounds.findIndex(round => round.id === id)
  const [here, there] = [at(shown.round?.id ?? shown.last?.id), at(told.last?.id)]
  if (here < 0 || there < 0) return false
  // Of a round that is being laid out nothing is behind yet, though it is over.
  return there - here > (shown.round ? 0 : 1)
}

/** The rounds of the shoe that is dealt from, and of the one before. */
export function byShoe(
  rounds: readonly NotedRound[],
  shoe: string | undefined,
): { readonly now: readonly NotedRound[]; readonly before: readonly NotedRound[] } {
  const current = shoe ?? rounds.at(-1)?.shoe
  const earlier = rounds.findLast(round => round.shoe !== current)?.shoe
  return {
    now: rounds.filter(round => round.shoe === current),
    before: earlier === undefined ? [] : rounds.filter(round => round.shoe === earlier),
  }
}
