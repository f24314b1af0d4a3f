import { gameOf, isRefusal, type Move, unaccounted } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'
import { explained } from './explained.ts'
import { type Lesson, lessonOf, type Plan } from './lesson.ts'
import { happens } from './moments.ts'
import { choosable, firstRound, planOf, usualChoice } from './plan.ts'
import { saidAt } from './said-at.ts'

const library = await openRulebook()

/** A learner who always takes the advice; or the option at this place, where there is no advice against it. */
function walk(plan: Plan, choose: (lesson: Lesson) => Move): Lesson {
  const answers: Move[] = []
  for (;;) {
    const lesson = lessonOf(plan, answers)
    if (isRefusal(lesson)) throw new Error(`${plan.game.rules.id}: ${lesson.code}`)
    if (lesson.result) return lesson
    answers.push(choose(lesson))
  }
}

const advised = ({ stops }: Lesson): Move => stops.at(-1)!.ask!.advice

describe('a first round of every game', () => {
  test.each(games.map(rules => [rules.id, rules] as const))(
    '%s: to its end, each step in words',
    (_, rules) => {
      const plan = planOf(rules, library, firstRound(rules, library), usualChoice(rules))
      const { stops, result } = walk(plan, advised)
      const sheet = gameOf(rules).sheet()
      expect(unaccounted(result!)).toBe(0)
      expect(stops.length).toBeGreaterThan(3)
      for (const stop of stops) {
        const { title, lead } = english.learn.moments[stop.moment]
        const said = saidAt(sheet, stop).map(({ text }) => english.say(text))
        expect([title, lead, ...said].every(words => words.length > 3)).toBe(true)
        for (const { move } of stop.ask?.ask.options ?? []) {
          if (!move.startsWith('force ')) expect(explained(english, move)).not.toBe(english.learn.otherMove)
        }
      }
      // The sheet itself has something to say at the start, at the deal and at the end.
      for (const moment of ['opening', 'deal', 'settling'] as const) {
        const first = stops.find(stop => stop.moment === moment)!
        expect([moment, saidAt(sheet, first).length > 0]).toEqual([moment, true])
      }
      // The learner sees nothing that only others know.
      const hidden = stops[1]!.view.piles.filter(
        ({ place }) => /^\d+$/.test(place) && place !== String(plan.seat),
      )
      if (rules.family === 'poker') expect(hidden.some(({ cards }) => cards.includes('??'))).toBe(true)
    },
  )

  test('every step of every sheet happens at some moment', () => {
    const steps = games.flatMap(rules =>
      (
        gameOf(rules)
          .sheet()
          .find(({ ordered }) => ordered)?.lines ?? []
      ).map(({ text }) => text),
    )
    expect(steps.length).toBeGreaterThan(400)
    expect(steps.filter(text => happens(text) === undefined)).toEqual([])
  })

  test('a decision that is taken back and made otherwise leads elsewhere', () => {
    const rules = games.find(({ id }) => id === 'comstock/three-card-poker-6-card-bonus')!
    const plan = planOf(rules, library, 1, usualChoice(rules))
    const by = (move: string) => walk(plan, ({ stops }) => ({ ...stops.at(-1)!.ask!.advice, move }))
    expect(by('fold').result!.net['2']).toBe(-1000)
    expect(by('play').stops.length).toBe(by('fold').stops.length)
    expect(by('play').result!.net['2']).not.toBe(-1000)
  })

  test('every bonus bet can be tried beside what it needs', () => {
    for (const rules of games) {
      const all = new Set(choosable(rules).map(({ on }) => on))
      if (all.size === 0) continue
      for (const { on } of choosable(rules)) {
        const plan = planOf(rules, library, 1, new Set([...usualChoice(rules), on]))
        expect([rules.id, on, isRefusal(lessonOf(plan, []))]).toEqual([rules.id, on, false])
      }
    }
  })
})
