import { gameOf, isRefusal, type Move, unaccounted } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'
import { type GameLesson, type LessonPlan, lessonOf } from './lesson.ts'
import { stepMomentOf } from './moments.ts'
import { moveExplanation } from './move-explanation.ts'
import { choosableWagers, firstLessonRound, lessonPlanOf, usualChoice } from './plan.ts'
import { statementsAt } from './step-statements.ts'

const library = await openRulebook()

/** Plays a lesson with the moves that `choose` returns. */
function walk(plan: LessonPlan, choose: (lesson: GameLesson) => Move): GameLesson {
  const answers: Move[] = []
  for (;;) {
    const lesson = lessonOf(plan, answers)
    if (isRefusal(lesson)) throw new Error(`${plan.game.rules.id}: ${lesson.code}`)
    if (lesson.result) return lesson
    answers.push(choose(lesson))
  }
}

const advised = ({ stops }: GameLesson): Move => stops.at(-1)!.ask!.advice

describe('a first round of every game', () => {
  test.each(games.map(rules => [rules.id, rules] as const))(
    '%s: to its end, each step in words',
    (_, rules) => {
      const plan = lessonPlanOf(rules, library, firstLessonRound(rules, library), usualChoice(rules))
      const { stops, result } = walk(plan, advised)
      const sheet = gameOf(rules).sheet()
      expect(unaccounted(result!)).toBe(0)
      expect(stops.length).toBeGreaterThan(3)
      for (const stop of stops) {
        const { title, lead } = english.learn.moments[stop.moment]
        const said = statementsAt(sheet, stop).map(({ text }) => english.say(text))
        expect([title, lead, ...said].every(words => words.length > 3)).toBe(true)
        for (const { move } of stop.ask?.ask.options ?? []) {
          if (!move.startsWith('force '))
            expect(moveExplanation(english, move)).not.toBe(english.learn.otherMove)
        }
      }
      // The sheet has statements at the start, at the deal and at the end.
      for (const moment of ['opening', 'deal', 'settling'] as const) {
        const first = stops.find(stop => stop.moment === moment)!
        expect([moment, statementsAt(sheet, first).length > 0]).toEqual([moment, true])
      }
      // The learner sees nothing that only others know.
      const hidden = stops[1]!.view.piles.filter(
        ({ place }) => /^\d+$/.test(place) && place !== String(plan.seat),
      )
      if (rules.family === 'poker') expect(hidden.some(({ cards }) => cards.includes('??'))).toBe(true)
    },
  )

  test('gives every step of every sheet a moment', () => {
    const steps = games.flatMap(rules =>
      (
        gameOf(rules)
          .sheet()
          .find(({ ordered }) => ordered)?.lines ?? []
      ).map(({ text }) => text),
    )
    expect(steps.length).toBeGreaterThan(400)
    expect(steps.filter(text => stepMomentOf(text) === undefined)).toEqual([])
  })

  test('leads elsewhere when a decision is taken back and made differently', () => {
    const rules = games.find(({ id }) => id === 'comstock/three-card-poker-6-card-bonus')!
    const plan = lessonPlanOf(rules, library, 1, usualChoice(rules))
    const by = (move: string) => walk(plan, ({ stops }) => ({ ...stops.at(-1)!.ask!.advice, move }))
    expect(by('fold').result!.net['2']).toBe(-1000)
    expect(by('play').stops.length).toBe(by('fold').stops.length)
    expect(by('play').result!.net['2']).not.toBe(-1000)
  })

  test('offers every bonus bet beside the wager that it needs', () => {
    for (const rules of games) {
      const all = new Set(choosableWagers(rules).map(({ on }) => on))
      if (all.size === 0) continue
      for (const { on } of choosableWagers(rules)) {
        const plan = lessonPlanOf(rules, library, 1, new Set([...usualChoice(rules), on]))
        expect([rules.id, on, isRefusal(lessonOf(plan, []))]).toEqual([rules.id, on, false])
      }
    }
  })
})
