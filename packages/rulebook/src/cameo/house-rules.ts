import type { Cite, Reading } from '@cardroom/engine'
import type { PokerRules } from '@cardroom/engine/poker'
import { incidentsReading } from '../poker/incidents/readings.ts'
import {
  capLifted,
  oddChips,
  potFeePlayers,
  raiseCap,
  raiseOverAllIn,
  twoHandedBlinds,
} from '../poker/readings.ts'
import { towersAsPractice, towersPracticeReadings } from '../towers/incidents/as-practice.ts'
import type { TowersVariant } from '../towers/incidents/incidents.ts'

/** Cameo prints the same procedure with both of its pot games. */
interface CameoLines {
  readonly blinds: Cite
  readonly raises: Cite
  readonly check: Cite
  readonly oddChips: Cite
}

/** `own`: what the game's own text leaves open. */
export const cameoHouseRules = (copy: TowersVariant, at: CameoLines, own: readonly Reading[] = []) =>
  ({
    family: 'poker',
    opening: { by: 'blinds', cite: at.blinds },
    betting: {
      raises: { most: 3, lifted: 'two-in-round', cite: at.raises },
      checkRaise: { allowed: true, cite: at.check },
    },
    readings: [
      twoHandedBlinds(at.blinds),
      raiseCap(at.raises),
      raiseOverAllIn('practice'),
      capLifted('two-in-round', at.raises),
      oddChips(at.oddChips),
      potFeePlayers('001:1277'),
      incidentsReading('towers', 'practice'),
      ...towersPracticeReadings(copy),
      ...own,
    ],
    incidents: towersAsPractice(copy),
  }) satisfies Partial<PokerRules>
