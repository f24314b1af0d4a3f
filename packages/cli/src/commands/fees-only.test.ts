import { expect, test } from 'vitest'
import { bank } from './bank.ts'
import { fee } from './fee.ts'
import { frequencies } from './frequencies.ts'
import { games } from './games.ts'
import { odds } from './odds.ts'
import { rules } from './rules.ts'

const RAZZ = 'towers/razz'

test('a game of which only fees were filed is listed as that', async () => {
  const listed = (await games.answer(['--family', 'fees only'])) as readonly {
    id: string
    seats: number | null
  }[]
  expect(listed).toHaveLength(11)
  expect(listed.find(({ id }) => id === RAZZ)).toMatchObject({ seats: null })
})

test('it has its fees, and a sheet that says that there is nothing more', async () => {
  const due = await fee.answer([RAZZ, '--schedule', '1', '--players', '7', '--street', 'fourth'])
  expect(due).toMatchObject({ fees: [{ from: 'pot', cents: 700 }] })
  expect(await rules.answer([RAZZ])).toMatchObject({
    family: 'fees only',
    sections: [{ title: 'Fees only' }, { title: 'Collection: the room’s common document (rates)' }],
  })
})

test.each([
  ['odds', () => odds.answer([RAZZ])],
  ['bank', () => bank.answer([RAZZ, '--wager', '100000', '--bets', '6x base 2500'])],
  ['frequencies', () => frequencies.answer([RAZZ])],
  ['rules diff', () => rules.answer(['diff', RAZZ, 'comstock/razz'])],
  ['rules export', () => rules.answer(['export', RAZZ])],
])('%s says so instead of knowing nothing of it', async (_, ask) => {
  await expect(Promise.resolve().then(ask)).rejects.toThrow('only the fees were filed')
})
