import { isRefusal, unwrap, writeRefusal } from '@cardroom/engine'
import { FEE_DOCUMENTS, schedulesOf } from '@cardroom/engine/collection'
import type { TableOptions } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { optionsOf, settingsFor, tableChoices } from './table-settings.ts'

const book = await openRulebook()
const filed = (game: string) => {
  const found = schedulesOf(book.feeTables, game)
  return FEE_DOCUMENTS.flatMap(document => found[document] ?? [])
}

function open(game: string, options: TableOptions) {
  const settings = settingsFor(game, options, book, filed)
  return isRefusal(settings) ? writeRefusal(settings) : settings.setup
}

describe('a table that is opened under a schedule option', () => {
  test('gets its stakes and blinds from it (002:1262, 1284)', () => {
    expect(open('towers/texas-holdem', { schedule: 'own/1' })).toMatchObject({
      stakes: { limit: 'fixed', bets: [200, 400] },
      blinds: [100, 200],
    })
    expect(open('towers/texas-holdem', { schedule: 'own/8' })).toMatchObject({
      stakes: { limit: 'none' },
      blinds: [200, 300],
    })
  })

  test('is refused with other stakes, by their place', () => {
    const stakes: TableOptions['stakes'] = { limit: 'fixed', bets: [300, 600] }
    expect(open('towers/texas-holdem', { schedule: 'own/1', stakes })).toMatch(/^stakes\.bets: /)
    expect(open('towers/texas-holdem', { schedule: 'own/1', stakes: { limit: 'none' } })).toMatch(
      /^stakes\.limit: /,
    )
    expect(open('towers/texas-holdem', { schedule: 'own/7', blinds: [200, 300] })).toMatch(/^blinds: /)
  })
})

test('lowball at Comstock has one bet, and no lower and upper one (003:222-226)', () => {
  expect(open('comstock/lowball', {})).toMatchObject({ stakes: { limit: 'fixed', bets: [500] } })
  expect(open('comstock/lowball', { stakes: { limit: 'fixed', bets: [400, 800] } })).toMatch(
    /^stakes\.bets: /,
  )
})

test('a table that stands can be opened again as it is, whatever was chosen for it', () => {
  const more: TableOptions = { seats: 4, coach: true, chat: 'off' }
  for (const { id } of book.games) {
    const options = tableChoices(unwrap(book.game(id)), filed(id)).map(({ schedule }) => ({
      schedule: [...schedule],
    }))
    for (const chosen of [{}, more, { regime: 'ccr-2073' }, options[0] ?? {}, options.at(-1) ?? {}]) {
      const settings = settingsFor(id, chosen, book, filed)
      if (isRefusal(settings)) continue
      expect(settingsFor(id, optionsOf(settings), book, filed)).toEqual(settings)
    }
  }
})
