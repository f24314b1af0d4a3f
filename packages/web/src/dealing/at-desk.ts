import { gameOf, type Round, seatedIn } from '@cardroom/engine'
import { placedWager } from '@cardroom/engine/banked'
import { type DealtRound, type DealtSession, isNameless } from '@cardroom/engine/dealt'
import { listOf, readAll } from '@cardroom/engine/shape'
import { type Names, type Speaker, wagerNames } from '@cardroom/words'
import { isRules } from '../cloth/rules.ts'
import { type Bettor, type Laid, laidFrom, type Sitting } from './laid.ts'

/** How those at the table and the spots of the layout are called; a seat without a name has its number. */
export function deskNames(m: Speaker, { table, game }: DealtSession): Names {
  const named = seatedIn(table.state.seats).filter(who => !isNameless(who))
  return {
    m,
    players: new Map(named.map(({ seat, name }) => [seat, name])),
    wagers: new Map(wagerNames(game.rules)),
  }
}

/** Those who have a place at the table; others stand behind them. */
export function sittingAt({ table, game }: DealtSession): Sitting {
  const { places } = game.rules.seats
  return new Map(
    seatedIn(table.state.seats).flatMap(({ seat, name }) => (seat <= places ? [[seat, name]] : [])),
  )
}

/** The circles where nobody sits and that may be bet. */
export function openCircles({ table }: DealtSession): readonly number[] {
  const open = seatedIn(table.state.seats).flatMap(who =>
    table.part.may(who).flatMap(one => (one.do === 'wager' ? one.circles : [])),
  )
  return [...new Set(open)]
}

/** Whether it matters of which suit the cards of a round are, with the wagers that lie or lay there. */
export function suitsMatter({ game }: DealtSession, round: Round): boolean {
  const { rules, posted } = game
  if (!isRules(rules)) return true
  const { wagers, log } = round.view('house')
  const settled = log.flatMap(event => (event.type === 'settled' ? [event.line.on] : []))
  return gameOf(rules).suitsMatter(posted.readings, [...wagers.map(({ on }) => on), ...settled])
}

const placed = listOf(placedWager)

/** What lay on the table before a round, as its record has it. */
export function laidIn({ question }: DealtRound): Laid {
  const read = readAll(placed, new Map<string, unknown>(Object.entries(question)).get('wagers') ?? [])
  return 'value' in read ? laidFrom(read.value) : []
}

/** What lay there the last time, without the chips of whoever is the player-dealer now or has left. */
export function laidBefore({ rounds }: DealtSession, sitting: Sitting, bank: number | undefined): Laid {
  const last = rounds.findLast(({ result }) => (result?.wagers?.length ?? 1) > 0)
  if (!last) return []
  return laidIn(last).filter(bets => betsAt(sitting, bank, bets))
}

/** Whether somebody bets at a circle, as everybody sits now: nobody who has left, nor the player-dealer. */
export const betsAt = (
  sitting: Sitting,
  bank: number | undefined,
  { seat, by, player = seat }: Bettor,
): boolean => seat !== bank && (by !== undefined ? sitting.has(seat) : player !== bank && sitting.has(player))

/** What a seat put up when it last was the player-dealer. */
export function bankBefore({ rounds }: DealtSession, seat: number): number | undefined {
  const banks = rounds.map(({ played }) => played.view('house').bank)
  return banks.findLast(bank => bank?.seat === seat && bank.wager > 0)?.wager
}
