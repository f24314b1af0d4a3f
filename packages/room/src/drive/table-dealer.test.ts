import {
  commitmentOf,
  deckSize,
  gameAtTable,
  isRefusal,
  isUsedUp,
  seedOf,
  Table,
  type TableCommand,
  type TableSettings,
  unwrap,
} from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { expect, onTestFinished, test } from 'vitest'
import { MemoryStore } from '../memory/memory-store.ts'
import { TableDealer, type TableOutcome } from './table-dealer.ts'

const library = await openRulebook()
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'Flo']

/** A full table at which everybody has two hands, dealt by the house from shoes until one of them has no card left. */
async function untilTheShoeIsOut(shoeRunsOut: string): Promise<{ made: TableOutcome; table: Table }> {
  const settings: TableSettings = {
    game: 'players/21st-century-blackjack-switch',
    title: 'Switch',
    readings: { cutCard: 'half-deck-behind', shoeRunsOut },
    setup: {},
    buyIn: { min: 100, max: 100_000_000, usual: 1_000_000 },
  }
  const table = unwrap(Table.open(settings, unwrap(gameAtTable(settings, library))))
  const store = await MemoryStore.open()
  onTestFinished(() => store.close())
  const context = { store, library, log: () => {}, now: () => 0 }
  const dealer = new TableDealer('t', table, context, () => {})
  for (const name of NAMES) unwrap(table.take({ do: 'sit', player: name, name }))
  for (let n = 1; ; n++) {
    if (n > 60) throw new Error('no shoe ran out')
    const secret = `secret ${n}`
    const shoe = { id: `t.shoe-${n}`, how: 3, commitment: commitmentOf(secret), secret } as const
    const made: TableOutcome = { events: [], rounds: [], shoes: [] }
    const take = (command: TableCommand) => {
      const refusal = dealer.take([command], made)
      if (isRefusal(refusal)) throw new Error(refusal.code)
    }
    take({ do: 'next', shoe })
    for (let bank = table.part.face().bank; bank?.offeredTo !== undefined; bank = table.part.face().bank) {
      const { player } = table.state.seats[bank.offeredTo]!
      take({ do: 'own', player, own: { do: 'bank', wager: 100_000 } })
    }
    for (const { seat } of table.part.due().asked) {
      const who = table.state.seats[seat]!
      take({ do: 'own', player: who.player, own: table.part.answer(who, () => 0) })
    }
    take({ do: 'deal', id: `t.${n}`, seed: seedOf(table.state.shoe!.shuffle), now: 0 })
    while (table.round) {
      const { awaiting } = table.round
      if (awaiting.kind === 'settlement') {
        take({ do: 'input', input: { kind: 'settle' } })
        break
      }
      if (awaiting.kind !== 'decision') break
      const ask = awaiting.asked[0]!
      const { kind: _, by: __, ...move } = table.game.advise(table.round.view(ask.seat), ask)
      take({ do: 'move', player: table.state.seats[ask.seat]!.player, move })
    }
    const dealt = table.state.shoe!.place
    if (dealt > deckSize(table.part.deck!) || made.events.some(({ type }) => type === 'voided'))
      return { made, table }
  }
}

test('a shoe that runs out in a round is filled from earlier rounds’ cards, and the round goes on', async () => {
  const { made, table } = await untilTheShoeIsOut('reshuffled')
  expect(made.events.at(-1)?.type).toBe('finished')
  expect(made.rounds[0]?.record).toHaveProperty('result')
  expect(isUsedUp(table.state.shoe!)).toBe(true)
})

test('a shoe that runs out in a round calls it off under the other reading, and nothing is settled', async () => {
  const { made, table } = await untilTheShoeIsOut('called-off')
  expect(made.events.at(-1)?.type).toBe('voided')
  expect(made.events.some(({ type }) => type === 'finished')).toBe(false)
  expect(table.state.shoe!.place).toBe(deckSize(table.part.deck!))
  expect(isUsedUp(table.state.shoe!)).toBe(true)
  const { record } = made.rounds[0]!
  expect(record).toMatchObject({ voided: true })
  expect(record).not.toHaveProperty('result')
})
