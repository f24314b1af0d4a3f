import { expect, test } from 'vitest'
import { isRefusal, unwrap } from '../say/refusal.ts'
import {
  checkDrawn,
  closeSeals,
  type Drawing,
  drawingFor,
  drawnFrom,
  openSeal,
  sealAddition,
  sealOf,
  unseal,
} from './drawing.ts'
import { type Addition, commitmentOf, seedOf } from './fair-shuffle.ts'

const SECRET = 'the secret of the house'
const HOUSE = commitmentOf(SECRET)
const TEXTS = [
  { name: 'Ann', text: 'a1' },
  { name: 'Bob', text: 'b2' },
  { name: 'Cyd', text: 'c3' },
]

const sealedBy = (list: typeof TEXTS): Drawing =>
  list.reduce<Drawing>(
    (drawing, one) => unwrap(sealAddition(drawing, { name: one.name, commitment: sealOf(HOUSE, one) })),
    drawingFor(HOUSE),
  )
const openedBy = (drawing: Drawing, list: typeof TEXTS): Drawing =>
  list.reduce<Drawing>((before, one) => unwrap(openSeal(before, one)), drawing)
const drawn = (drawing: Drawing): readonly Addition[] => {
  const added = drawnFrom(drawing)
  if ('missing' in added) throw new Error(`${added.missing} are missing`)
  return added
}
const codeOf = (done: Drawing | ReturnType<typeof openSeal>) => (isRefusal(done) ? done.code : undefined)

test('draws the same seed in every order of sealing and opening', () => {
  const orders = [TEXTS, TEXTS.toReversed(), [TEXTS[1]!, TEXTS[0]!, TEXTS[2]!]]
  const seeds = orders.flatMap(sealing =>
    orders.map(opening => {
      const added = drawn(openedBy(closeSeals(sealedBy(sealing)), opening))
      expect(checkDrawn(HOUSE, added)).toBeUndefined()
      return seedOf({ how: 3, secret: SECRET, added })
    }),
  )
  expect(new Set(seeds).size).toBe(1)
})

test('opens no text before the seals are closed, and takes no seal afterwards', () => {
  const sealing = sealedBy(TEXTS)
  expect(codeOf(openSeal(sealing, TEXTS[0]!))).toBe('seals-not-closed')
  const opening = closeSeals(sealing)
  expect(codeOf(sealAddition(opening, { name: 'Eve', commitment: 'x' }))).toBe('seals-closed')
  expect(codeOf(unseal(opening, 'Ann'))).toBe('seals-closed')
})

test('a seal can be replaced or taken back until the seals are closed', () => {
  const sealing = unwrap(unseal(sealedBy(TEXTS), 'Bob'))
  const again = { name: 'Ann', text: 'a9' }
  const opening = closeSeals(unwrap(sealAddition(sealing, { name: 'Ann', commitment: sealOf(HOUSE, again) })))
  expect(codeOf(openSeal(opening, TEXTS[0]!))).toBe('not-what-was-sealed')
  expect(new Set(drawn(openedBy(opening, [again, TEXTS[2]!])).map(({ text }) => text))).toEqual(
    new Set(['a9', 'c3']),
  )
})

test('opens only a sealed text, once, under its own name, and for this house', () => {
  const opening = closeSeals(sealedBy(TEXTS))
  expect(codeOf(openSeal(opening, { name: 'Ann', text: 'another' }))).toBe('not-what-was-sealed')
  expect(codeOf(openSeal(opening, { name: 'Eve', text: 'a1' }))).toBe('nothing-sealed')
  expect(codeOf(openSeal(unwrap(openSeal(opening, TEXTS[0]!)), TEXTS[0]!))).toBe('opened-already')
  const copied = unwrap(
    sealAddition(drawingFor(HOUSE), { name: 'Eve', commitment: sealOf(HOUSE, TEXTS[0]!) }),
  )
  expect(codeOf(openSeal(closeSeals(copied), { name: 'Eve', text: 'a1' }))).toBe('not-what-was-sealed')
  const elsewhere = unwrap(
    sealAddition(drawingFor('x'), { name: 'Ann', commitment: sealOf(HOUSE, TEXTS[0]!) }),
  )
  expect(codeOf(openSeal(closeSeals(elsewhere), TEXTS[0]!))).toBe('not-what-was-sealed')
})

test('draws nothing while a text is not opened', () => {
  const opening = openedBy(closeSeals(sealedBy(TEXTS)), TEXTS.slice(0, 2))
  expect(drawnFrom(opening)).toEqual({ missing: ['Cyd'] })
  expect(drawnFrom(sealedBy(TEXTS))).toEqual({ missing: ['Ann', 'Bob', 'Cyd'] })
  expect(drawnFrom(closeSeals(drawingFor(HOUSE)))).toEqual([])
})

test('finds a changed text, a text without a seal, and another order', () => {
  const added = drawn(openedBy(closeSeals(sealedBy(TEXTS)), TEXTS))
  const [first, ...rest] = added
  expect(checkDrawn(HOUSE, [{ ...first!, text: 'x' }, ...rest])).toMatchObject({
    code: 'not-what-was-sealed',
  })
  expect(checkDrawn(HOUSE, [{ name: 'Eve', text: 'x' }])).toMatchObject({ code: 'not-what-was-sealed' })
  expect(checkDrawn(HOUSE, added.toReversed())).toMatchObject({ code: 'not-in-the-order-of-seals' })
})
