import {
  type LastRound,
  type ResultWritten,
  type Round,
  type RoundState,
  readResult,
  type Seat,
  seatedAs,
  type Table,
  type TableSettings,
  writeInputs,
  writeResult,
} from '@cardroom/engine'
import type { RoundFinished, RoundReply } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import type { StoredRound } from '../store/store.ts'
import { shuffleShown, shuffleWritten } from './shoe.ts'

/** A finished round as it is sent to everybody at the table. */
export const finishedOf = (last: LastRound, result: ResultWritten): RoundFinished => ({
  id: last.id,
  result,
  shuffle: shuffleShown(last),
})

/** A finished or voided round as it is stored: its record, its players, its shuffle. */
export function replyOf(
  table: { readonly id: string; readonly settings: TableSettings },
  played: { readonly round: Round; readonly state: RoundState; readonly last: LastRound },
  seats: Readonly<Record<Seat, string>>,
  at: number,
): StoredRound {
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
      shoe: { id: last.shoe, from: last.from },
      shuffle: shuffleWritten(last),
      ...(round.over ? { result: writeResult(round.result, english.say) } : { voided: true }),
    },
    shuffle: shuffleShown(last),
    ...(isOwn(table.settings) ? { people: state.accounts } : {}),
  }
}

/** Whether players of the table's rounds may know more of them than others. */
const isOwn = ({ shuffle, private: hidden }: TableSettings): boolean =>
  shuffle === 'sealed' || hidden !== undefined

/** The result of a stored round. */
export const resultOf = ({ record }: RoundReply): ResultWritten =>
  // A stored record has the result of its round.
  readResult(record.result as ResultWritten)

/** The names of the players of the running round, by seat. */
export function playingAt({ state }: Table): Record<Seat, string> {
  const players = Object.values(state.round?.accounts ?? {})
  const playing = players.flatMap(player => seatedAs(state.seats, player) ?? [])
  return Object.fromEntries(playing.map(({ seat, name }) => [seat, name]))
}
