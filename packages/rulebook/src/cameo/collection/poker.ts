import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { pair } from '../../collection/notation.ts'
import { everyHalfHour, potByPlayers } from '../../collection/options.ts'

const NO_FLOP = 1

type FiledLimits = Pick<FeeOption, 'limit' | 'betting'>

/** From the pot after the flop, by the number of players; without a flop $1 (001:1268, 1302). */
const fromThePot = (
  filed: FiledLimits,
  printed: readonly (readonly [string, string, string])[],
): FeeOption[] =>
  printed.map(([id, cite, players]) => ({ id, cite, ...filed, pot: potByPlayers('flop', players, NO_FLOP) }))

/** From each player at the end of every half hour, by the clock; the one in which a game starts is free. */
const byTime = (
  filed: FiledLimits,
  lines: string,
  printed: readonly (readonly [string, string, number])[],
): FeeOption[] =>
  printed.map(([id, cite, fee]) => ({
    id,
    cite,
    ...filed,
    player: everyHalfHour(fee, { taken: 'on-the-clock', from: 'seated', open: ['from'], cite: lines }),
  }))

const limits = (from: string, to: string): FiledLimits => ({
  limit: { kind: 'limits', from: pair(from), to: pair(to) },
  betting: ['limit'],
})

const buyIn = (min: number): FiledLimits => ({ limit: { kind: 'buy-in', min }, betting: ['no-limit'] })

export const pokerRates: FeeTable = {
  title: "Poker Collection Rates (GEGR-002109): Omaha (GEGR-002106), Texas Hold'em (GEGR-002107)",
  cite: '001:1264-1337',
  games: [
    { id: 'cameo/texas-holdem', play: 'flop', document: 'rates' },
    { id: 'cameo/omaha', play: 'flop', document: 'rates' },
  ],
  options: [
    ...fromThePot(limits('1-2', '50-100'), [
      ['1', '001:1277-1279', '7+ 3, 5-6 2, 2-4 1'],
      ['2', '001:1280-1282', '7+ 4, 5-6 3, 2-4 2'],
      ['3', '001:1283-1285', '7+ 5, 5-6 4, 2-4 3'],
      ['4', '001:1286-1288', '7+ 6, 5-6 5, 2-4 4'],
    ]),
    ...byTime(limits('75-150', '150-300'), '001:1290', [
      ['5', '001:1299', 5],
      ['6', '001:1300', 6],
    ]),
    ...fromThePot(buyIn(4000), [
      ['7', '001:1311-1313', '7+ 3, 5-6 2, 2-4 1'],
      ['8', '001:1314-1316', '7+ 4, 5-6 3, 2-4 2'],
      ['9', '001:1320-1322', '7+ 5, 5-6 4, 2-4 3'],
      ['10', '001:1323-1325', '7+ 6, 5-6 5, 2-4 4'],
    ]),
    ...byTime(buyIn(7500), '001:1327', [
      ['11', '001:1336', 5],
      ['12', '001:1337', 6],
    ]),
  ],
}
