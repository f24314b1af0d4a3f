import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * What the documents name exists: the files and headings that they link to, the paths and names of code that stand
 * between backticks, and the commands that they tell to type. Of the changelog, which tells of the past, only the links
 * are followed.
 */

const root = join(import.meta.dirname, '..')
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => path !== '' && statSync(join(root, path), { throwIfNoEntry: false })?.isFile())

const foldersOf = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'))
}

const known = new Set(files.flatMap(path => [path, ...foldersOf(path)]))
const packages = [...known].flatMap(path => /^packages\/([^/]+)$/.exec(path)?.[1] ?? [])
const TOP_FOLDERS = new Set([
  'packages',
  'docs',
  'tests',
  'scripts',
  'bench',
  'examples',
  'deploy',
  'bin',
  ...packages,
])

/** Paths that only exist once the project is used, and in no clone of it. */
const GENERATED_PATHS = /^(\.\/)?(data|dist|filings|node_modules)(\/|$)/

/** `server/store/`, `docs/cli.md`, `testing/`, `play.ts`; no address, no game, no pattern. */
function isPath(code: string): boolean {
  if (!/^[\w.][\w./-]*$/.test(code) || /(^|\/)[A-Z]+(\/|$)/.test(code) || GENERATED_PATHS.test(code))
    return false
  const [head = '', ...rest] = code.split('/')
  return (
    (rest.length > 0 && TOP_FOLDERS.has(head)) ||
    code.endsWith('/') ||
    /\w\.(tsx?|js|md|css|html)$/.test(code)
  )
}

/** From the root, in a package or its sources; a shorter path is the end of one that is there. */
function isThere(path: string, document: string): boolean {
  const bare = path.replace(/\/$/, '')
  const [head = '', ...rest] = bare.split('/')
  if (packages.includes(head) && rest.length > 0) {
    const inside = rest.join('/')
    if ([`packages/${head}/${inside}`, `packages/${head}/src/${inside}`].some(one => known.has(one)))
      return true
  }
  if (known.has(bare) || known.has(posix.normalize(posix.join(dirname(document), bare)))) return true
  return !TOP_FOLDERS.has(head) && [...known].some(one => one.endsWith(`/${bare}`))
}

const between = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const withoutBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '')

const linksIn = (text: string): string[] =>
  between(withoutBlocks(text), /\]\(([^)\s]+)\)/g).filter(link => !/^[a-z]+:|^\//.test(link))

/** The name by which a page on GitHub can be entered at a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string): string[] => between(withoutBlocks(text), /^#+ (.+)$/gm).map(anchorOf)

/** Whether a document's link leads to a file or folder, and to a heading where it names one. */
function leadsSomewhere(link: string, document: string): boolean {
  const [file = '', anchor] = link.split('#')
  const path =
    file === '' ? document : posix.normalize(posix.join(dirname(document), file)).replace(/\/$/, '')
  return known.has(path) && (anchor === undefined || anchorsOf(textOf(path)).includes(anchor))
}

const pathsIn = (text: string): string[] => between(withoutBlocks(text), /`([^`\n]+)`/g).filter(isPath)

/** What may be imported: `@cardroom/engine/cards`. */
const imports = packages.flatMap(name => {
  const { exports = {} } = JSON.parse(textOf(`packages/${name}/package.json`)) as { exports?: object }
  return Object.keys(exports).map(path => `@cardroom/${name}${path.slice(1)}`)
})

/** `@cardroom/rulebook/games/*` is every game. */
const isImport = (name: string): boolean =>
  imports.some(one => name === one || (one.endsWith('*') && name.startsWith(one.slice(0, -1))))

const npmScripts = Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts)
const commands = between(textOf('packages/cli/src/commands.ts'), /^ {2}'?([\w-]+)'?: \{/gm)

const documents = files.filter(path => path.endsWith('.md'))

test('finds documents, scripts and commands', () => {
  expect(documents.length).toBeGreaterThan(30)
  expect(npmScripts).toContain('test')
  expect(commands).toEqual(expect.arrayContaining(['games', 'serve', 'operator-link']))
})

/** Every word of the code, with its tests, data and settings. */
const words = new Set(
  files
    .filter(path => /\.(tsx?|jsx?|jsonl?|ya?ml|service)$/.test(path) && path !== 'tests/documents.test.ts')
    .flatMap(path => textOf(path).match(/\w+/g) ?? []),
)

/** `RoomConnection`, `tableAfter`, `Family.prepare`, `MAX_TRIES`: names that only code has. */
const namesIn = (text: string): string[] =>
  between(withoutBlocks(text), /`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?)(?:\(\))?`/g)
    .flatMap(name => name.split('.'))
    .filter(name => /[a-z][A-Z]|[A-Z]_[A-Z]/.test(name) && !STAND_INS.has(name))

/** They stand for names that a reader chooses. */
const STAND_INS = new Set(['xOf', 'MyStore'])

describe.each(documents)('%s', document => {
  const text = textOf(document)

  test('has no broken link', () => {
    expect(linksIn(text).filter(link => !leadsSomewhere(link, document))).toEqual([])
  })

  if (document === 'CHANGELOG.md') return

  test('names paths that exist', () => {
    expect(pathsIn(text).filter(path => !isThere(path, document))).toEqual([])
  })

  test('names what the code names', () => {
    expect(namesIn(text).filter(name => !words.has(name))).toEqual([])
  })

  test('names imports that exist', () => {
    const named = between(text, /(@cardroom\/[\w-]+(?:\/[\w./-]*[\w-])?)/g)
    const whole = named.filter(name => !packages.includes(name.slice('@cardroom/'.length)))
    expect(whole.filter(name => !isImport(name))).toEqual([])
  })

  test('names commands that exist', () => {
    expect(between(text, /\bnpm run ([\w-]+)/g).filter(name => !npmScripts.includes(name))).toEqual([])
    const asked = between(text, /\bnpx cardroom ([a-z][\w-]*)/g)
    expect(asked.filter(name => !commands.includes(name))).toEqual([])
  })
})

test('code and settings name documents that exist', () => {
  const others = files.filter(path => !/\.(md|jpg|png|woff2)$/.test(path))
  const named = others.flatMap(path => between(textOf(path), /\b(docs\/[\w./-]+\.md)\b/g))
  expect(named.filter(path => !known.has(path))).toEqual([])
})

describe('a made-up document', () => {
  test('has its mistakes reported', () => {
    const text =
      'See [here](no-such.md) and [there](README.md#nowhere), `web/no-such-folder/`, `packages/engine/nowhere.ts` and `nobody-home.ts`.'
    expect(linksIn(text).filter(link => !leadsSomewhere(link, 'README.md'))).toHaveLength(2)
    expect(leadsSomewhere('README.md#use-it-as-a-library', 'CONTRIBUTING.md')).toBe(true)
    expect(pathsIn(text).filter(path => !isThere(path, 'README.md'))).toHaveLength(3)
  })

  test('has a name reported that the code does not have', () => {
    const text = 'It is `NO_SUCH_LIMIT` of `RoomConnection`, or `noSuchFunction()`.'
    expect(namesIn(text).filter(name => !words.has(name))).toEqual(['NO_SUCH_LIMIT', 'noSuchFunction'])
  })

  test('may name addresses, games, patterns and generated files', () => {
    const text =
      '`/deal`, `towers/omaha`, `ROOM/collection/`, `*.test.ts`, `./data`, `dist/docs`, `@cardroom/lab`'
    expect(pathsIn(text)).toEqual([])
  })
})
