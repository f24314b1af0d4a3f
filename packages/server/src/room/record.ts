import {
  type FinishedRound,
  type Round,
  type RoundState,
  type Seat,
  type TableSettings,
  writeInputs,
  writeResult,
} from '@cardroom/engine'
import type { RoundReply, ShuffleView } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'

/** What is shown of a shuffle once its round is over. */
export function shuffleShown({ seed, shuffle }: Pick<FinishedRound, 'seed' | 'shuffle'>): ShuffleView {
  const { commitment, secret, added } = shuffle
  return { commitment, secret, added, seed }
}

/** A finished round as it is kept: its record, who was in it, and how the deck was shuffled. */
export function replyOf(
  table: { readonly id: string; readonly settings: TableSettings },
  played: { readonly round: Round; readonly state: RoundState; readonly last: FinishedRound },
  seats: Readonly<Record<Seat, string>>,
  at: number,
): RoundReply {
  const { game, schedule, limits, readings } = table.settings
  const { round, state, last } = played
  return {
    id: state.id,
    table: table.id,
    game,
    at,
    players: Object.values(seats),
    seats,
    record: {
      record: 1,
      game,
      ...(schedule === undefined ? {} : { schedule }),
      ...(limits ? { limits } : {}),
      ...(readings ? { readings } : {}),
      ...state.setup,
      ...writeInputs(round.inputs),
      shuffle: last.shuffle,
      result: writeResult(last.result, english.say),
    },
    shuffle: shuffleShown(last),
  }
}
