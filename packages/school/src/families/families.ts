import {
  type FamilyName,
  type Game,
  isRefusal,
  type PlayerDealerRules,
  type Readings,
  type Rules,
  type RulesOf,
} from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import { ranked, rankingOf } from '@cardroom/engine/pai-gow'
import { rankTiles } from '@cardroom/engine/ranking'
import type { Rulebook } from '@cardroom/rulebook'
import { changeForCall, changeForFee } from '../finders/change.ts'
import { firstAction } from '../finders/first-action.ts'
import { firstToAct } from '../finders/first-to-act.ts'
import { meldPays } from '../finders/meld-pays.ts'
import { potShares } from '../finders/pot-shares.ts'
import { wagerPays } from '../finders/wager-pays.ts'
import type { Chance } from '../table/chance.ts'
import { houseOf } from '../table/house.ts'
import { SeededTable, type TableRequirements } from '../table/seeded-table.ts'
import { schoolPanSetup, schoolPokerSetup } from '../table/stacks.ts'
import { schoolBankedSetup } from '../table/wagers.ts'
import type { SchoolFamily } from './family.ts'

/** What every game against a player-dealer has. */
const playerDealerExercises: SchoolFamily<PlayerDealerRules> = {
  setup: schoolBankedSetup,
  first: firstAction,
  pays: wagerPays,
  change: { find: changeForFee, onlyWithFee: true },
  hands: {},
}

const poker: SchoolFamily<RulesOf<'poker'>> = {
  setup: (rules, house, { level }, chance) => schoolPokerSetup(rules, house, level, chance),
  first: firstToAct,
  pots: potShares,
  change: { find: changeForCall },
  hands: { fiveOf: ({ showdown }) => showdown },
}

const pan: SchoolFamily<RulesOf<'pan'>> = {
  setup: (rules, house, { level }, chance) => schoolPanSetup(rules, house, level, chance),
  pays: meldPays,
}

const paiGow: SchoolFamily<RulesOf<'pai-gow'>> = {
  ...playerDealerExercises,
  setting({ joker }, { wheel }) {
    const ranking = rankingOf(joker.is, wheel === 'second' ? 'second' : 'lowest')
    return (front, back) => {
      const { frontRank, backRank } = ranked({ front, back }, ranking)
      return `${frontRank} ${backRank}`
    }
  },
}

const tiles: SchoolFamily<RulesOf<'tiles'>> = {
  ...playerDealerExercises,
  setting(_, { geeJoon }: Readings) {
    const count = geeJoon === 'as-spotted' ? 'as-spotted' : 'three-or-six'
    const rank = ([a = 0, b = 0]: readonly Card[]): number => rankTiles(a, b, count)
    return (front, back) => `${rank(front)} ${rank(back)}`
  },
}

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
