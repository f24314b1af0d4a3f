import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  circularArrows,
  folderArrows,
  foldersOf,
  forbiddenImports,
  packageArrows,
} from '../scripts/arrows.ts'
import {
  importsIn,
  isTest,
  type Package,
  readSourceTree,
  type SourceFile,
  type SourceTree,
} from '../scripts/imports.ts'

/**
 * Arrows point one way: between the packages, and between the folders of a package. Imports of types count.
 *
 * Tests (`*.test.ts`, `*.soak.ts` and the files of a folder `testing`) may do two things more: import from any
 * folder of their own package, and use what their package or the whole project has for development. For the arrows
 * between packages they count like everything else, and nothing but a test imports from a folder `testing` or from the
 * package `testing`.
 */

const root = join(import.meta.dirname, '..')
const tree = readSourceTree(root)
const packages = [...tree.packages.values()]

test('no two packages import each other, directly or around a corner', () => {
  expect(packages.length).toBeGreaterThan(5)
  expect(circularArrows(tree.packages.keys(), packageArrows(tree)).map(({ because }) => because)).toEqual([])
})

test.each(packages)('no two folders of $name import each other, directly or around a corner', of => {
  const circular = circularArrows(foldersOf(of), folderArrows(tree, of))
  expect(circular.map(({ because }) => because)).toEqual([])
})

test('packages are imported by their exports, and only where they are dependencies', () => {
  expect(forbiddenImports(tree)).toEqual([])
})

/** Packages that run anywhere, the card room itself among them. */
const PURE = ['engine', 'lab', 'protocol', 'room', 'rulebook', 'school', 'words']

/** Worker threads of the lab. In a browser another file stands for them: the package's `browser` field says which. */
const ON_NODE_ONLY = new Set(['packages/lab/src/parallel/threads.ts', 'packages/lab/src/parallel/worker.ts'])

test('the code of the page imports nothing from Node', () => {
  const carried = packages.filter(({ name }) => [...PURE, 'web'].includes(name))
  expect(carried).toHaveLength(PURE.length + 1)
  const taken = carried.flatMap(({ files }) =>
    files.flatMap(({ path, imports }) =>
      isTest(path) || ON_NODE_ONLY.has(path)
        ? []
        : imports.filter(name => name.startsWith('node:')).map(name => `${path}: ${name}`),
    ),
  )
  expect(taken).toEqual([])
})

test('the card room uses no global of Node', () => {
  const room = packages.find(({ name }) => name === 'room')!
  const naming = room.files.filter(
    ({ path }) =>
      !isTest(path) && /\b(Buffer|process\.|NodeJS\.)/.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(naming.map(({ path }) => path)).toEqual([])
})

describe('in a made-up source tree', () => {
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
  const build = (packs: Package[], outside: SourceFile[] = []): SourceTree => ({
    packages: new Map(packs.map(one => [one.name, one])),
    outside,
    tools: new Set(['vitest']),
  })
  const onCellar = { dependencies: new Set(['@cardroom/cellar', 'zod']) }

  test('finds imports in all their forms', () => {
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

  test('finds packages that import each other around a corner, with their files', () => {
    const packs = [
      pack('a', [file('x.ts', '@cardroom/b')]),
      pack('b', [file('y.ts', '@cardroom/c/odds/one')]),
      pack('c', [file('z.test.ts', '@cardroom/a')]),
      pack('d', [file('w.ts', '@cardroom/a')]),
    ]
    const round = circularArrows(['a', 'b', 'c', 'd'], packageArrows(build(packs)))
    expect(round.map(({ because }) => because)).toEqual([
      "packages/a/src/x.ts imports '@cardroom/b'",
      "packages/b/src/y.ts imports '@cardroom/c/odds/one'",
      "packages/c/src/z.test.ts imports '@cardroom/a'",
    ])
  })

  test('finds folders that import each other, by their own package’s name too, and lets tests import upwards', () => {
    const one = pack('a', [
      file('index.ts', './low/x.ts'),
      file('low/x.ts', '../odds/y.ts'),
      file('low/x.test.ts', '../index.ts'),
      file('odds/y.ts', './z.ts'),
      file('odds/z.ts', '@cardroom/a'),
    ])
    const round = circularArrows(foldersOf(one), folderArrows(build([one]), one))
    expect(round.map(({ from, to }) => `${from} > ${to}`)).toEqual(['. > low', 'low > odds', 'odds > .'])
  })

  test('lets an exported index import folders that import from its own', () => {
    const files = [file('low/index.ts', './deep/x.ts'), file('low/y.ts'), file('low/deep/x.ts', '../y.ts')]
    const knots = (of: Package) => circularArrows(foldersOf(of), folderArrows(build([of]), of))
    expect(knots(pack('a', files, { exports: { './low': './src/low/index.ts' } }))).toEqual([])
    expect(knots(pack('a', files))).toHaveLength(2)
  })

  test('finds imports around the exports, and of code that is not theirs', () => {
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
    const kit = pack('testing', [file('index.ts', '@cardroom/cellar')], onCellar)
    const study = pack('study', [file('a.ts', '@cardroom/testing'), file('a.test.ts', '@cardroom/testing')], {
      dependencies: new Set(['@cardroom/testing']),
    })
    const outside = [
      file('tests/x.ts', '@cardroom/testing', '@cardroom/attic/b.ts', '../packages/attic/src/b.ts'),
      file('scripts/y.ts', '@cardroom/cellar', '@cardroom/testing'),
    ]
    expect(forbiddenImports(build([cellar, attic, shed, kit, study], outside))).toEqual([
      "packages/attic/src/b.ts: '@cardroom/cellar/shelf.ts' is not among the exports of cellar",
      "packages/attic/src/c.ts: '../../cellar/src/index.ts' leads out of its package",
      "packages/attic/src/d.ts: 'react' is not among the dependencies of attic",
      "packages/attic/src/d.ts: '@cardroom/ghost' is not among the dependencies of attic",
      "packages/attic/src/e.ts: './testing/f.ts' is for tests",
      "packages/shed/src/a.ts: '@cardroom/cellar' is not among the dependencies of shed",
      "packages/shed/src/a.ts: 'pg' is not among the dependencies of shed",
      "packages/study/src/a.ts: '@cardroom/testing' is for tests",
      "tests/x.ts: '@cardroom/attic/b.ts' is not among the exports of attic",
      "tests/x.ts: '../packages/attic/src/b.ts' goes into a package by its files",
      "scripts/y.ts: '@cardroom/testing' is for tests",
    ])
  })
})
