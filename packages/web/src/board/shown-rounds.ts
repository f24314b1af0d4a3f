import type { NotedRound } from '@cardroom/engine/board'
import type { TableView } from '@cardroom/protocol'

/**
 * The rounds that are over as far as the page has shown the table. A round whose cards are still being laid out does not
 * count yet, though the server has reported its result.
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

/** Whether a whole round was played since the shown one; the board then skips ahead. */
export function isLeftBehind(
  rounds: readonly NotedRound[],
  shown: Pick<TableView, 'round' | 'last'>,
  told: Pick<TableView, 'last'>,
): boolean {
  const at = (id: string | undefined) => rounds.findIndex(round => round.id === id)
  const [here, there] = [at(shown.round?.id ?? shown.last?.id), at(told.last?.id)]
  if (here < 0 || there < 0) return false
  // A round that is still being laid out does not count as behind, even if it is over.
  return there - here > (shown.round ? 0 : 1)
}

/** The rounds of the shoe that is dealt from, and of the one before. */
export function roundsByShoe(
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
