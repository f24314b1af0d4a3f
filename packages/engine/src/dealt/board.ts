import type { RoundRecord } from '../record/record.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Button } from '../round/button.ts'
import type { Fee, Result } from '../round/result.ts'
import type { View, WagerSeen } from '../round/view.ts'
import type { Saying } from '../say/saying.ts'
import type { BankSeen, TableStage } from '../table/face.ts'
import { seatedAt } from '../table/seats.ts'
import { byRound } from './counting.ts'
import { asSeen } from './face-down.ts'
import type { DealtSession } from './session.ts'
import type { DealtSettings } from './settings.ts'

/**
 * What was entered instead of a full card: only its rank, or only a result. A card that fits stands in for
 * it.
 */
export type EnteredDetail = 'rank' | 'result'

/** A finished round as a board receives it. */
export interface BoardRound {
  readonly number: number
  readonly id: string
  /** When it was over, in milliseconds since 1970. */
  readonly at: number
  /** The number of its shoe in the session. */
  readonly shoe: number
  /** The names behind the accounts of the result: `"3"`, `"3/Kim"`. */
  readonly people: Readonly<Record<string, string>>
  readonly question: RoundRecord
  readonly entered?: EnteredDetail
  /** Missing where the round was called off. */
  readonly result?: Result
}

/** The public view of a table that a person deals. */
export interface DealtBoard
  extends Pick<DealtSettings, 'id' | 'title' | 'game' | 'schedule' | 'limits' | 'readings'> {
  /** Counts up with every entry. */
  readonly version: number
  /** What the round being made up waits for; `round` during a round, `waiting` without players. */
  readonly phase: TableStage | 'round' | 'waiting'
  /** The current round, or the one being made up. */
  readonly number: number
  readonly sign: Saying
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly away: boolean }[]
  readonly bank?: BankSeen
  readonly buttons: readonly Button[]
  readonly wagers: readonly WagerSeen[]
  readonly fees?: readonly Fee[]
  /** `place`: the number of cards that had left it before this round. `isEnding`: its cut card has come out. */
  readonly shoe?: { readonly number: number; readonly place: number; readonly isEnding: boolean }
  readonly round?: View
  /** The least detail with which its cards were entered so far. */
  readonly entered?: EnteredDetail
  /** The rounds of this shoe and of the one before; where every round is shuffled, the last ones. */
  readonly rounds: readonly BoardRound[]
}

/** How many rounds the board shows where no shoe sets the limit. */
const LAST_ROUNDS = 60

/** Makes the board of a table that a person deals. */
export function dealtBoardOf(session: DealtSession): DealtBoard {
  const { settings, table, number } = session
  const { state, part, round } = table
  const rounds = byRound(session.entries)
  const { id, title, game, schedule, limits, readings } = settings
  const { places } = table.game.rules.seats
  const face = part.face()
  const { bank, buttons, wagers, fees, stage } = face
  return {
    id,
    title,
    game,
    ...(schedule === undefined ? {} : { schedule }),
    ...(limits ? { limits } : {}),
    ...(readings ? { readings } : {}),
    version: session.entries.length,
    phase: state.phase === 'round' ? 'round' : state.phase === 'idle' ? 'waiting' : stage,
    number,
    sign: part.sign(),
    seats: seatedAt(state.seats)
      .filter(({ seat }) => seat <= places)
      .map(({ seat, name, away }) => ({ seat, name, away })),
    ...(bank ? { bank } : {}),
    buttons,
    wagers,
    ...(fees ? { fees } : {}),
    ...(state.shoe
      ? { shoe: { number: state.shoe.number, place: state.shoe.place, isEnding: session.cutCardOut } }
      : {}),
    ...(round ? { round: asSeen(round.view('public'), session.unseen) } : {}),
    ...enteredIn(rounds, round ? number : undefined),
    rounds: boardRounds(session, rounds),
  }
}

type Entries = ReturnType<typeof byRound>

/** The least detail with which any card of a round was entered. */
function enteredIn(rounds: Entries, number: number | undefined): { readonly entered?: EnteredDetail } {
  const entries = (number === undefined ? undefined : rounds.get(number)) ?? []
  const seen = entries.flatMap(({ does }) => (does.do === 'card' ? (does.seen ?? []) : []))
  if (seen.length === 0) return {}
  return { entered: seen.includes('result') ? 'result' : 'rank' }
}

function boardRounds({ rounds, table }: DealtSession, entries: Entries): BoardRound[] {
  const { shoe, shoes } = table.state
  const lasts = shoe?.shuffle.cutCard !== undefined
  const shown = lasts ? rounds.filter(one => one.shoe >= shoes - 1) : rounds.slice(-LAST_ROUNDS)
  return shown.map(({ number, id, at, shoe, people, question, result }) => ({
    number,
    id,
    at,
    shoe,
    people,
    question,
    ...enteredIn(entries, number),
    ...(result ? { result } : {}),
  }))
}
