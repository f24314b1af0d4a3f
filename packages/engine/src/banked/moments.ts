import type { Ruling } from '../round/awaiting.ts'
import type { BankedMoment } from './incident.ts'
import type { BankedRound } from './round.ts'

/** Whether any player has made a decision. */
const anybodyHasDecided = ({ felt }: BankedRound): boolean => felt.log.some(event => event.type === 'moved')

/** Whether the moment of a row in the list of incidents has come. */
export function isBankedMoment(when: BankedMoment, round: BankedRound, { seat }: Ruling): boolean {
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
