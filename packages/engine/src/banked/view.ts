import type { Chips } from '../money/chips.ts'
import { feltSeen, type View, type Viewer } from '../round/view.ts'
import type { BankedRound } from './round.ts'

/** What one viewer may see of a round against a player-dealer. */
export function bankedSeen({ felt, setup, wagers }: BankedRound, _chips: Chips, viewer: Viewer): View {
  return {
    ...feltSeen(felt, viewer),
    bank: setup.bank,
    wagers: wagers.all.filter(wager => !wager.settled).map(({ settled: _, acting: __, ...wager }) => wager),
    pots: [],
    seats: [],
    awaiting: { kind: 'nothing' },
  }
}
