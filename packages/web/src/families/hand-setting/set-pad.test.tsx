// @vitest-environment happy-dom
import type { Option } from '@cardroom/engine'
import { cards } from '@cardroom/engine/cards'
import { games } from '@cardroom/rulebook'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { setterOf } from '../families.ts'
import { SetPad } from './set-pad.tsx'

const setter = setterOf(games.find(({ id }) => id === 'cameo/fortune-pai-gow-poker'))!

/** The pad for a hand with two pairs and an ace high. */
async function setPad() {
  const set: Option = { move: 'set', cards: { from: cards('4d As 9c 9h Kd 4s 2c'), min: 2, max: 2 } }
  const answer = vi.fn()
  const part = await render(
    <SetPad
      ask={{ seat: 2, options: [set, { move: 'house way' }] }}
      set={set}
      setter={setter}
      title="Set your hand"
      clock={null}
      answer={answer}
    />,
  )
  const halves = () => [...part.page.querySelectorAll('dd')].map(one => one.textContent)
  const setButton = () => part.the('button', /^Set\b(?!.*best)/) as HTMLButtonElement
  return { part, answer, halves, setButton }
}

test('names both halves before they are set, and sets only two cards', async () => {
  const { part, answer, halves, setButton } = await setPad()
  await part.press(/^four of diamonds/)
  expect([halves(), setButton().disabled]).toEqual([['–', '–'], true])
  await part.press(/^four of spades/)
  expect(halves()).toEqual(['Pair of fours', 'Pair of nines'])
  await part.press(/^Set\b/)
  expect(answer).toHaveBeenCalledExactlyOnceWith({ move: 'set', cards: ['4d', '4s'] })
})

test('sets a foul hand only at the second press, and says that it is foul', async () => {
  const { part, answer } = await setPad()
  await part.press(/^nine of clubs/)
  await part.press(/^nine of hearts/)
  expect(part.page.querySelector('[role=status]')?.textContent).toMatch(/foul/i)
  await part.press(/^Set\b/)
  expect(answer).not.toHaveBeenCalled()
  await part.press(/Set/)
  expect(answer).toHaveBeenCalledOnce()
})

test('asks anew about a foul hand once another card was picked', async () => {
  const { part, answer } = await setPad()
  await part.press(/^nine of clubs/)
  await part.press(/^nine of hearts/)
  await part.press(/^Set\b/)
  await part.press(/^four of spades/)
  await part.press(/^nine of hearts/)
  await part.press(/^Set\b/)
  expect(answer).not.toHaveBeenCalled()
})

test('puts a picked card back, and replaces the last of two', async () => {
  const { part } = await setPad()
  const picked = () => part.chosen().map(name => name.replace(/ .*/, ''))
  await part.press(/^four of diamonds/)
  await part.press(/^four of diamonds/)
  expect(picked()).toEqual([])
  await part.press(/^four of diamonds/)
  await part.press(/^ace of spades/)
  await part.press(/^king of diamonds/)
  expect(picked()).toEqual(['king', 'four'])
})

test('shows the house way without setting it', async () => {
  const { part, answer, halves } = await setPad()
  await part.key('w')
  expect(halves()).toEqual(['Ace high', 'Two pair, nines and fours'])
  expect(answer).not.toHaveBeenCalled()
})
