import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderArrows, foldersOf, packageArrows, roundabout, trespasses } from '../scripts/arrows.ts'
import {
  type House,
  importsIn,
  isTest,
  type Package,
  readHouse,
  type SourceFile,
} from '../scripts/imports.ts'

/**
 * Arrows point one way: between the packages, and between the folders of a package. Imports of types count.
 *
 * Tests (`*.test.ts`, `*.soak.ts` and whatever stands in a folder `testing`) may do two things more: import from any
 * folder of their own package, and use what their package or the whole project has for development. For the arrows
 * between packages they count like everything else, and nothing but a test imports from a folder `testing`.
 */

/** Folders that still stand in a knot, by package. The list only ever gets shorter. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {}

const house = readHouse(join(import.meta.dirname, '..'))
const packages = [...house.packages.values()]

test('no two packages import each other, directly or around a corner', () => {
  expect(packages.length).toBeGreaterThan(5)
  expect(roundabout(house.packages.keys(), packageArrows(house)).map(({ because }) => because)).toEqual([])
})

describe.each(packages)('in $name', of => {
  const known = KNOWN[of.name] ?? []
  const round = roundabout(foldersOf(of), folderArrows(house, of))

  test('no two folders import each other, directly or around a corner', () => {
    const fresh = round.filter(({ from, to }) => !known.includes(from) || !known.includes(to))
    expect(fresh.map(({ because }) => because)).toEqual([])
  })

  test('a folder that stands in no knot any more is off the list of those that do', () => {
    expect(known.filter(folder => !round.some(({ from }) => from === folder))).toEqual([])
  })
})

test('packages are entered by their exports, and only by those who name them as a dependency', () => {
  expect(trespasses(house)).toEqual([])
})

test('what the page carries takes nothing from Node', () => {
  const carried = packages.filter(({ name }) =>
    ['engine', 'protocol', 'rulebook', 'school', 'web'].includes(name),
  )
  expect(carried).toHaveLength(5)
  const taken = carried.flatMap(({ files }) =>
    files.flatMap(({ path, imports }) =>
      isTest(path) ? [] : imports.filter(name => name.startsWith('node:')).map(name => `${path}: ${name}`),
    ),
  )
  expect(taken).toEqual([])
})

describe('in a house of our own making', () => {
  const file = (path: string, ...imports: string[]): SourceFile => ({ path, imports })
  const pack = (name: string, files: SourceFile[], more: Partial<Package> = {}): Package => ({
    name,
    folder: `packages/${name}`,
    exports: { '.': './src/index.ts', './odds/*': './src/odds/*.ts' },
    dependencies: new Set(),
    devDependencies: new Set(),
    files: files.map(({ path, imports }) => file(`packages/${name}/src/${path}`, ...imports)),
    ...more,
  })
  const build = (packs: Package[], yard: SourceFile[] = []): House => ({
    packages: new Map(packs.map(one => [one.name, one])),
    yard,
    tools: new Set(['vitest']),
  })
  const onCellar = { dependencies: new Set(['@cardroom/cellar', 'zod']) }

  test('imports are found in all their forms', () => {
    const text = [
      "import type { A } from './a.ts'",
      "import {\n  b,\n  type C,\n} from '../b.ts'",
      "export * from './c.ts'",
      "import './d.css'",
      "const e = await import('./e.ts')",
      "new Worker(new URL('./f.ts', import.meta.url))",
      "// it comes from './nowhere.ts'",
      "const from = 'somewhere'",
    ]
    const found = ['./a.ts', '../b.ts', './c.ts', './d.css', './e.ts', './f.ts']
    expect(importsIn(text.join('\n')).toSorted()).toEqual(found.toSorted())
  })

  test('packages that need each other around a corner are found, with their files', () => {
    const packs = [
      pack('a', [file('x.ts', '@cardroom/b')]),
      pack('b', [file('y.ts', '@cardroom/c/odds/one')]),
      pack('c', [file('z.test.ts', '@cardroom/a')]),
      pack('d', [file('w.ts', '@cardroom/a')]),
    ]
    const round = roundabout(['a', 'b', 'c', 'd'], packageArrows(build(packs)))
    expect(round.map(({ because }) => because)).toEqual([
      "packages/a/src/x.ts imports '@cardroom/b'",
      "packages/b/src/y.ts imports '@cardroom/c/odds/one'",
      "packages/c/src/z.test.ts imports '@cardroom/a'",
    ])
  })

  test('folders that need each other are found, by their own package’s name too; a test may look up', () => {
    const one = pack('a', [
      file('index.ts', './low/x.ts'),
      file('low/x.ts', '../odds/y.ts'),
      file('low/x.test.ts', '../index.ts'),
      file('odds/y.ts', './z.ts'),
      file('odds/z.ts', '@cardroom/a'),
    ])
    const round = roundabout(foldersOf(one), folderArrows(build([one]), one))
    expect(round.map(({ from, to }) => `${from} > ${to}`)).toEqual(['. > low', 'low > odds', 'odds > .'])
  })

  test('what goes around a face, or is nobody’s to take, is found', () => {
    const cellar = pack('cellar', [file('index.ts'), file('odds/one.ts'), file('testing/wine.ts', 'vitest')])
    const attic = pack(
      'attic',
      [
        file('a.ts', '@cardroom/cellar', '@cardroom/cellar/odds/one', 'zod', 'node:fs'),
        file('b.ts', '@cardroom/cellar/shelf.ts'),
        file('c.ts', '../../cellar/src/index.ts'),
        file('d.ts', 'react', '@cardroom/ghost'),
        file('e.ts', './testing/f.ts'),
        file('e.test.ts', './testing/f.ts', 'vitest', 'pg'),
        file('testing/f.ts'),
      ],
      { ...onCellar, devDependencies: new Set(['pg']) },
    )
    const shed = pack('shed', [file('a.ts', '@cardroom/cellar', 'pg')])
    const yard = [
      file('tests/x.ts', '@cardroom/cellar', '@cardroom/attic/b.ts', '../packages/attic/src/b.ts'),
    ]
    expect(trespasses(build([cellar, attic, shed], yard))).toEqual([
      "packages/attic/src/b.ts: '@cardroom/cellar/shelf.ts' is not among the exports of cellar",
      "packages/attic/src/c.ts: '../../cellar/src/index.ts' leads out of its package",
      "packages/attic/src/d.ts: 'react' is not among the dependencies of attic",
      "packages/attic/src/d.ts: '@cardroom/ghost' is not among the dependencies of attic",
      "packages/attic/src/e.ts: './testing/f.ts' is for tests",
      "packages/shed/src/a.ts: '@cardroom/cellar' is not among the dependencies of shed",
      "packages/shed/src/a.ts: 'pg' is not among the dependencies of shed",
      "tests/x.ts: '@cardroom/attic/b.ts' is not among the exports of attic",
      "tests/x.ts: '../packages/attic/src/b.ts' goes into a package by its files",
    ])
  })
})
