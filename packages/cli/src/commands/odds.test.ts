import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OddsAnswer } from '@cardroom/lab'
import { afterAll, expect, test } from 'vitest'
import { bankCommand } from './bank.ts'
import type { FeeOptionsAnswer } from './odds/fee-options.ts'
import { oddsCommand } from './odds.ts'

const EZ = 'comstock/ez-baccarat-panda-8'
const ask = (...args: string[]) => oddsCommand.answer(args) as Promise<OddsAnswer<string>>
const edges = ({ wagers }: OddsAnswer<string>) =>
  Object.fromEntries(wagers.map(one => [one.on, (one.edge * 100).toFixed(6)]))

test('answers for every wager, or for one', async () => {
  expect(Object.keys(edges(await ask(EZ)))).toEqual(['player', 'banker', 'tie', 'panda-8', 'dragon-7'])
  expect(edges(await ask(EZ, '--wager', 'dragon-7'))).toEqual({ 'dragon-7': '7.611334' })
})

test('changes the odds by a reading, the number of decks and the cards dealt', async () => {
  const pushes = await ask(EZ, '--wager', 'banker', '--reading', 'bankerThreeCardSeven=pushes')
  expect(edges(pushes)).toEqual({ banker: '1.018301' })
  expect(edges(await ask(EZ, '--decks', '3'))).not.toEqual(edges(await ask(EZ)))
  expect(edges(await ask(EZ, '--dealt', '7s 7h 7d'))).not.toEqual(edges(await ask(EZ)))
})

test.each([
  [[EZ, '--wager', 'lucky'], 'wager: "lucky" is none of player, banker, tie, panda-8, dragon-7'],
  [[EZ, '--decks', '9'], '--decks: from 3 to 8, not 9 (003:1054)'],
  [[EZ, '--dealt', 'Zz'], '--dealt: Zz is not a card'],
  [[EZ, '--decks', '3', '--dealt', '7s 7s 7s 7s'], 'dealt: the shoe has 3 of 7s'],
  [['stars/pai-gow-tiles', '--dealt', '6-6'], 'dealt: every round starts from a full deck'],
  [[EZ, '--strategy', 'house-way'], `${EZ} has no house way`],
  [[EZ, '--strategy', 'wild'], '--strategy: best or house-way, not wild'],
  [[EZ, '--compare', 'luck'], '--compare: '],
  [[EZ, '--simulate', '0'], '--simulate: "0" is not a whole number from 1 on'],
  [[EZ, '--fees'], '--action: what is the total table action?'],
  [['outlaws/omaha'], 'outlaws/omaha is played for a pot: no wager there has an edge'],
  [[], 'one game is needed'],
])('%j is refused in one line', async (args, message) => {
  await expect(ask(...args)).rejects.toThrow(message)
})

test('compares a reading value by value', async () => {
  const compared = await oddsCommand.answer([EZ, '--wager', 'banker', '--compare', 'bankerThreeCardSeven'])
  expect(compared).toMatchObject({
    compared: 'bankerThreeCardSeven',
    values: [{ value: 'pays' }, { value: 'pushes' }],
  })
  expect(oddsCommand.print(compared)).toContain('2.2534 %')
})

test('computes the changes of a regime beside the game as filed', async () => {
  const game = 'comstock/no-bust-blackjack'
  const compared = await oddsCommand.answer([
    game,
    '--decks',
    '1',
    '--wager',
    'base',
    '--compare',
    'ccr-2073',
  ])
  const { values } = compared as { values: readonly { value: string; wagers: readonly { edge: number }[] }[] }
  const [filed, under] = values.map(({ wagers }) => wagers[0]!.edge)
  expect(values.map(({ value }) => value)).toEqual(['as-filed', 'ccr-2073'])
  // Two million rounds of the changed game, played out: -39.12 %, with an error of 0.09.
  expect(under).toBeCloseTo(-0.3905, 3)
  expect(filed).toBeGreaterThan(0)
  expect(oddsCommand.print(compared)).toContain(`${(100 * under!).toFixed(4)} %`)
  await expect(ask(EZ, '--compare', 'ccr-2073')).rejects.toThrow('changes nothing')
})

const folder = mkdtempSync(join(tmpdir(), 'odds-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('gives the error of a simulation, and resumes from its state', async () => {
  const state = join(folder, 'state.json')
  const whole = await ask(EZ, '--simulate', '400000', '--seed', 'a', '--workers', '1')
  expect(whole).toMatchObject({ method: 'simulated', rounds: 400_000 })
  expect(whole.wagers[0]!.stderr).toBeGreaterThan(0)
  await ask(EZ, '--simulate', '200000', '--seed', 'a', '--workers', '1', '--state', state)
  expect(JSON.parse(readFileSync(state, 'utf8'))).toMatchObject({ rounds: 200_000 })
  expect(await ask(EZ, '--simulate', '400000', '--seed', 'a', '--workers', '1', '--state', state)).toEqual(
    whole,
  )
  await expect(ask(EZ, '--simulate', '400000', '--seed', 'b', '--state', state)).rejects.toThrow('--state: ')
})

test('lists the options of a game, the cheapest for the player-dealer first', async () => {
  const answer = (await oddsCommand.answer([
    EZ,
    '--fees',
    '--action',
    '15000',
    '--players',
    '6',
  ])) as FeeOptionsAnswer
  expect(answer).toMatchObject({ action: 15_000, bet: 2500, for: 'bank' })
  expect(answer.options[0]).toMatchObject({ schedule: 'own/1', bank: 100 })
  expect(oddsCommand.print(answer)).toContain('own/1')
})

test('answers for a table from the player-dealer’s side', async () => {
  const args = [EZ, '--wager', '20000', '--bets', '2x player 1000', '--simulate', '500', '--workers', '1']
  const answer = await bankCommand.answer([...args, '--schedule', 'own/1'])
  expect(answer).toMatchObject({ action: 2000, wager: 20_000, fees: { bank: 100 }, exhausted: 0 })
  expect(bankCommand.print(answer)).toContain('collection from the player-dealer')
  await expect(bankCommand.answer([EZ, '--wager', '100'])).rejects.toThrow('--bets: which bets')
  await expect(bankCommand.answer([EZ, '--wager', '100', '--bets', '[1]'])).rejects.toThrow(
    '--bets: not a list',
  )
})
