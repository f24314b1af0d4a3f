import type { TableView } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { enterAs, idOf, request } from '../../testing/house.ts'
import { BACCARAT, enter, HOLDEM, openRoom } from '../../testing/room.ts'

const providers = ({ seats }: TableView) =>
  seats.flatMap(({ player }) => (player?.provider ? player.name : []))

test('a person named by the operator sits as a third-party provider where the regime knows one, and nowhere else', async () => {
  const served = await openRoom({ lobby: [] })
  const owner = await enterAs(served, 'Olga', 'operator')
  const [ann, bob] = [await enter(served, { name: 'Ann' }), await enter(served, { name: 'Bob' })]
  const name = async (person: typeof ann, by = owner) =>
    (
      await request(served, 'POST /api/house/parts/grant', {
        token: by.token,
        body: { person: await idOf(served, person), part: 'provider' },
      })
    ).status
  expect(await name(ann, bob)).toBe(403)
  expect(await name(ann)).toBe(200)
  expect(await name(bob)).toBe(200)
  const open = async (game: string, options: object) => {
    const opened = await owner.must({ type: 'open', game, options: { bots: 0, ...options } })
    return opened.type === 'ok' ? opened.table! : ''
  }
  const sit = async (table: string) => {
    for (const one of [ann, bob]) await one.must({ type: 'watch', table })
    await ann.must({ type: 'sit', table })
    return providers(await ann.until(table, ({ you }) => you.seat !== undefined))
  }
  expect(await sit(await open(BACCARAT, {}))).toEqual([])
  expect(await sit(await open(HOLDEM, {}))).toEqual([])
  const table = await open(BACCARAT, { regime: 'ccr-2073' })
  expect(await sit(table)).toEqual(['Ann'])
  // One a table.
  expect(await bob.ask({ type: 'sit', table })).toMatchObject({ why: { code: 'providers-at-most' } })
})
