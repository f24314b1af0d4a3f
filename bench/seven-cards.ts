import { countSevens, countSevensPlain } from '@cardroom/lab/count-sevens'
import { measure, type Work } from './measure.ts'
import type { Finding } from './table.ts'

const SEVEN_CARD_HANDS = 133_784_560

/** Every hand of seven cards evaluated and counted, one after the other, on one core. */
export async function sevenCards(): Promise<Finding[]> {
  const counted =
    (count: () => number[]): Work =>
    times => {
      let pairs = 0
      for (let i = 0; i < times; i++) pairs += count()[1]!
      return pairs
    }
  const rates = await measure({
    'cardroom, WebAssembly': counted(countSevens),
    'the same in TypeScript': counted(countSevensPlain),
  })
  const [fast, plain] = rates.map(rate => ({ ...rate, perSecond: rate.perSecond * SEVEN_CARD_HANDS }))
  return [{ what: 'all 133,784,560 hands of 7 cards counted', unit: 'hands', ours: fast!, peers: [plain!] }]
}
