import type { GameReply, RegimesReply, TableView } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { BACCARAT, enter, openRoom } from '../../testing/room.ts'

const MINUTE = 60_000

const may = (view: TableView, what: string) => view.you.may.find(one => one.do === what)

test('shows the forty minutes of the 2026 regulation, and ends the game when too few others had the position', async () => {
  let now = Date.UTC(2026, 3, 2, 20)
  const served = await openRoom({ lobby: [], now: () => now, timings: { pause: 20, wagers: 50, bank: 50 } })
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({
    type: 'open',
    game: BACCARAT,
    options: { regime: 'ccr-2073', provider: true, bots: 2 },
  })
  const table = opened.type === 'ok' ? opened.table! : ''
  await ann.must({ type: 'watch', table })
  await ann.must({ type: 'sit', table, stack: 50_000 })
  const seated = await ann.until(table, ({ you }) => you.seat !== undefined)
  expect(seated).toMatchObject({ regime: { name: '11 CCR §§ 2073–2077', notice: true } })
  expect(seated.seats.filter(({ player }) => player?.provider)).toHaveLength(1)
  // Ann declines and bets until the first hand is dealt: no more than one other has had the position then.
  const dealt = await ann.until(table, shown => {
    if (may(shown, 'bank')) void ann.ask({ type: 'bank', table, wager: 0 })
    const { on, min } = shown.sign.spots[0]!
    if (may(shown, 'wager') && shown.wagers.every(({ seat }) => seat !== shown.you.seat))
      void ann.ask({ type: 'wager', table, wagers: [{ on, amount: min }] })
    return shown.rotation !== undefined
  })
  expect(dealt.rotation).toMatchObject({ needed: 2, by: now + 40 * MINUTE })
  now += 40 * MINUTE
  const over = await ann.until(table, ({ rotation }) => rotation?.isOver === true)
  expect(over).toMatchObject({ phase: 'waiting', rotation: { by: now, isOver: true } })
  const reply = await fetch(`http://127.0.0.1:${served.port}/api/games/${BACCARAT}?table=${table}`)
  const { sheet } = (await reply.json()) as GameReply
  expect(sheet[0]).toMatchObject({ title: { say: 'regime-title' }, table: { rows: { length: 7 } } })
})

test('refuses an unknown regime and a forbidden game with a reason, and opens nothing', async () => {
  const served = await openRoom({ lobby: [] })
  const ann = await enter(served, { name: 'Ann' })
  const open = (game: string, regime: string) => ann.ask({ type: 'open', game, options: { regime } })
  expect(await open(BACCARAT, 'prohibition')).toMatchObject({ why: { code: 'no-such-regime' } })
  expect(await open('comstock/no-bust-blackjack', 'ccr-2073')).toMatchObject({
    why: { code: 'regime-forbids' },
  })
  const at = `http://127.0.0.1:${served.port}`
  expect(await (await fetch(`${at}/api/tables`)).json()).toEqual([])
  const regimes = (await (await fetch(`${at}/api/regimes`)).json()) as RegimesReply
  expect(regimes.map(({ id }) => id)).toEqual(['as-filed', 'penal-code-330-11', 'ccr-2073'])
})
