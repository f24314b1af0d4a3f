import type { OwnRoundsReply, RoundReply } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { Regular } from '../../testing/regular.ts'
import { enter, openRoom, THREE_CARD, tableOf, takeSeat } from '../../testing/room.ts'

test('lists a person’s own rounds with records and accounts, page by page, and nobody else’s', async () => {
  const served = await openRoom({ lobby: [THREE_CARD] })
  const url = `http://127.0.0.1:${served.port}/api`
  const own = async (as: Client | undefined, query = '') => {
    const headers = as ? { authorization: `Bearer ${as.token}` } : {}
    const reply = await fetch(`${url}/me/rounds${query}`, { headers })
    return { status: reply.status, said: (await reply.json()) as OwnRoundsReply }
  }
  const table = tableOf(THREE_CARD)
  const ann = await takeSeat(served, table, 'Ann')
  const bob = await enter(served, { name: 'Bob' })
  const { seat } = ann.tables.get(table)!.you
  const regular = new Regular(ann, table)
  let played = 0
  await ann.next(message => (message.type === 'finished' && ++played === 3 ? true : undefined))
  regular.stop()

  const { said } = await own(ann, '?limit=2')
  expect(said.rounds).toHaveLength(2)
  const older = await own(ann, `?limit=2&before=${said.older}`)
  expect(older.said.owner).toBe(said.owner)
  expect(older.said.rounds.length).toBeGreaterThan(0)
  for (const { id, accounts, net, record } of [...said.rounds, ...older.said.rounds]) {
    expect(accounts).toEqual([String(seat)])
    const kept = (await (await fetch(`${url}/rounds/${id}`)).json()) as RoundReply
    expect(record).toEqual(kept.record)
    expect(net).toBe((kept.record.result as { net: Record<string, number> }).net[seat!])
  }
  expect((await own(bob)).said.rounds).toEqual([])
  expect((await own(undefined)).said).toEqual({ owner: '', rounds: [] })
  expect((await own(ann, '?limit=0')).status).toBe(400)
})
