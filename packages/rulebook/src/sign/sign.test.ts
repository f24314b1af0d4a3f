import { gameAtTable, gameOf, isRefusal, unwrap, writeRefusal } from '@cardroom/engine'
import { FEE_DOCUMENTS, schedulesOf } from '@cardroom/engine/collection'
import { describe, expect, test } from 'vitest'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import { games } from '../filed/games.ts'
import { openRulebook } from '../library.ts'
import { type DisplayedItem, dutiesOf } from './duties.ts'
import { signAt, signOf, type TableSign } from './sign.ts'

const library = await openRulebook()

const optionsOf = (id: string) => {
  const filed = schedulesOf(FEE_TABLES, id)
  return FEE_DOCUMENTS.flatMap(document => filed[document] ?? [])
}

/** Whether a sign shows what a filing wants to see there. */
const shows: Readonly<Record<DisplayedItem, (sign: TableSign) => boolean>> = {
  name: ({ name }) => name !== '',
  limits: ({ wager, limits }) => (wager ? wager.min <= (wager.max ?? Infinity) : limits !== undefined),
  fees: ({ fees }) => fees.length > 0 && fees.every(({ takes }) => takes.length > 0),
  'bonus-limits': ({ bonus }) =>
    bonus.length > 0 && bonus.every(({ min, max }) => max !== undefined && min <= max),
}

describe.each(games.map(rules => [rules.id, gameOf(rules)] as const))('%s', (id, game) => {
  test('every option has a sign with the limits and fees that the filing asks for', () => {
    for (const schedule of optionsOf(id)) {
      const sign = signOf(game, schedule, library)
      if (isRefusal(sign)) throw new Error(`${schedule.option.id}: ${writeRefusal(sign)}`)
      for (const { displayed, cite } of dutiesOf(id, game.kind)) {
        for (const what of displayed) {
          // What is not printed is left to the house, which writes it in.
          const isOpen = what === 'limits' && !schedule.option.limit && !schedule.option.betting
          expect([cite, what, shows[what](sign)]).toEqual([cite, what, !isOpen])
        }
      }
      if (game.kind !== 'banked') continue
      const payers = sign.fees.flatMap(({ takes }) => takes.map(({ from }) => from))
      expect(payers).toEqual(['player', 'bank'])
    }
  })
})

test('fees stand in dollars beside what they are for (000:159-161)', () => {
  const id = 'outlaws/pure-21-5-blackjack'
  const sign = unwrap(signOf(unwrap(library.game(id)), optionsOf(id)[0]!, library))
  expect(sign).toMatchObject({
    name: 'Pure 21.5 Blackjack',
    wager: { min: 500, max: 5000 },
    duties: [{ cite: '000:45' }, { cite: '000:103' }, { cite: '000:1106-1107' }],
  })
  const action = (from: number, to: number | undefined, cents: number) => ({
    by: { what: 'action', span: { say: 'money-span', values: { from, to } } },
    cents,
  })
  expect(sign.fees[0]?.takes).toEqual([
    { from: 'player', per: 'spot', rows: [{ cents: 50 }] },
    {
      from: 'bank',
      per: 'hand',
      rows: [action(500, 5000, 50), action(5100, 20_000, 100), action(20_100, undefined, 200)],
    },
  ])
})

test('a fee is posted as the house reads it (003:608)', () => {
  const posted = (readings: Record<string, string>) => {
    const settings = {
      game: 'comstock/double-hand-poker',
      title: 'Double Hand',
      schedule: 'rates/2',
      limits: { min: 10_100, max: 20_000 },
      setup: {},
      buyIn: { min: 10_000, max: 100_000, usual: 50_000 },
      readings,
    }
    const at = unwrap(gameAtTable(settings, library))
    const sign = signAt(at, unwrap(at.part({ phase: 'idle', seats: {} })))
    return sign.fees[0]?.takes.find(({ from }) => from === 'bank')?.rows
  }
  expect(posted({})).toEqual([{ cents: 200 }])
  expect(posted({ feeBlankCell: 'nothing' })).toEqual([])
})
