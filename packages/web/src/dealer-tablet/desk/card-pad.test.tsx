// @vitest-environment happy-dom
import { type Card, JOKER, parseCard } from '@cardroom/engine/cards'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { CardPad } from './card-pad.tsx'

const card = (name: string): Card => parseCard(name)!
const left = new Map([
  [card('Ks'), 2],
  [card('Kh'), 5],
  [card('7d'), 1],
])

test('gives the most frequent card of a rank with one tap where suits do not matter', async () => {
  const give = vi.fn()
  const part = await render(<CardPad left={left} suits={false} unseen={false} give={give} />)
  await part.press(/king/i)
  expect(give).toHaveBeenCalledWith(card('Kh'))
  expect(part.the('button', /king/i).textContent).toContain('7')
})

test('disables a rank or a card of which none is left', async () => {
  const give = vi.fn()
  const part = await render(<CardPad left={left} suits={false} unseen={false} give={give} />)
  await part.press(/queen/i)
  await part.again(<CardPad left={left} suits={true} unseen={false} give={give} />)
  await part.press('king of clubs')
  expect(give).not.toHaveBeenCalled()
  await part.press('king of spades')
  expect(give).toHaveBeenCalledExactlyOnceWith(card('Ks'))
})

test('offers joker and unseen cards only where they can come', async () => {
  const give = vi.fn()
  const part = await render(<CardPad left={left} suits={true} unseen={false} give={give} />)
  expect(part.all('button', /joker/i)).toEqual([])
  await part.again(<CardPad left={new Map([[JOKER, 1]])} suits={true} unseen={true} give={give} />)
  await part.press(/joker/i)
  expect(give).toHaveBeenCalledWith(JOKER)
})

test('lays the cards face down on f where that is allowed', async () => {
  const layDown = vi.fn()
  const part = await render(
    <CardPad left={left} suits={true} unseen={true} give={() => {}} layDown={layDown} />,
  )
  await part.key('f')
  expect(layDown).toHaveBeenCalledOnce()
})
