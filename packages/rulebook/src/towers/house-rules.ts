import type { Cite, Reading } from '@cardroom/engine'
import type { PokerRules } from '@cardroom/engine/poker'
import { why } from '../poker/reading-sentences.ts'
import { oddChips, potFeePlayers, raiseCap, raiseOverAllIn, twoHandedBlinds } from '../poker/readings.ts'
import { type TowersComingLines, towersComingReadings, towersComings } from './comings.ts'
import {
  type TowersIncidentLines,
  type TowersVariant,
  towersIncidentReadings,
  towersIncidents,
} from './incidents/incidents.ts'

/** Towers prints one set of rules with each of its eight pot games; each game cites its own copy. */
interface TowersLines {
  /** The method of play, where the blinds stand first. */
  readonly blinds: Cite
  /** Only a full bet is a bet or raise; after an all-in for less the next player may complete it. */
  readonly fullBet: Cite
  readonly checkRaise: Cite
  readonly raises: Cite
  /** The straddle: a way to make up missed blinds. */
  readonly straddle: Cite
  /** Who shares a pot, and what becomes of an odd chip, where it is printed. */
  readonly split: Cite
  readonly fees: Cite
}

/** A game's own variants of the house rules, and where each is printed. */
interface TowersGame extends TowersVariant {
  readonly coming: TowersComingLines
  /** What its own text leaves open. */
  readonly readings?: readonly Reading[]
  readonly at: TowersLines
  /** What goes wrong. */
  readonly wrong: Omit<TowersIncidentLines, 'straddle'>
}

export const towersHouseRules = ({ at, wrong, coming, readings = [], ...variant }: TowersGame) =>
  ({
    family: 'poker',
    opening: { by: 'blinds', cite: at.blinds },
    betting: {
      raises: { most: 3, lifted: 'two-left', cite: at.raises },
      checkRaise: { allowed: true, cite: at.checkRaise },
      fullBet: at.fullBet,
    },
    ...towersComings(coming),
    straddle: { timesBigBlind: 2, from: 'left-of-big-blind', notFrom: 'button', cite: at.straddle },
    readings: [
      twoHandedBlinds(at.blinds),
      {
        name: 'liveBlinds',
        default: 'one-a-deal',
        others: ['one-each'],
        why: why('live-blinds'),
        cite: coming.inTheMiddle,
      },
      raiseCap(at.raises),
      raiseOverAllIn(at.fullBet),
      oddChips(at.split),
      potFeePlayers(at.fees),
      ...towersComingReadings(coming),
      ...towersIncidentReadings(wrong, variant),
      ...readings,
    ],
    incidents: towersIncidents({ ...wrong, straddle: at.straddle }, variant),
  }) satisfies Partial<PokerRules>
