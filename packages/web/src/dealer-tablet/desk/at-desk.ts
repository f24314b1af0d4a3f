import { gameOf, type Round, seatedIn } from '@cardroom/engine'
import { placedWager } from '@cardroom/engine/banked'
import { type DealtRound, type DealtSession, isNameless } from '@cardroom/engine/dealt'
import { listOf, readAll } from '@cardroom/engine/shape'
import { type Names, type Speaker, wagerNames } from '@cardroom/words'
import { isRules } from '../../shared/rule-sets/rule-sets.ts'
import { type CircleBettor, type LaidChips, laidFrom, type SeatNames } from './laid-chips.ts'

/** The names of players and spots; a seat without a name has its number. */
export function deskNames(m: Speaker, { table, game }: DealtSession): Names {
  const named = seatedIn(table.state.seats).filter(who => !isNameless(who))
  return {
    m,
    players: new Map(named.map(({ seat, name }) => [seat, name])),
    wagers: new Map(wagerNames(game.rules)),
  }
}

/** The players who have a seat at the table; others bet behind them. */
export function sittingAt({ table, game }: DealtSession): SeatNames {
  const { places } = game.rules.seats
  return new Map(
    seatedIn(table.state.seats).flatMap(({ seat, name }) => (seat <= places ? [[seat, name]] : [])),
  )
}

/** The empty circles that may be bet. */
export function openCircles({ table }: DealtSession): readonly number[] {
  const open = seatedIn(table.state.seats).flatMap(who =>
    table.part.may(who).flatMap(one => (one.do === 'wager' ? one.circles : [])),
  )
  return [...new Set(open)]
}

/** Whether the suits of a round's cards matter for its wagers. */
export function suitsMatterInRound({ game }: DealtSession, round: Round): boolean {
  const { rules, posted } = game
  if (!isRules(rules)) return true
  const { wagers, log } = round.view('house')
  const settled = log.flatMap(event => (event.type === 'settled' ? [event.line.on] : []))
  return gameOf(rules).suitsMatter(posted.readings, [...wagers.map(({ on }) => on), ...settled])
}

const placed = listOf(placedWager)

/** The chips before a round, as its record has them. */
function laidIn({ question }: DealtRound): LaidChips {
  const read = readAll(placed, new Map<string, unknown>(Object.entries(question)).get('wagers') ?? [])
  return 'value' in read ? laidFrom(read.value) : []
}

/** The chips of the last round, without those of the current player-dealer and of players who left. */
export function laidBefore(
  { rounds }: DealtSession,
  sitting: SeatNames,
  bank: number | undefined,
): LaidChips {
  const last = rounds.findLast(({ result }) => (result?.wagers?.length ?? 1) > 0)
  if (!last) return []
  return laidIn(last).filter(bets => betsAt(sitting, bank, bets))
}

/** Whether a bettor may bet at a circle now: not after leaving, and not as the player-dealer. */
export const betsAt = (
  sitting: SeatNames,
  bank: number | undefined,
  { seat, by, player = seat }: CircleBettor,
): boolean => seat !== bank && (by !== undefined ? sitting.has(seat) : player !== bank && sitting.has(player))

/** The wager that a seat put up when it last was the player-dealer. */
export function bankBefore({ rounds }: DealtSession, seat: number): number | undefined {
  const banks = rounds.map(({ played }) => played.view('house').bank)
  return banks.findLast(bank => bank?.seat === seat && bank.wager > 0)?.wager
}
