import { countOut, unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import {
  type Exercise,
  type ExerciseAnswer,
  type ExerciseRequest,
  judgeAnswer,
  makeExamination,
  makeExercise,
  onPaper,
} from '@cardroom/school'
import { english } from '@cardroom/words/en'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameless, overhang } from './accessible.ts'
import { violationsInThemes } from './axe.ts'
import { type BrowserRoom, openRoom } from './room.ts'

const POKER = 'comstock/three-card-poker-6-card-bonus'
const BACCARAT = 'comstock/ez-baccarat-panda-8'
const HOLDEM = 'outlaws/texas-holdem'

/** An exercise for each way of answering. */
const ASKED: readonly (readonly [by: ExerciseAnswer['by'], wanted: ExerciseRequest])[] = [
  ['cards', { game: HOLDEM, kind: 'read-hand', seed: 'a1' }],
  ['seat', { game: POKER, kind: 'first', seed: 'a1' }],
  ['number', { game: BACCARAT, kind: 'read-hand', seed: 'a1' }],
  ['choice', { game: BACCARAT, kind: 'draw', seed: 'a1' }],
  ['cents', { game: HOLDEM, kind: 'pots', seed: 'a2' }],
  ['chips', { game: HOLDEM, kind: 'change', seed: 'a1' }],
  ['settlement', { game: POKER, kind: 'settle', seed: 'a1', level: 3 }],
  ['ruling', { game: POKER, kind: 'floor', seed: 'a1' }],
]

const book = await openRulebook()
const made = (wanted: ExerciseRequest): Exercise => unwrap(makeExercise(book, wanted))
const pathOf = ({ game, kind, seed, level = 2 }: ExerciseRequest): string =>
  `/school/${game}/${kind}?seed=${seed}&level=${level}`

/** Goes to another page of the school as a link does. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([POKER])
})
afterAll(() => room.close())

/** Answers as at a table: taps cards, seats and wagers, and lays chips. */
async function answer(page: Page, { asked, situation }: Exercise, given: ExerciseAnswer): Promise<void> {
  const picks = page.locator('.school-picks button')
  const lay = async (cents: number) => {
    for (const { cents: chip, count } of countOut(cents))
      for (let n = 0; n < count; n++) await page.locator(`.school-tray [data-chip="${chip}"]`).click()
  }
  switch (given.by) {
    case 'cards': {
      const from = asked.by === 'cards' ? asked.from : []
      const cards = from.flatMap(
        ({ place, hand }) =>
          situation.view.piles.find(pile => pile.place === place && pile.hand === hand)?.cards ?? [],
      )
      for (const card of given.cards) await page.locator('.pick').nth(cards.indexOf(card)).click()
      return
    }
    case 'seat':
      // On the felt itself.
      return page
        .locator('.felt')
        .getByRole('button', { name: `Seat ${given.seat}`, exact: true })
        .click()
    case 'number':
      return picks.nth(given.number - (asked.by === 'number' ? asked.least : 0)).click()
    case 'choice':
      return picks.nth(given.at).click()
    case 'cents':
      for (const [at, { key }] of (asked.by === 'cents' ? asked.of : []).entries()) {
        await page.locator('.school-amount').nth(at).click()
        await lay(given.cents[key] ?? 0)
      }
      return
    case 'chips':
      for (const { cents, count } of given.chips) await lay(cents * count)
      return
    case 'settlement':
      for (const { wager, does, cents } of given.steps) {
        await page.locator(`[data-wager="${wager}"]`).click()
        await page.keyboard.press({ take: 't', pay: 'p', back: 'b' }[does])
        if (does === 'pay') await lay(cents)
        if (does === 'take') await page.locator('.school-doing input').fill(String(cents / 100))
      }
      return
    case 'ruling':
      await page.locator('.school-one-of').nth(0).getByRole('radio').nth(given.ruling).check()
      if (asked.by === 'ruling' && asked.lines.length > 1)
        await page.locator('.school-one-of').nth(1).getByRole('radio').nth(given.line).check()
  }
}

test('judges the key right in each way of answering, and explains it by its lines', async () => {
  const { page, context, trouble } = await room.enter('/school', 'phone')
  await page.locator('.school-room').first().waitFor()
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  for (const [by, wanted] of ASKED) {
    const exercise = made(wanted)
    expect(exercise.asked.by).toBe(by)
    await go(page, pathOf(wanted))
    await page.getByRole('heading', { name: english.say(exercise.question) }).waitFor()
    expect(await overhang(page), by).toBeLessThanOrEqual(0)
    if (by === 'settlement' || by === 'cents') expect(await nameless(page), by).toEqual([])
    await answer(page, exercise, exercise.key)
    await page.getByRole('button', { name: 'Check' }).click()
    expect(await page.locator('.verdict-said').textContent(), by).toBe('Right.')
    expect(await page.locator('.school-verdict ol li').count()).toBe(exercise.why.length)
    const cited = exercise.why.filter(({ cite }) => cite !== undefined).length
    expect(await page.locator('.school-verdict .cite').count(), by).toBe(cited)
    expect(await overhang(page), by).toBeLessThanOrEqual(0)
  }
  expect(trouble).toEqual([])
  await context.close()
})

test('says what was wrong in an answer, asks its exercise again in the course, and goes on with Enter', async () => {
  const wanted: ExerciseRequest = { game: POKER, kind: 'first', seed: 'a1', level: 1 }
  const exercise = made(wanted)
  const { asked, key } = exercise
  if (asked.by !== 'seat' || key.by !== 'seat') throw new Error('a seat was to be asked')
  const seat = asked.seats.find(one => one !== key.seat)!
  const wrong = judgeAnswer(exercise, { by: 'seat', seat }).wrong.map(({ text }) => english.say(text))
  const { page, context, trouble } = await room.enter(`${pathOf(wanted)}&course=`)
  // By keyboard alone.
  await page.locator('.school-pad').waitFor()
  await page.keyboard.press(String(seat))
  await page.keyboard.press('Enter')
  expect(await page.locator('.verdict-said').textContent()).toBe('Wrong.')
  expect((await page.locator('.school-verdict ul li').allTextContents()).map(text => text.trim())).toEqual(
    wrong,
  )
  const violated = await violationsInThemes(page, 'judged')
  await page.keyboard.press('Enter')
  await page.waitForURL(address => address.search.includes('course') && !address.search.includes('seed=a1&'))
  await page.locator('.school-pad').waitFor()
  await page.getByRole('link', { name: 'Back to the course' }).click()
  const lesson = page.locator('.school-lessons li', { hasText: 'Who is first: first hands' })
  expect(await lesson.textContent()).toContain('0 of 1 right')
  // The very exercise that was wrong is the one that comes again.
  expect(await lesson.getByRole('link').getAttribute('href')).toContain('seed=a1&')
  violated.push(...(await violationsInThemes(page, 'course')))
  // A progress that cannot be read counts as none.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('school')) localStorage.setItem(key, '{"')
  })
  await page.reload()
  await page.getByText('Mastered: 0 of').waitFor()
  expect(await lesson.textContent()).toContain('not begun')
  expect(violated).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('marks an examination of three at its end, and shows the same sheet that is printed elsewhere', async () => {
  const exam = unwrap(makeExamination(book, { game: POKER, seed: 'e1', questions: 3, minutes: 5 }))
  const { page, context, trouble } = await room.enter(`/school/exam?game=${POKER}`, 'tablet')
  await page.getByLabel('Questions').fill('3')
  await page.getByLabel('Minutes').fill('5')
  await page.getByLabel('Seed').fill('e1')
  const violated = await violationsInThemes(page, 'choosing')
  await page.getByRole('button', { name: 'To the examination' }).click()
  await page.getByRole('button', { name: 'Begin the examination' }).click()
  expect(await page.getByRole('timer').textContent()).toMatch(/^Time left: (5:00|4:5\d)$/)
  const left = await page.getByRole('timer').textContent()
  for (const [n, question] of exam.questions.slice(0, 2).entries()) {
    await answer(page, question, question.key)
    expect(await page.locator('.school-verdict').count()).toBe(0)
    await page.getByRole('button', { name: 'Next question' }).click()
    await page.getByText(`Question ${n + 2} of 3`).waitFor()
    // A reload goes on at the same question, with the clock still running.
    await page.reload()
    await page.getByText(`Question ${n + 2} of 3`).waitFor()
  }
  expect((await page.getByRole('timer').textContent())! < left!).toBe(true)
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await page.getByText('Right: 2 of 3.').waitFor()
  await page.reload()
  await page.getByText('Right: 2 of 3.').waitFor()
  expect(await page.locator('.school-wrong .verdict-said').allTextContents()).toEqual(['Not answered.'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Begin the examination' }).waitFor()
  await page.getByRole('link', { name: 'Sheet and key to print' }).click()
  await page.locator('.exam-keys').waitFor()
  const paper = onPaper(book, exam)
  const lines = paper.questions.flatMap(({ title, situation, question, write, key }) => [
    title,
    ...situation.map(({ text }) => text),
    question,
    ...write,
    ...key,
  ])
  const shown = await page.locator('.exam-sheet :is(p, h2, h3)').allTextContents()
  expect(shown).toEqual(
    expect.arrayContaining([paper.made, paper.marks, ...lines].map(text => english.say(text))),
  )
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  // A whole room is examined too: each question says its game.
  await go(page, '/school/exam/comstock?seed=e1&questions=2')
  await page.getByRole('button', { name: 'Begin the examination' }).click()
  const [first] = unwrap(makeExamination(book, { game: 'comstock', seed: 'e1', questions: 2 })).questions
  await page.getByText(`Question 1 of 2 · ${unwrap(book.game(first!.game)).rules.name}`).waitFor()
  expect(violated).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('explains an address whose seed, kind, game or room does not exist', async () => {
  const { page, context } = await room.enter(`/school/${POKER}/pays?seed=-`)
  await page.getByText('is no seed').waitFor()
  await go(page, `/school/${POKER}/draw?seed=a1`)
  await page.getByText('has nothing of the kind').waitFor()
  await go(page, `/school/comstock/none`)
  await page.getByText('No game of that name is filed here').waitFor()
  await go(page, `/school/none`)
  await page.getByText('there is no room').waitFor()
  await context.close()
})
