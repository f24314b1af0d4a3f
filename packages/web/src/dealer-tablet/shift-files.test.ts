import { unwrap, verifyRecord } from '@cardroom/engine'
import { type DealerAction, DealtSession } from '@cardroom/engine/dealt'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { recordLines, shiftTable } from './shift-files.ts'

const library = await openRulebook()

test('writes records that verify, and a table line for every wager and fee', () => {
  const session = unwrap(
    DealtSession.open(
      {
        id: 'one',
        game: 'comstock/ez-baccarat-panda-8',
        title: 'Baccarat',
        schedule: 1,
        setup: { bankAfter: 0 },
        seats: [{ seat: 1 }, { seat: 2, name: 'Bob' }],
      },
      library,
    ),
  )
  const does: DealerAction[] = [
    { do: 'bank', seat: 1, wager: 50_000 },
    { do: 'wagers', seat: 2, wagers: [{ on: 'banker', amount: 2_500 }] },
    { do: 'wagers', seat: 2, by: 'Kim', wagers: [{ on: 'player', amount: 1_000 }] },
    { do: 'deal' },
    { do: 'card', card: '9h', to: 'player' },
    { do: 'card', card: '4s', to: 'banker' },
    { do: 'card', card: 'Kd', to: 'player' },
    { do: 'card', card: 'Qc', to: 'banker' },
    { do: 'settle' },
  ]
  for (const [i, one] of does.entries()) unwrap(session.add({ id: `e${i}`, at: i, round: 1, does: one }))
  const lines = recordLines(session).trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(verifyRecord(JSON.parse(lines[0]!), library, english.say)).toBeUndefined()
  const rows = shiftTable(session).trim().split('\r\n')
  expect(rows[0]).toMatch(/^round,id,dealt/)
  expect(rows.some(row => /,2,,Bob,wager,banker,2500,lose,0,2500,003:/.test(row))).toBe(true)
  expect(rows.some(row => /,2,Kim,Kim,wager,player,1000,win,1000,0,/.test(row))).toBe(true)
  expect(rows.some(row => /,fee from bank,collection,\d+,/.test(row))).toBe(true)
})
