import { bankedReadings, otherCircles } from '@cardroom/engine/banked'
import type { BlackjackRules } from '@cardroom/engine/blackjack'
import { describe, expect, test } from 'vitest'
import { games } from '../filed/games.ts'
import { tableOf } from '../testing/table.ts'

const blackjack = games.filter((rules): rules is BlackjackRules => rules.family === 'blackjack')
const ofTheFrame = [
  'earlySettlement',
  'settlementSweep',
  'supply',
  'cutCard',
  'shoeRunsOut',
  ...[...bankedReadings('practice'), otherCircles].map(({ name }) => name),
]

test('seven games are filed', () => {
  expect(blackjack.map(rules => rules.id)).toHaveLength(7)
})

describe.each(blackjack.map(rules => [rules.id, rules] as const))('%s', (id, rules) => {
  const own = rules.readings.filter(({ name }) => !ofTheFrame.includes(name))

  test('every reading other than the default changes something', () => {
    const inRows = (name: string) => rules.verdicts.some(({ reading }) => reading?.name === name)
    const without = own.flatMap(({ name, others }) =>
      others.filter(other => !rules.otherwise[name]?.[other] && !inRows(name)),
    )
    expect(without).toEqual([])
  })

  test('only listed readings change anything', () => {
    const listed = ({ name, is }: { name: string; is: string }) =>
      own.some(one => one.name === name && [one.default, ...one.others].includes(is))
    const named = [
      ...rules.verdicts.flatMap(({ reading }) => reading ?? []),
      ...Object.entries(rules.otherwise).flatMap(([name, values]) =>
        Object.keys(values).map(is => ({ name, is })),
      ),
    ]
    expect(named.filter(one => !listed(one))).toEqual([])
  })

  test('settles every wager in its order', () => {
    expect([...rules.settle.wagers].sort()).toEqual(rules.wagers.map(({ on }) => on).sort())
    const bonus = rules.wagers.filter(({ kind }) => kind === 'bonus').map(({ on }) => on)
    expect(Object.keys(rules.bonus)).toEqual(bonus)
  })

  test('plays with each of its readings', async () => {
    const table = await tableOf(id)
    const round = {
      bank: { seat: 6, wager: 100000 },
      wagers: Array.from({ length: rules.deal.hands }, (_, i) => ({
        seat: 2,
        on: 'base',
        ...(rules.deal.hands > 1 ? { hand: i + 1 } : {}),
        amount: 1000,
      })),
      cards: { 2: rules.deal.hands > 1 ? '9s 9d 9h 9c' : '9s 9d', bank: '9h 8c' },
      moves: rules.deal.hands > 1 ? ['2.1 stand', '2.2 stand'] : ['2 stand'],
    }
    for (const { name, others } of rules.readings) {
      for (const other of others) {
        const { net } = table.play({ ...round, readings: { [name]: other } })
        expect(net[2]).toBe(1000 * rules.deal.hands)
      }
    }
  })
})
