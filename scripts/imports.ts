import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'

/**
 * What imports what, read from the sources: the test of the arrows and the picture of the packages are made from it.
 * Paths are written from the project's root, with slashes.
 */

export interface SourceFile {
  readonly path: string
  /** What it imports, as it is written there; imports of types count. */
  readonly imports: readonly string[]
}

type ExportTarget = string | { readonly [condition: string]: ExportTarget }

export interface Package {
  /** Without its scope: `engine`. */
  readonly name: string
  readonly folder: string
  /** The paths that other packages may import. */
  readonly exports: Readonly<Record<string, ExportTarget>>
  readonly dependencies: ReadonlySet<string>
  readonly devDependencies: ReadonlySet<string>
  readonly files: readonly SourceFile[]
}

export interface SourceTree {
  readonly packages: ReadonlyMap<string, Package>
  /** The code outside the packages: tests, scripts, benchmarks, examples. */
  readonly outside: readonly SourceFile[]
  /** The dev dependencies of the whole project. */
  readonly tools: ReadonlySet<string>
}

/** Where an import leads. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  /** A package of the project; without a path, it does not export what is asked for. */
  | { readonly kind: 'package'; readonly package: Package; readonly path?: string }
  /** Node's own, or a package of the registry. */
  | { readonly kind: 'foreign'; readonly name: string }

const SCOPE = '@cardroom/'
const OUTSIDE_FOLDERS = ['bench', 'examples', 'scripts', 'tests']

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

export function readSourceTree(root: string): SourceTree {
  const { devDependencies } = manifestOf(root)
  const packages = readdirSync(join(root, 'packages'))
    .toSorted()
    .filter(name => existsSync(join(root, 'packages', name, 'package.json')))
    .map(name => readPackage(root, name))
  return {
    packages: new Map(packages.map(one => [one.name, one])),
    outside: OUTSIDE_FOLDERS.flatMap(folder => sources(root, folder)),
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

/** Tests, and the test-kit. */
export const isForTests = (path: string): boolean => isTest(path) || path.startsWith('packages/testing/')

/**
 * A file's folder within its package; `.` for the files that stand in `src` itself. An index that the package exports
 * stands for itself (`banked/index.ts`): it may gather from folders below its own, which take from that folder.
 */
export function folderOf(of: Package, path: string): string {
  const folder = posix.relative(`${of.folder}/src`, dirname(path)) || '.'
  const isEntry =
    folder !== '.' &&
    path.endsWith('/index.ts') &&
    Object.values(of.exports).includes(`./${posix.relative(of.folder, path)}`)
  return isEntry ? `${folder}/index.ts` : folder
}

export function targetOf(tree: SourceTree, file: SourceFile, name: string): Target {
  if (name.startsWith('.')) return { kind: 'file', path: posix.join(dirname(file.path), name) }
  if (!name.startsWith(SCOPE)) return { kind: 'foreign', name: registryName(name) }
  const [own = '', ...sub] = name.slice(SCOPE.length).split('/')
  const found = tree.packages.get(own)
  if (!found) return { kind: 'foreign', name: SCOPE + own }
  const path = fileExportedAt(found.exports, ['.', ...sub].join('/'))
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

/** The file behind a sub-path of a package, if it is exported. */
function fileExportedAt(exports: Package['exports'], sub: string): string | undefined {
  for (const [pattern, exported] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined ? sub !== pattern : !(sub.startsWith(before) && sub.endsWith(after))) continue
    return firstFile(exported).replace('*', sub.slice(before.length, sub.length - (after ?? '').length))
  }
  return undefined
}

const firstFile = (exported: ExportTarget): string =>
  typeof exported === 'string' ? exported : firstFile(Object.values(exported)[0] ?? '')
