import { verifyRecord } from '@cardroom/engine'
import type { GameReply, GamesReply, RoundReply } from '@cardroom/protocol'
import { games, openRulebook } from '@cardroom/rulebook'
import { type OwnGame, ownGame } from '@cardroom/rulebook/own'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { BACCARAT, openRoom, tableOf, takeSeat } from '../../testing/room.ts'

const filed = ownGame(games.find(({ id }) => id === BACCARAT)!)
const own: OwnGame = {
  rules: { ...filed.rules, id: 'corner/baccarat', name: 'Corner Baccarat' },
  collection: filed.collection.slice(0, 1),
}

test('a game of the room’s own has a table, a sheet and rounds that verify', async () => {
  const rulebook = await openRulebook([own])
  const served = await openRoom({ rulebook, lobby: ['corner/baccarat'] })
  const url = `http://127.0.0.1:${served.port}/api`
  const listed = (await (await fetch(`${url}/games`)).json()) as GamesReply
  expect(listed).toContainEqual(expect.objectContaining({ id: 'corner/baccarat', name: 'Corner Baccarat' }))
  const sheet = (await (await fetch(`${url}/games/corner/baccarat`)).json()) as GameReply
  expect(sheet.schedules.map(({ name }) => name)).toEqual(['own/1', 'own/2', 'own/3'])

  expect(await (await fetch(`${url}/own`)).json()).toEqual(JSON.parse(JSON.stringify([own])))

  const table = tableOf('corner/baccarat')
  const ann = await takeSeat(served, table, 'Ann', 1)
  const start = await ann.until(table, view => view.phase === 'bank' || view.phase === 'wagers')
  if (start.bank?.offeredTo === 1) await ann.must({ type: 'bank', table, wager: 0 })
  await ann.until(table, view => view.you.may.some(may => may.do === 'wager'))
  await ann.must({ type: 'wager', table, wagers: [{ on: 'banker', amount: 1000 }] })
  const finished = ann.next(message => (message.type === 'finished' ? message.round : undefined))
  await ann.must({ type: 'deal', table })
  const { record } = (await (await fetch(`${url}/rounds/${(await finished).id}`)).json()) as RoundReply
  expect(record.game).toBe('corner/baccarat')
  expect(verifyRecord(record, rulebook, english.say)).toBeUndefined()
})
