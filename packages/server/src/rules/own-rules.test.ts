import type { OwnDraftReply, RulesCheckedReply } from '@cardroom/protocol'
import { type OwnGameDraft, putAt } from '@cardroom/rulebook/own'
import { expect, test } from 'vitest'
import { enterAs, request } from '../testing/house.ts'
import { enter, openRoom } from '../testing/room.ts'

test('an operator takes a filed game, changes it and has it looked over; nobody else does', async () => {
  const served = await openRoom({ lobby: [] })
  const op = await enterAs(served, 'Op', 'operator')
  const ann = await enter(served, { name: 'Ann' })
  const ask = (route: string, body?: unknown, { token } = op) => request(served, route, { token, body })
  const begun = await ask('GET /api/house/rules/cameo/ez-baccarat')
  const draft = begun.said as OwnDraftReply
  expect(draft).toMatchObject({ rules: { id: 'cameo/ez-baccarat' } })
  const check = async (game: unknown) =>
    (await ask('POST /api/house/rules/check', { game, from: 'cameo/ez-baccarat' }))
      .said as unknown as RulesCheckedReply
  const wrong = await check(putAt(draft, 'rules.decks.to', 'many') as OwnGameDraft)
  expect(wrong).toMatchObject({ mistakes: [{ code: 'expected', at: ['rules', 'decks', 'to'] }] })
  expect(wrong.game).toBeUndefined()
  const right = await check(putAt(draft, 'rules.id', 'corner/baccarat') as OwnGameDraft)
  expect(right).toMatchObject({
    mistakes: [],
    rounds: { played: 30 },
    game: { rules: { id: 'corner/baccarat' } },
    from: { rules: { id: 'cameo/ez-baccarat' } },
  })
  expect(await check('golf')).toMatchObject({ mistakes: [{ code: 'own-no-such-family' }] })
  expect((await ask('GET /api/house/rules/cameo/golf')).status).toBe(404)
  expect((await ask('POST /api/house/rules/check', { games: [] })).status).toBe(400)
  expect((await ask('GET /api/house/rules/cameo/ez-baccarat', undefined, ann)).status).toBe(403)
  expect((await ask('POST /api/house/rules/check', { game: draft }, ann)).status).toBe(403)
})
