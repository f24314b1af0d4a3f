import { isRefusal } from '@cardroom/engine'
import { feesOf, limitsOf, scheduleName } from '@cardroom/engine/collection'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { schedulesFor, withFees } from './fees.ts'
import { answerChart, pictureSettingsOf, withPicture } from './odds-pictures.ts'
import { labAddress, labGames, questionOf } from './question.ts'

test('adds the option’s share of the wager to the edge', () => {
  const edge = 0.0125
  let taken = 0
  for (const rules of labGames()) {
    for (const schedule of schedulesFor(rules.id)) {
      const limits = limitsOf(schedule)
      if (isRefusal(limits)) continue
      const bet = limits.min ?? 2_500
      const of = withFees(rules, { schedule: scheduleName(schedule), bet })
      const base = rules.wagers.find(({ kind }) => kind === 'base')!
      const cost = of?.({ on: base.on, edge } as never)
      if (cost === undefined) continue
      const players = rules.seats.places - 1
      const due = feesOf(schedule, { action: bet * players, wager: bet, players })
      const fee = isRefusal(due)
        ? 0
        : due.fees.filter(({ from }) => from === 'player').reduce((sum, { cents }) => sum + cents, 0)
      expect(cost).toBeCloseTo(edge + fee / bet, 12)
      if (fee > 0) taken++
    }
  }
  expect(taken).toBeGreaterThan(10)
})

test('keeps the option and the bet in the address', () => {
  const question = { game: 'comstock/ez-baccarat-panda-8', readings: {}, schedule: 'own/3', bet: 500 }
  expect(questionOf(labAddress(question).replace('/lab', ''))).toEqual(question)
})

test('counts a night at the game’s pace, collections included', () => {
  const rules = labGames().find(({ family }) => family === 'pai-gow')!
  const odds = { on: rules.wagers[0]!.on, edge: 0.01, sd: 1, results: [] }
  const night = pictureSettingsOf('?picture=night&stake=1000')
  expect(withPicture('/lab?game=x', night)).toBe('/lab?game=x&picture=night')
  const chart = answerChart(night, rules, { wagers: [odds] } as never, ({ edge }) => edge + 0.1, english)
  const [line] = chart.kind === 'lines' ? chart.lines : []
  // Thirty rounds an hour of $10, of which eleven cents in a dollar are given up.
  expect(line!.points.at(-1)).toEqual({ x: 5, y: expect.closeTo(-5 * 30 * 10 * 0.11, 9) })
})
