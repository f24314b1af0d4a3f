// @vitest-environment happy-dom
import type { Spot } from '@cardroom/protocol'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { type OpenWagering, useWagerEditor } from '../felt/wagers/use-wager-editor.ts'
import type { Drafts, WagerEditor } from '../felt/wagers/wager-editor.ts'
import { render } from '../testing/render.tsx'
import { WagerPad } from './wager-pad.tsx'

const spot = (on: string, more: Partial<Spot> = {}): Spot => ({
  on,
  name: on,
  kind: 'base',
  min: 500,
  max: 30_000,
  step: 100,
  must: false,
  needs: [],
  ...more,
})

const SPOTS = [
  spot('player'),
  spot('banker'),
  spot('tie', { kind: 'bonus', min: 100, needs: ['player', 'banker'] }),
]

/** The pad of a player in seat 2 with $1,000, over an editor that records what is sent. */
async function wagerPad(more: Partial<OpenWagering> = {}) {
  const placed: Drafts[] = []
  const deal = vi.fn()
  let editor: WagerEditor | undefined
  function Pad() {
    editor = useWagerEditor({
      round: 'r1',
      spots: SPOTS,
      hands: [{ seat: 2, words: 'your own' }],
      seat: 2,
      stack: 100_000,
      placed: {},
      before: undefined,
      refusal: undefined,
      choose: () => {},
      place: async drafts => {
        placed.push(drafts)
        return true
      },
      ...more,
    })
    return editor ? <WagerPad betting={editor} fee={200} deal={deal} clock={null} /> : null
  }
  const part = await render(<Pad />)
  const put = (on: string, chip?: number) => act(async () => editor!.put(on, chip))
  return { part, put, placed, deal }
}

test('sends a chip on a spot at once, and shows the collection', async () => {
  const { part, put, placed } = await wagerPad()
  const note = () => part.page.querySelector('.pad-note')?.textContent
  expect(note()).not.toContain('$')
  await put('player', 2_500)
  expect(placed).toEqual([{ 2: [{ on: 'player', amount: 2_500 }] }])
  expect(note()).toMatch(/\$25.*\$2\b/)
})

test('takes back the last chip on undo, and all on clear', async () => {
  const { part, put, placed } = await wagerPad()
  await put('player', 2_500)
  await put('banker', 500)
  await part.press(/Undo/)
  expect(placed.at(-1)).toEqual({ 2: [{ on: 'player', amount: 2_500 }] })
  await part.press(/Take back/)
  expect(placed.at(-1)).toEqual({})
  expect((part.the('button', /Take back/) as HTMLButtonElement).disabled).toBe(true)
})

test('neither sends nor deals a bonus bet without the wager that it needs', async () => {
  const { part, put, placed, deal } = await wagerPad()
  await put('tie', 500)
  expect(placed).toEqual([])
  expect(part.page.querySelector('.trouble')).not.toBeNull()
  await part.key('Enter')
  expect(deal).not.toHaveBeenCalled()
  await put('player', 500)
  expect(placed).toHaveLength(1)
  expect(part.page.querySelector('.trouble')).toBeNull()
})

test('sends no more than the stack', async () => {
  const { part, put, placed } = await wagerPad({ stack: 2_000 })
  await put('player', 2_000)
  await put('banker', 500)
  expect(placed).toHaveLength(1)
  expect(part.page.querySelector('.trouble')?.textContent).toContain('$20')
})

test('offers doubling as long as the limit allows it', async () => {
  const { part, put, placed } = await wagerPad()
  await put('player', 10_000)
  await part.press(/Double/)
  expect(placed.at(-1)).toEqual({ 2: [{ on: 'player', amount: 20_000 }] })
  expect(part.all('button', /Double/)).toEqual([])
})

test('bets again and deals with one press, and deals only what lies there on Enter', async () => {
  const before = { 2: [{ on: 'banker', amount: 1_500 }] }
  const { part, placed, deal } = await wagerPad({ before })
  await part.key('Enter')
  expect(deal).not.toHaveBeenCalled()
  await part.key('0')
  expect(placed).toEqual([before])
  expect(deal).toHaveBeenCalledOnce()
  await part.key('Enter')
  expect(deal).toHaveBeenCalledTimes(2)
})

test('picks the chip for the next press by digit', async () => {
  const { part, put, placed } = await wagerPad()
  await part.key('1')
  expect(part.chosen()).toEqual([expect.stringContaining('Chip of $1')])
  await put('player')
  expect(placed.at(-1)).toEqual({ 2: [{ on: 'player', amount: 500 }] })
})
