import type { Cite, Reading } from '@cardroom/engine'
import type { PokerRules } from '@cardroom/engine/poker'
import { incidentsReading } from '../poker/incidents/readings.ts'
import { capLifted, oddChips, raiseCap, raiseOverAllIn, twoHandedBlinds } from '../poker/readings.ts'
import { towersAsPractice, towersPracticeReadings } from '../towers/incidents/as-practice.ts'
import type { TowersVariant } from '../towers/incidents/incidents.ts'

/** Outlaws prints the same procedure with every blind game; each game cites its own copy. */
interface OutlawsLines {
  readonly blinds: Cite
  readonly raises: Cite
  readonly check: Cite
  readonly oddChips: Cite
}

/** `own`: what the game's own text and its collection leave open. */
export const outlawsHouseRules = (at: OutlawsLines, own: readonly Reading[] = []) =>
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
      ...own,
    ],
  }) satisfies Partial<PokerRules>

/** In flop games the rulings are those of Towers: Outlaws prints none. */
export const outlawsFlopRules = (copy: TowersVariant, at: OutlawsLines, own: readonly Reading[] = []) =>
  ({
    ...outlawsHouseRules(at, [
      incidentsReading('towers', 'practice'),
      ...towersPracticeReadings(copy),
      ...own,
    ]),
    incidents: towersAsPractice(copy),
  }) satisfies Partial<PokerRules>
