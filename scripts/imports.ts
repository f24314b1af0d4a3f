import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'

/**
 * What imports what, read from the sources: the test of the arrows and the picture of the house are made from it.
 * Paths are written from the project's root, with slashes.
 */

export interface SourceFile {
  readonly path: string
  /** What it imports, as it is written there; imports of types count. */
  readonly imports: readonly string[]
}

type Exported = string | { readonly [condition: string]: Exported }

export interface Package {
  /** Without its scope: `engine`. */
  readonly name: string
  readonly folder: string
  /** Its public face: what may be imported from it by others. */
  readonly exports: Readonly<Record<string, Exported>>
  readonly dependencies: ReadonlySet<string>
  readonly devDependencies: ReadonlySet<string>
  readonly files: readonly SourceFile[]
}

export interface House {
  readonly packages: ReadonlyMap<string, Package>
  /** What stands around the packages: tests, scripts, benchmarks, examples. */
  readonly yard: readonly SourceFile[]
  /** What the project as a whole has for tests and checks. */
  readonly tools: ReadonlySet<string>
}

/** Where an import leads. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  /** A package of the house; without a path its face does not show what is asked for. */
  | { readonly kind: 'package'; readonly package: Package; readonly path?: string }
  /** Node's own, or a package of the registry. */
  | { readonly kind: 'foreign'; readonly name: string }

const SCOPE = '@cardroom/'
const YARD = ['bench', 'examples', 'scripts', 'tests']

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')` and a worker's `new URL('x', …)`. */
const IMPORTS = [
  /^(?:import|export)\s[\w$*{},\s]*?\bfrom\s+'([^']+)'/gm,
  /^import\s+'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'/g,
  /\bnew Worker\(new URL\('([^']+)'/g,
]

export const importsIn = (text: string): string[] => [
  ...new Set(IMPORTS.flatMap(pattern => [...text.matchAll(pattern)].map(([, name = '']) => name))),
]

export function readHouse(root: string): House {
  const { devDependencies } = manifestOf(root)
  const packages = readdirSync(join(root, 'packages'))
    .toSorted()
    .filter(name => existsSync(join(root, 'packages', name, 'package.json')))
    .map(name => readPackage(root, name))
  return {
    packages: new Map(packages.map(one => [one.name, one])),
    yard: YARD.flatMap(folder => sources(root, folder)),
    tools: new Set(Object.keys(devDependencies ?? {})),
  }
}

interface Manifest {
  readonly exports?: Package['exports']
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

function readPackage(root: string, name: string): Package {
  const folder = `packages/${name}`
  const { exports = {}, dependencies = {}, devDependencies = {} } = manifestOf(join(root, folder))
  return {
    name,
    folder,
    exports,
    dependencies: new Set(Object.keys(dependencies)),
    devDependencies: new Set(Object.keys(devDependencies)),
    files: sources(root, `${folder}/src`),
  }
}

function sources(root: string, folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter(path => !path.includes('/node_modules/'))
    .toSorted()
    .map(path => ({ path, imports: importsIn(readFileSync(join(root, path), 'utf8')) }))
}

/** Tests, long tests, and what stands in a folder `testing` for them. */
export const isTest = (path: string): boolean =>
  /\.(test|soak)\.tsx?$/.test(path) || /\/src\/(.*\/)?testing\//.test(path)

/** A file's folder within its package; `.` for the files that stand in `src` itself. */
export const folderOf = (of: Package, path: string): string =>
  posix.relative(`${of.folder}/src`, dirname(path)) || '.'

export function targetOf(house: House, file: SourceFile, name: string): Target {
  if (name.startsWith('.')) return { kind: 'file', path: posix.join(dirname(file.path), name) }
  if (!name.startsWith(SCOPE)) return { kind: 'foreign', name: registryName(name) }
  const [own = '', ...sub] = name.slice(SCOPE.length).split('/')
  const found = house.packages.get(own)
  if (!found) return { kind: 'foreign', name: SCOPE + own }
  const path = shown(found.exports, ['.', ...sub].join('/'))
  return {
    kind: 'package',
    package: found,
    ...(path === undefined ? {} : { path: posix.join(found.folder, path) }),
  }
}

/** `@scope/name/sub` and `name/sub` are in the packages `@scope/name` and `name`. */
const registryName = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** The file behind a sub-path of a package, if its face shows it. */
function shown(exports: Package['exports'], sub: string): string | undefined {
  for (const [pattern, exported] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined ? sub !== pattern : !(sub.startsWith(before) && sub.endsWith(after))) continue
    return firstFile(exported).replace('*', sub.slice(before.length, sub.length - (after ?? '').length))
  }
  return undefined
}

const firstFile = (exported: Exported): string =>
  typeof exported === 'string' ? exported : firstFile(Object.values(exported)[0] ?? '')
