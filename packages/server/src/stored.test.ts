import { verifyRecord } from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { SqliteStore } from './store/sqlite.ts'
import { Regular } from './testing/regular.ts'
import { enter, openRoom, tableOf, troublesTo } from './testing/room.ts'
import { type Expected, expectedViews, seen, storedFolder } from './testing/stored-folder.ts'

const PATIENT = { wagers: 600_000, bank: 600_000, decision: 600_000, absent: 600_000, pause: 1 }
const PAN = tableOf('players/pan')

const expected = expectedViews()

/**
 * What is compared: the order of what one may do does not matter, nobody had the floor then, words were added to a
 * shuffle without a seal, Pan has no button, and who banks next was not said.
 */
const compared = ({ table, view: { button, may, bank, ...view } }: Pick<Expected, 'table' | 'view'>) => ({
  ...view,
  ...(bank ? { bank: { ...bank, next: undefined } } : {}),
  ...(button === undefined || table === PAN ? {} : { button }),
  may: may.filter(one => one !== 'floor' && one !== 'add').toSorted(),
})

const storedRoom = (data = storedFolder(), problems: string[] = []) =>
  openRoom({ data, lobby: [], timings: PATIENT, log: troublesTo(line => problems.push(line)) })

test('a data folder from before events had versions is taken up as it was left', async () => {
  const problems: string[] = []
  const served = await storedRoom(storedFolder(), problems)
  expect([...served.room.unopened.values()]).toEqual([])
  for (const { table, token, player, view } of expected) {
    const client = await enter(served, { token })
    expect(client.name).toBe(player)
    await client.must({ type: 'watch', table })
    const now = seen(client.tables.get(table)!)
    expect({ table, ...compared({ table, view: now }) }).toEqual({ table, ...compared({ table, view }) })
  }
  expect(problems).toEqual([])
})

test.each(['Ann', 'Bob', 'Dan', 'Eve'])('the round in which %s sits goes on to its end', async name => {
  const data = storedFolder()
  const served = await storedRoom(data)
  const { table, token, view } = expected.find(({ player }) => player === name)!
  const client = await enter(served, { token })
  await client.must({ type: 'watch', table })
  const finished = client.next(message => (message.type === 'finished' ? message.round : undefined))
  const regular = new Regular(client, table)
  const { id } = await finished
  regular.stop()
  const kept = (await (await fetch(`http://127.0.0.1:${served.port}/api/rounds/${id}`)).json()) as RoundReply
  expect(verifyRecord(kept.record, await openRulebook(), english.say)).toBeUndefined()
  await served.close()

  // Old events and new ones stand in one chain, and make the same table once more.
  const store = new SqliteStore(data)
  expect((await store.history(table)).length).toBeGreaterThan(view.version)
  await store.close()
  const again = await storedRoom(data)
  expect([...again.room.unopened.keys()]).toEqual([])
})
