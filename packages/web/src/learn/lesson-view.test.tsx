// @vitest-environment happy-dom
import { openRulebook } from '@cardroom/rulebook'
import { expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { openTestConnection } from '../testing/test-connection.ts'
import { LessonView } from './lesson-view.tsx'
import { firstLessonRound, usualChoice } from './plan.ts'

const library = await openRulebook()

async function lesson(game = 'cameo/three-card-poker-6-card-bonus') {
  const rules = library.games.find(({ id }) => id === game)!
  const again = vi.fn()
  const round = firstLessonRound(rules, library)
  const part = await render(
    <LessonView rules={rules} library={library} round={round} chosen={usualChoice(rules)} again={again} />,
    { connection: openTestConnection('Ann').connection },
  )
  const title = () => part.page.querySelector('#lesson-step')?.textContent
  /** Goes on until this is offered. */
  const until = async (name: RegExp) => {
    while (part.all('button', name).length === 0) await part.press('Go on')
  }
  return { part, title, until, again }
}

test('goes step by step from the chips to the player’s own decision', async () => {
  const { part, title, until } = await lesson()
  expect(title()).toBe('Before the cards')
  expect(part.the('button', 'One step back').hasAttribute('disabled')).toBe(true)
  await until(/^Fold/)
  expect(title()).toBe('The players’ turns')
  expect(part.all('button', 'Go on')).toEqual([])
})

test('tells what a regular would do only when asked', async () => {
  const { part, until } = await lesson()
  await until(/^Fold/)
  expect(part.text()).not.toContain('A sensible regular')
  await part.press('What would a regular do?')
  expect(part.text()).toContain('A sensible regular would choose: Play.')
})

test('plays the decision that was made, also when it is taken back and made differently', async () => {
  const { part, until } = await lesson()
  const before = async (name: RegExp) => {
    await until(name)
    await part.press(name)
    if (part.all('button', name).length > 0) await part.press(name)
    await until(/^Another round/)
    return part.text()
  }
  const played = await before(/^Play/)
  while (part.all('button', /^Fold/).length === 0) await part.press('One step back')
  const folded = await before(/^Fold/)
  expect(folded).not.toBe(played)
})

test('begins another round at the end', async () => {
  const { part, until, again } = await lesson('cameo/ez-baccarat')
  await until(/^Another round/)
  await part.key('Enter')
  expect(again).toHaveBeenCalledOnce()
})
