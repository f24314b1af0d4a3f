import { gameAtTable, gameOf, isRefusal, unwrap } from '@cardroom/engine'
import { FEE_DOCUMENTS, feesOf, schedulesOf } from '@cardroom/engine/collection'
import { expect, test } from 'vitest'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import { games } from '../filed/games.ts'
import { openRulebook } from '../library.ts'
import { rateCapOf, ratesIn } from './rate-cap.ts'
import { workedFees } from './worked.ts'

const library = await openRulebook()

test('no filed option has more rates than its filing allows, and together some would', () => {
  for (const { id, ...rules } of games) {
    const filed = schedulesOf(FEE_TABLES, id)
    const { kind } = gameOf({ id, ...rules })
    for (const schedule of FEE_DOCUMENTS.flatMap(document => filed[document] ?? []))
      expect([id, ratesIn([schedule], {}) <= (rateCapOf(id, kind)?.most ?? 5)]).toEqual([id, true])
  }
  const id = 'stars/pure-spanish-21-5'
  const own = schedulesOf(FEE_TABLES, id).own ?? []
  expect(rateCapOf(id, 'banked')).toEqual({ most: 5, cite: '003:1506' })
  expect(ratesIn(own, {})).toBeGreaterThan(5)
})

test('Towers caps every game but Fortune Pai Gow Poker, the other rooms cap all', () => {
  const uncited = games.filter(rules => {
    const filed = schedulesOf(FEE_TABLES, rules.id)
    return FEE_DOCUMENTS.some(document => filed[document]) && !rateCapOf(rules.id, gameOf(rules).kind)
  })
  expect(uncited.map(({ id }) => id)).toEqual(['towers/fortune-pai-gow-poker'])
})

test('works through the fees that the schedule takes (003:1605-1617)', () => {
  const id = 'stars/pure-spanish-21-5'
  const [first] = schedulesOf(FEE_TABLES, id).own ?? []
  const settings = {
    game: id,
    title: 'S',
    schedule: 'own/1',
    limits: { min: 500, max: 10_000 },
    setup: {},
    buyIn: { min: 1_000, usual: 10_000 },
  }
  const at = unwrap(gameAtTable(settings, library))
  const worked = workedFees(at, unwrap(at.part({ phase: 'idle', seats: {} })), 5)
  expect(worked.map(({ players, wager }) => [players, wager])).toEqual([
    [4, 500],
    [4, 2_500],
    [4, 10_000],
  ])
  for (const { players, wager, action, fees } of worked) {
    const due = feesOf(first!, { players, wager: wager!, action: action! })
    expect(isRefusal(due) ? due : due.fees).toEqual(fees)
  }
})
