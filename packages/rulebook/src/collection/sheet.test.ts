import { gameOf } from '@cardroom/engine'
import { feeReadings } from '@cardroom/engine/collection'
import { describe, expect, test } from 'vitest'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import { games } from '../filed/games.ts'
import { sheetOf } from '../sheet/sheet.ts'
import { sayOnFeeSheet } from './sentences.ts'
import { feeSections, listSchedules } from './sheet.ts'

describe('schedules on a rule sheet', () => {
  test('lists a section for each document and a row for each option', () => {
    const sections = feeSections('players/badugi', FEE_TABLES)
    expect(sections.map(({ title, table }) => [title, table?.rows.length])).toEqual([
      [sayOnFeeSheet('fee-section', { document: 'own' }), 66],
      [sayOnFeeSheet('fee-section', { document: 'rates' }), 68],
    ])
    expect(feeSections('outlaws/nothing', FEE_TABLES)).toEqual([])
  })

  test('names options as records do', () => {
    const names = listSchedules('outlaws/omaha', FEE_TABLES).map(
      ({ schedule, cite }) => `${schedule} ${cite}`,
    )
    expect(names.slice(3, 5)).toEqual(['own/4 000:307', 'rates/1 000:528'])
    expect(names).toHaveLength(8)
  })

  test('leaves out columns that are empty for every option', () => {
    const [own] = feeSections('outlaws/pure-21-5-blackjack', FEE_TABLES)
    expect(own!.table!.columns).toEqual([
      sayOnFeeSheet('fee-head-option'),
      sayOnFeeSheet('fee-head-limit'),
      sayOnFeeSheet('fee-head-bank'),
      sayOnFeeSheet('fee-head-player'),
      sayOnFeeSheet('fee-head-print'),
    ])
  })

  test('lists the open points of the fees among the readings, with their alternatives and lines', () => {
    const missing = games.flatMap(rules => {
      const { readings } = sheetOf(gameOf(rules))
      return listSchedules(rules.id, FEE_TABLES)
        .flatMap(feeReadings)
        .filter(
          ({ name, default: usual, others }) =>
            !readings.some(
              one =>
                one.name === name && one.default === usual && one.others.join() === others.join() && one.cite,
            ),
        )
        .map(({ name }) => `${rules.id}: ${name}`)
    })
    expect(missing).toEqual([])
    const cameo = games.find(({ id }) => id === 'cameo/fortune-pai-gow-poker')!
    expect(sheetOf(gameOf(cameo)).readings).toContainEqual(
      expect.objectContaining({ name: 'feeBankPerSpot', default: 'each', others: ['once'], cite: '001:893' }),
    )
  })
})
