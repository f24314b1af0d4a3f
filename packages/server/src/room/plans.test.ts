import { granted } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { openTable } from './house-dealer.ts'
import { Plans } from './plans.ts'
import { settingsFor } from './settings.ts'
import { TIMINGS } from './timings.ts'

const GAME = 'comstock/ez-baccarat-panda-8'

test('those who take no position and bet on nothing are asked again less and less often, until somebody comes', async () => {
  const rulebook = await openRulebook()
  const settings = granted(settingsFor(GAME, { schedule: 'own/1' }, rulebook, () => []))
  const table = granted(openTable(settings, rulebook, { events: [{ type: 'opened', settings }] }))
  const sit = (player: string) => granted(table.take({ do: 'sit', player, name: player }))
  for (const player of ['Ann', 'Bob']) sit(player)
  const keeper = {
    id: 'table',
    isOfTheHouse: false,
    timings: { ...TIMINGS, pause: 10 },
    now: Date.now,
    random: () => 0.5,
    newShoe: () => expect.unreachable(),
    here: () => true,
    isRun: () => false,
    reveal: () => 0,
    askedAt: () => undefined,
  }
  const going = { goesOn: true, isOpen: true, isCalm: false }
  const pauses: number[] = []
  // Making up comes to nothing: the table stays as it is.
  const plans = new Plans(keeper, task => {
    if (task.makesUp === undefined || !plans.takeUp(task)) return
    pauses.push(task.after)
    if (pauses.length === 4) sit('Cid')
    if (pauses.length < 7) plans.make(table, going)
  })
  plans.make(table, going)
  await expect.poll(() => pauses.length).toBe(7)
  plans.drop()
  expect(pauses).toEqual([0, 10, 20, 40, 0, 10, 20])
})
