import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packInto, type Tarball } from '../scripts/packing/pack.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'cardroom-packed-'))
const app = join(folder, 'app')
let tarballs: readonly Tarball[]

// What others have in hand: the tarballs, an empty project, and no network.
beforeAll(async () => {
  tarballs = await packInto(join(folder, 'packed'))
  mkdirSync(join(app, 'node_modules'), { recursive: true })
  write('package.json', '{ "name": "app", "private": true, "type": "module" }')
  for (const name of othersNeeded()) {
    cpSync(join(root, 'node_modules', name), join(app, 'node_modules', name), { recursive: true })
  }
  const files = tarballs.map(({ file }) => file)
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', ...files])
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }), 300_000)

const write = (name: string, text: string): void => writeFileSync(join(app, name), text)

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: app, encoding: 'utf8', shell: process.platform === 'win32' })

/** What the packages need of the registry; with these at hand nothing has to be fetched. */
function othersNeeded(): ReadonlySet<string> {
  interface LockedPackage {
    readonly dependencies?: Readonly<Record<string, string>>
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>
  }
  const found = new Set<string>()
  const need = (of: LockedPackage | undefined): void => {
    for (const name of Object.keys(of?.dependencies ?? {})) {
      if (name.startsWith('@cardroom/') || found.has(name)) continue
      found.add(name)
      need(packages[`node_modules/${name}`])
    }
  }
  for (const name of ['testing', 'protocol', 'room', 'server', 'cli']) need(packages[`packages/${name}`])
  return found
}

const ROUND = `
import { gameOf, unwrap } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'

const rules = games.find(({ id }) => id === 'comstock/ez-baccarat-panda-8')
if (!rules) throw new Error('there is no such game')
const setup = { bank: { seat: 1, wager: 100_000 }, wagers: [{ seat: 2, on: 'banker', amount: 1_000 }] }
const round = unwrap(gameOf(rules).start(setup, { readings: {} }))
const cards = [...round.shoe]
while (round.awaiting.kind !== 'nothing') {
  if (round.awaiting.kind === 'card') round.take({ kind: 'card', card: cards.pop()! })
  else round.take({ kind: 'settle' })
}
console.log(JSON.stringify(round.result?.net))
`

const withoutTypes = (code: string): string => code.replaceAll('pop()!', 'pop()')

test('plays a round in plain Node', () => {
  write('round.js', withoutTypes(ROUND))
  const net = JSON.parse(run(process.execPath, ['round.js'])) as Record<string, number>
  expect(Object.keys(net)).toEqual(['1', '2'])
  expect(net['1']! + net['2']!).toBe(0)
})

test('packs the schemas with the rulebook', () => {
  write(
    'schema.js',
    `import schema from '@cardroom/rulebook/schemas/rules-pan.json' with { type: 'json' }
     console.log(schema.$id)`,
  )
  expect(run(process.execPath, ['schema.js']).trim()).toBe('urn:cardroom:schema:rules:pan')
})

test('the test-kit plays rounds by chance and breaks inputs', () => {
  write(
    'kit.js',
    `
import { isRefusal, playRecord, unaccounted } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { brokenJson, familyContract, playAndCheck, records, rounds, tableByChance } from '@cardroom/testing'
import fc from 'fast-check'

const book = await openRulebook()
const rules = games.find(({ id }) => id === 'outlaws/texas-holdem')
playAndCheck(rules, 1, book)
for (const { holds } of familyContract(rules, book)) await holds()
if (tableByChance(rules, 1, 2, book).rounds.length !== 2) throw new Error('no table lasts')
fc.assert(fc.property(rounds(rules, book), round => unaccounted(round.result) === 0), { numRuns: 5 })
const tried = fc.sample(brokenJson(fc.sample(records(rules, book), 3)), 50).map(value => playRecord(value, book))
console.log(tried.some(isRefusal))
`,
  )
  expect(run(process.execPath, ['kit.js']).trim()).toBe('true')
})

const STRICTEST = {
  strict: true,
  noEmit: true,
  module: 'NodeNext',
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  resolveJsonModule: true,
}

/** What the compiler says about files of the project under its strictest settings. */
function compiled(files: readonly string[], compilerOptions: object = STRICTEST): string {
  write('tsconfig.json', JSON.stringify({ compilerOptions, files }))
  return run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'])
}

test('compiles an example without types of Node', () => {
  const alone = { ...STRICTEST, types: [] }
  write('round.ts', ROUND)
  expect(compiled(['round.ts'], alone)).toBe('')
  write('round.ts', ROUND.replace('1_000 }', "'1' }").replace('.start(setup', '.begin(setup'))
  expect(() => compiled(['round.ts'], alone)).toThrow()
})

/** The programs in a text: blocks that begin with what they import. */
const programsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^```ts\n(import .*?)^```/gms)].map(([, code]) => code!)

const programsOf = ({ name }: Tarball): readonly string[] =>
  programsIn(readFileSync(join(app, 'node_modules', name, 'README.md'), 'utf8'))

/** The project's own documents; the pages of tasks show the examples. */
const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.md') && !path.includes('tasks'))
    .map(path => join('docs', path)),
]

test('the programs of every README and document and the examples compile', () => {
  const programs = [
    ...tarballs.flatMap(programsOf),
    ...documents.flatMap(path => programsIn(readFileSync(join(root, path), 'utf8'))),
  ]
  expect(programs.length).toBeGreaterThanOrEqual(10)
  cpSync(join(root, 'examples'), join(app, 'examples'), { recursive: true })
  const examples = readdirSync(join(app, 'examples')).filter(file => file.endsWith('.ts'))
  const files = [
    ...programs.map((code, n) => {
      write(`readme-${n}.ts`, code)
      return `readme-${n}.ts`
    }),
    // React is not among what the packages need.
    ...examples.filter(file => file !== 'react-table.ts').map(file => `examples/${file}`),
  ]
  expect(compiled(files)).toBe('')
})

test('runs the README of the test-kit', () => {
  const [program] = programsOf(tarballs.find(({ name }) => name === '@cardroom/testing')!)
  write('readme.test.ts', program!)
  const said = run(process.execPath, ['--test', '--test-reporter=tap', 'readme.test.ts'])
  expect(said).toMatch(/^# pass \d\d?$/m)
  expect(said).toContain('# fail 0')
})

/** Those that say they run on Node 20: server and command line keep things in the database of newer ones. */
const ON_OLDER_NODES = ['engine', 'lab', 'protocol', 'room', 'rulebook', 'school', 'testing', 'words']

test('uses nothing newer than Node 20', () => {
  const config = join(folder, 'tsconfig.json')
  const sources = ON_OLDER_NODES.map(name => join(root, 'packages', name, 'src'))
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { ...STRICTEST, types: ['node'] },
    include: sources,
    exclude: sources.flatMap(src => ['**/*.test.ts', '**/*.soak.ts', '**/testing'].map(of => join(src, of))),
  }
  writeFileSync(config, JSON.stringify(settings))
  expect(run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config])).toBe('')
})

async function bundled(name: string, code: string): Promise<Rollup.OutputChunk> {
  write(name, code)
  const built = (await build({
    configFile: false,
    root: app,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(app, name), formats: ['es'], fileName: 'app' } },
  })) as Rollup.RollupOutput[]
  return built[0]!.output[0]
}

const kilobytes = (code: string): number => gzipSync(code).length / 1024

test('a bundle that ranks hands has 15 KB, and one that plays baccarat has no other family', async () => {
  const ranks = await bundled(
    'ranks.js',
    `import { rankHigh, nameOfHigh } from '@cardroom/engine/ranking'
     export const best = cards => nameOfHigh(rankHigh(cards))`,
  )
  const plays = await bundled(
    'plays.js',
    `import { baccarat, bind } from '@cardroom/engine/families'
     import { ezBaccaratPanda8 } from '@cardroom/rulebook/games/comstock/ez-baccarat-panda-8'
     export const game = bind(baccarat, ezBaccaratPanda8)`,
  )
  console.log(
    `Ranking hands: ${kilobytes(ranks.code).toFixed(1)} KB, baccarat: ${kilobytes(plays.code).toFixed(1)} KB (gzip)`,
  )
  expect(kilobytes(ranks.code)).toBeLessThan(15)
  const families = Object.keys(plays.modules).filter(id =>
    /dist\/(pan|poker|banked\/(?!baccarat)[a-z0-9-]+\/family)/.test(id),
  )
  expect(families).toEqual([])
  const { game } = await import(`data:text/javascript,${encodeURIComponent(plays.code)}`)
  expect(game.rules.id).toBe('comstock/ez-baccarat-panda-8')
})

test('a browser bundle of the lab has nothing of Node', async () => {
  const { modules } = await bundled(
    'equities.js',
    `import { equityOf, oddsOf, WITHOUT_WORKERS } from '@cardroom/lab'
     export const ask = (...question) => Promise.all([equityOf(...question, WITHOUT_WORKERS), oddsOf(...question)])`,
  )
  expect(Object.keys(modules).filter(id => /__vite-browser-external|^node:|threads\.js/.test(id))).toEqual([])
})

test('installs the command line', () => {
  expect(run('npx', ['--offline', 'cardroom', 'games'])).toContain('comstock/ez-baccarat-panda-8')
  expect(run('npx', ['--offline', 'cardroom', 'odds', 'comstock/ez-baccarat-panda-8'])).toContain('dragon-7')
})

test('packs no benchmarks', () => {
  mkdirSync(join(app, 'bench'))
  write('bench/run.ts', "console.log('somebody else’s')")
  expect(() => run('npx', ['--offline', 'cardroom', 'bench'])).toThrow('with the project’s sources')
})

test('prints the sizes of the packages, and finds no dependency of the engine', () => {
  for (const { name, bytes } of tarballs) console.log(`${name.padEnd(20)} ${Math.round(bytes / 1024)} KB`)
  const { dependencies } = JSON.parse(
    readFileSync(join(app, 'node_modules/@cardroom/engine/package.json'), 'utf8'),
  ) as { dependencies?: object }
  expect(dependencies).toBeUndefined()
})
