import type { Readings, RulesOf } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import { ranked, rankingOf } from '@cardroom/engine/pai-gow'
import { rankTiles } from '@cardroom/engine/ranking'
import { playerDealerExercises } from './banked.ts'
import type { SchoolFamily } from './family.ts'

export const paiGow: SchoolFamily<RulesOf<'pai-gow'>> = {
  ...playerDealerExercises,
  setting({ joker }, { wheel }) {
    const ranking = rankingOf(joker.is, wheel === 'second' ? 'second' : 'lowest')
    return (front, back) => {
      const { frontRank, backRank } = ranked({ front, back }, ranking)
      return `${frontRank} ${backRank}`
    }
  },
}

export const tiles: SchoolFamily<RulesOf<'tiles'>> = {
  ...playerDealerExercises,
  setting(_, { geeJoon }: Readings) {
    const count = geeJoon === 'as-spotted' ? 'as-spotted' : 'three-or-six'
    const rank = ([a = 0, b = 0]: readonly Card[]): number => rankTiles(a, b, count)
    return (front, back) => `${rank(front)} ${rank(back)}`
  },
}
