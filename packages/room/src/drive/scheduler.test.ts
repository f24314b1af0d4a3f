import { unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { settingsFor } from '../handlers/table-settings.ts'
import { Scheduler } from './scheduler.ts'
import { openTable } from './table-dealer.ts'
import { DEFAULT_TIMINGS } from './timings.ts'

const GAME = 'comstock/ez-baccarat-panda-8'

test('players who take no position and bet nothing are asked less and less often, until somebody comes', async () => {
  const rulebook = await openRulebook()
  const settings = unwrap(settingsFor(GAME, { schedule: 'own/1' }, rulebook, () => []))
  const table = unwrap(openTable(settings, rulebook, { events: [{ type: 'opened', settings }] }))
  const sit = (player: string) => unwrap(table.take({ do: 'sit', player, name: player }))
  for (const player of ['Ann', 'Bob']) sit(player)
  const services = {
    id: 'table',
    isOfTheHouse: false,
    timings: { ...DEFAULT_TIMINGS, pause: 10 },
    now: Date.now,
    random: () => 0.5,
    newShoe: () => expect.unreachable(),
    here: () => true,
    isRun: () => false,
    reveal: () => 0,
    askedAt: () => undefined,
  }
  const going = { goesOn: true, isOpen: true, onlyMoves: false }
  const pauses: number[] = []
  // Making up comes to nothing: the table stays as it is.
  const plans = new Scheduler(services, task => {
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
