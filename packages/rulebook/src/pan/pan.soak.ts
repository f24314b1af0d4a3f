import type { PanRules } from '@cardroom/engine/pan'
import { test } from 'vitest'
import { games } from '../filed/games.ts'
import { playPanByChance } from '../testing/random-pan.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 50_000)
/** Beyond the rounds of the ordinary tests. */
const FIRST_ROUND = 1_000_000

const pans = games.filter((rules): rules is PanRules => rules.family === 'pan')

test.each(pans)(
  '$id: any play under any readings and rulings ends, every chip and card accounted for',
  rules => {
    for (let n = FIRST_ROUND; n < FIRST_ROUND + ROUNDS; n++) {
      try {
        playPanByChance(rules, n, n % 4 === 0)
      } catch (error) {
        throw new Error(`hand ${n} of ${rules.id}`, { cause: error })
      }
    }
  },
)
