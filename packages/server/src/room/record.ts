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
import type { KeptRound } from '../store/store.ts'
import { shuffleShown, shuffleWritten } from './shoe.ts'

/** A round that is over, as everybody at the table is told of it. */
export const finishedOf = (last: LastRound, result: ResultWritten): RoundFinished => ({
  id: last.id,
  result,
  shuffle: shuffleShown(last),
})

/** A round as it is kept, once it is over or was called off: its record, who was in it, how the cards were shuffled. */
export function replyOf(
  table: { readonly id: string; readonly settings: TableSettings },
  played: { readonly round: Round; readonly state: RoundState; readonly last: LastRound },
  seats: Readonly<Record<Seat, string>>,
  at: number,
): KeptRound {
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

/** Whether more is known of the table's rounds to those who played them than to others. */
const isOwn = ({ shuffle, private: hidden }: TableSettings): boolean =>
  shuffle === 'sealed' || hidden !== undefined

/** The result of a round that was kept. */
export const resultOf = ({ record }: RoundReply): ResultWritten =>
  // A record that is kept was written with the result of its round.
  readResult(record.result as ResultWritten)

/** The names of those who play the round that is on, by their seats. */
export function playingAt({ state }: Table): Record<Seat, string> {
  const players = Object.values(state.round?.accounts ?? {})
  const playing = players.flatMap(player => seatedAs(state.seats, player) ?? [])
  return Object.fromEntries(playing.map(({ seat, name }) => [seat, name]))
}
