import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foldersOf } from '../scripts/arrows.ts'
import { graphOf, withoutKnots, withoutShortcuts } from '../scripts/graph.ts'
import { readSourceTree } from '../scripts/imports.ts'
import { type Box, layOut } from '../scripts/layered.ts'
import { pictureOf } from '../scripts/picture.ts'

const tree = readSourceTree(join(import.meta.dirname, '..'))

test('draws every package and every folder', () => {
  const picture = pictureOf(tree)
  expect(picture).toBe(pictureOf(tree))
  const words = new Set([...picture.matchAll(/>([^<>\n]+)<\/text>/g)].map(([, word]) => word))
  const names = [...tree.packages.values()].flatMap(of => {
    const folders = foldersOf(of).filter(folder => !folder.endsWith('.ts'))
    return [of.name, ...(folders.length > 1 ? folders.filter(folder => folder !== '.') : [])]
  })
  expect(names.filter(name => !words.has(name))).toEqual([])
})

test('puts every box above those it needs, and none on another', () => {
  const names = Array.from({ length: 24 }, (_, i) => `n${i}`)
  const arrows = names.flatMap((from, i) =>
    names.flatMap((to, j) => (j > i && (i * 7 + j * 5) % 6 === 0 ? [[from, to] as const] : [])),
  )
  const sizes = new Map(
    names.map((name, i) => [name, { width: 40 + (i % 4) * 15, height: 20 + (i % 3) * 10 }]),
  )
  const spacing = { beside: 10, below: 20, widest: 260 }
  const { boxes, lines, width, height } = layOut(sizes, graphOf(names, arrows), spacing)
  const at = (name: string): Box => boxes.get(name) ?? expect.unreachable(name)
  for (const [from, to] of arrows) expect(at(from).y + at(from).height).toBeLessThan(at(to).y)
  for (const one of names) {
    for (const other of names.slice(names.indexOf(one) + 1)) {
      const [a, b] = [at(one), at(other)]
      const apart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
      expect(apart, `${one} and ${other}`).toBe(true)
    }
  }
  expect(lines).toHaveLength(arrows.length)
  for (const { points } of lines) {
    expect(points.every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)).toBe(true)
    expect(points.map(({ y }) => y)).toEqual(points.map(({ y }) => y).toSorted((a, b) => a - b))
  }
})

test('leaves out arrows that follow from others, and those inside a knot', () => {
  const chain = graphOf('abc', [
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'c'],
  ])
  expect(withoutShortcuts(chain)).toEqual(
    graphOf('abc', [
      ['a', 'b'],
      ['b', 'c'],
    ]),
  )
  const knot = graphOf('abc', [
    ['a', 'b'],
    ['b', 'a'],
    ['b', 'c'],
  ])
  expect(withoutKnots(knot)).toEqual(graphOf('abc', [['b', 'c']]))
})
