import type { Ruling } from '../round/awaiting.ts'
import type { BankedMoment } from './incident.ts'
import type { BankedRound } from './round.ts'

/** Somebody has made a decision. */
const anybodyHasDecided = ({ felt }: BankedRound): boolean => felt.log.some(event => event.type === 'moved')

/** Whether the moment has come for a row of the list of incidents. */
export function isNow(when: BankedMoment, round: BankedRound, { seat }: Ruling): boolean {
  const players = seat !== undefined && seat !== round.bankSeat
  switch (when) {
    case 'before-any-decision':
      return !anybodyHasDecided(round)
    case 'players-hand':
      return players
    case 'no-players-hand':
      return !players
  }
}
