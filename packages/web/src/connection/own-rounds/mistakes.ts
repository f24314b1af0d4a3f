import type { RoundReply } from '@cardroom/protocol'
import { fetchJson } from '../fetch-json.ts'
import { lastOwner } from './gather.ts'
import { openOwnRoundStore } from './stored-rounds.ts'

/** The player's mistakes, the dearest first, of one game or of all. */
export async function ownMistakes(game?: string): Promise<{ round: string; at: number }[]> {
  const owner = lastOwner()
  const rounds = owner === undefined ? [] : await (await openOwnRoundStore()).of(owner)
  return rounds
    .filter(round => game === undefined || round.game === game)
    .flatMap(({ id, judged }) => (judged?.mistakes ?? []).map(({ at, cost }) => ({ round: id, at, cost })))
    .sort((a, b) => b.cost - a.cost)
    .map(({ round, at }) => ({ round, at }))
}

/** The record of a round, from this browser or from the server. */
export async function ownRecordOf(id: string): Promise<unknown> {
  const owner = lastOwner()
  const kept = owner === undefined ? undefined : await (await openOwnRoundStore()).round(owner, id)
  if (kept?.record) return kept.record
  return (await fetchJson<RoundReply>(`/api/rounds/${encodeURIComponent(id)}`)).record
}
