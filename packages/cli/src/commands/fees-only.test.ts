import { expect, test } from 'vitest'
import { bankCommand } from './bank.ts'
import { feeCommand } from './fee.ts'
import { frequenciesCommand } from './frequencies.ts'
import { gamesCommand } from './games.ts'
import { oddsCommand } from './odds.ts'
import { rulesCommand } from './rules.ts'

const RAZZ = 'towers/razz'

test('lists a game with fees only as such', async () => {
  const listed = (await gamesCommand.answer(['--family', 'fees only'])) as readonly {
    id: string
    seats: number | null
  }[]
  expect(listed).toHaveLength(11)
  expect(listed.find(({ id }) => id === RAZZ)).toMatchObject({ seats: null })
})

test('shows its fees and a sheet without rules', async () => {
  const due = await feeCommand.answer([RAZZ, '--schedule', '1', '--players', '7', '--street', 'fourth'])
  expect(due).toMatchObject({ fees: [{ from: 'pot', cents: 700 }] })
  expect(await rulesCommand.answer([RAZZ])).toMatchObject({
    family: 'fees only',
    sections: [{ title: 'Fees only' }, { title: 'Collection: the room’s common document (rates)' }],
  })
})

test.each([
  ['odds', () => oddsCommand.answer([RAZZ])],
  ['bank', () => bankCommand.answer([RAZZ, '--wager', '100000', '--bets', '6x base 2500'])],
  ['frequencies', () => frequenciesCommand.answer([RAZZ])],
  ['rules diff', () => rulesCommand.answer(['diff', RAZZ, 'comstock/razz'])],
  ['rules export', () => rulesCommand.answer(['export', RAZZ])],
])('%s says so instead of knowing nothing of it', async (_, ask) => {
  await expect(Promise.resolve().then(ask)).rejects.toThrow('only the fees were filed')
})
