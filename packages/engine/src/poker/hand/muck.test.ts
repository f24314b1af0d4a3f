import { expect, test } from 'vitest'
import { Chips } from '../../money/chips.ts'
import { Felt } from '../../round/felt.ts'
import type { PokerRules } from '../rules/rules.ts'
import type { PokerSetup } from '../rules/setup.ts'
import { pokerTermsOf } from '../rules/terms.ts'
import { Muck } from './muck.ts'
import { Players } from './players.ts'

const setup: PokerSetup = {
  stakes: { limit: 'none' },
  button: 3,
  seats: [1, 2, 3].map(seat => ({ seat, stack: 1000 })),
}
const rules: PokerRules = {
  id: 'test/draw',
  name: 'Draw',
  family: 'poker',
  source: [],
  seats: { places: 6, cite: 'practice' },
  deck: { cite: 'practice' },
  opening: { by: 'blinds', cite: 'practice' },
  streets: [],
  betting: { checkRaise: { allowed: true, cite: 'practice' } },
  showdown: {
    plays: 'any',
    halves: [{ for: 'low', ranking: 'low-a5' }],
    oddChip: { between: 'position', cite: 'practice' },
    cite: 'practice',
  },
  readings: [],
  incidents: [],
}

test('gives back the discards of some players or of all, folded hands, and burns', () => {
  const felt = new Felt()
  const players = new Players(pokerTermsOf(rules, setup, {}), new Chips())
  const muck = new Muck(felt, players)
  const [one, two, three] = players.all
  if (!one || !two || !three) throw new Error('three are dealt in')
  felt.lay('1', 10, 1)
  felt.lay('1', 11, 1)
  felt.lay('2', 20, 2)
  felt.lay('3', 30, 3)
  muck.discard(one, [11])
  muck.discard(two, [20])
  muck.burn(50)
  three.out = 'folded'
  expect(felt.cards('1')).toEqual([10])
  expect(muck.takeDiscards(by => by === one)).toEqual([30, 11])
  expect(muck.takeDiscards(() => true)).toEqual([20])
  expect([muck.burns, muck.takeBurns(), muck.burns]).toEqual([1, [50], 0])
})
