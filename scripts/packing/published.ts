import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../../packages')

/** The packages that others install, by their folders, and what their tarballs have beside the code. */
export const PUBLISHED: Readonly<Record<string, PublishedPackage>> = {
  engine: {},
  testing: {},
  // The JSON Schemas of records and rule sets.
  rulebook: {
    beside: { '../../dist/schemas': 'schemas' },
    exports: { './schemas/*.json': './schemas/*.json' },
  },
  school: {},
  lab: {},
  // Its messages are read before they are packed.
  words: { without: ['messageformat', 'opencc-js'], unpublished: ['./simplified'] },
  protocol: {},
  room: {},
  // The page that a card room serves, and the reference.
  server: {
    beside: { '../web/dist': 'page', '../web/verify.html': 'verify.html', '../../dist/docs': 'docs' },
  },
  cli: { name: 'cardroom', bin: 'cardroom', beside: { 'bin/cardroom.js': 'bin/cardroom.js' } },
}

interface PublishedPackage {
  /** The published name, if it differs from the one in the project. */
  readonly name?: string
  /** The command that it brings. */
  readonly bin?: string
  /** What else goes into its tarball: from where in its folder, and to where. */
  readonly beside?: Readonly<Record<string, string>>
  /** Registry packages that only the project itself needs. */
  readonly without?: readonly string[]
  /** Sub-paths that only the project itself imports. */
  readonly unpublished?: readonly string[]
  /** The sub-paths of it that can be imported. */
  readonly exports?: Readonly<Record<string, string>>
}

/** The manifest of a package of the project. */
interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly exports: Readonly<Record<string, string>>
  /** Which files others stand for where there is no Node. */
  readonly browser?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

/** The `package.json` of a package as others install it. */
export function manifestOf(folder: string): Readonly<Record<string, unknown>> & { readonly name: string } {
  const own = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8')) as Manifest
  const { name = own.name, bin, exports, without = [], unpublished = [] } = PUBLISHED[folder] ?? {}
  return {
    name,
    version: own.version,
    description: own.description,
    keywords: ['poker', 'baccarat', 'blackjack', 'pai-gow', 'card-games', 'card-room'],
    license: own.license,
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        Object.entries(own.exports)
          .filter(([path]) => !isForTests(path) && !unpublished.includes(path))
          .map(([path, file]) => [path, exportEntry(file)]),
      ),
      ...exports,
    },
    ...(own.browser && {
      browser: Object.fromEntries(Object.entries(own.browser).map(files => files.map(compiledPath))),
    }),
    ...(bin && { bin: { [bin]: `bin/${bin}.js` } }),
    ...(own.dependencies && {
      dependencies: Object.fromEntries(
        Object.entries(own.dependencies).filter(([other]) => !without.includes(other)),
      ),
    }),
  }
}

/** Sub-paths and folders that only the project's tests use. */
export const isForTests = (path: string): boolean => path.split('/').includes('testing')

function exportEntry(file: string): string | { readonly types: string; readonly default: string } {
  if (!file.endsWith('.ts')) return `${file.replace('./src/', './dist/')}.js`
  const built = compiledPath(file)
  return { types: built.replace(/\.js$/, '.d.ts'), default: built }
}

const compiledPath = (file: string): string => file.replace('./src/', './dist/').replace(/\.ts$/, '.js')
