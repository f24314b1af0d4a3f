import type { FamilyName, Game, Rules, RulesOf } from '@cardroom/engine'
import { isRefusal } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import type { Chance } from '../table/chance.ts'
import { houseOf } from '../table/house.ts'
import { SeededTable, type TableRequirements } from '../table/seeded-table.ts'
import { playerDealerExercises } from './banked.ts'
import type { SchoolFamily } from './family.ts'
import { pan, poker } from './pot-games.ts'
import { paiGow, tiles } from './set-hands.ts'

/** Some random tables exceed an option's limits: then others are tried. */
const MAX_TRIES = 60
/** Every family at the school, by name. */
const SCHOOL_FAMILIES: { readonly [N in FamilyName]: SchoolFamily<RulesOf<N>> } = {
  baccarat: { ...playerDealerExercises, draws: { cards: 2 } },
  blackjack: { ...playerDealerExercises, draws: {} },
  'let-it-ride': playerDealerExercises,
  'pai-gow': paiGow,
  pan,
  'pan-9': { ...playerDealerExercises, draws: { houseWay: true } },
  poker,
  'three-card': playerDealerExercises,
  tiles,
  ultimate: {
    ...playerDealerExercises,
    hands: { fiveOf: () => ({ plays: 'any', halves: [{ for: 'high', ranking: 'high' }] }) },
  },
}

export const schoolFamilyOf = <N extends FamilyName>(rules: RulesOf<N>): SchoolFamily<RulesOf<N>> =>
  SCHOOL_FAMILIES[rules.family]

/** A random table of a game; undefined where none can be laid. */
export function layTable(
  game: Game<Rules>,
  book: Rulebook,
  laid: TableRequirements,
  chance: Chance,
): SeededTable | undefined {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const house = houseOf(game.rules, book, chance, laid.fees)
    const setup = house && schoolFamilyOf(game.rules).setup(game.rules, house, laid, chance)
    if (!house || !setup || isRefusal(setup)) continue
    const round = game.start(setup, house.posted)
    if (!isRefusal(round)) return new SeededTable(game, house, setup, round, chance)
  }
  return undefined
}
