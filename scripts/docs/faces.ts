import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isForTests } from '../packing/published.ts'
import { type Declared, type FileRead, readExports } from './reader.ts'

const root = join(import.meta.dirname, '../..')

/** The packages whose every name is explained. */
export const EXPLAINED = ['engine', 'rulebook', 'lab', 'words', 'protocol', 'testing'] as const

/** What may be imported by one name: `@cardroom/engine/cards`. */
export interface Face {
  readonly path: string
  readonly names: readonly Declared[]
}

/** Where the files of the packages are looked up: the sources, or what the compiler has made of them. */
export interface Files {
  /** `engine/src/index.ts`. */
  read(path: string): string
}

/** The sources as they are. */
export const SOURCES: Files = { read: path => readFileSync(join(root, 'packages', path), 'utf8') }

/** The declaration files that the compiler has written to a folder. */
export const declarationsIn = (folder: string): Files => ({
  read: path => readFileSync(join(folder, path.replace(/\.tsx?$/, '.d.ts')), 'utf8'),
})

/** The public faces of a package, each with its names in the order of the alphabet. */
export function facesOf(folder: string, files: Files): Face[] {
  const manifest = readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')
  const { name, exports } = JSON.parse(manifest) as { name: string; exports: Record<string, string> }
  const reader = new Reader(files)
  return Object.entries(exports)
    .filter(([path, file]) => !isForTests(path) && !path.includes('*') && file.endsWith('.ts'))
    .map(([path, file]) => ({
      path: join(name, path),
      names: [...reader.namesOf(join(folder, file)).values()].toSorted((a, b) =>
        a.name.localeCompare(b.name),
      ),
    }))
}

class Reader {
  readonly #files: Files
  readonly #read = new Map<string, FileRead>()

  constructor(files: Files) {
    this.#files = files
  }

  /** Everything that a file exports, its own and what it hands on. */
  namesOf(path: string): Map<string, Declared> {
    const { declared, handedOn } = this.#file(path)
    const found = new Map<string, Declared>()
    // A function with several signatures is one name: its first comment speaks for all of them.
    for (const one of declared) found.set(one.name, merged(found.get(one.name), one))
    for (const { from, names } of handedOn) {
      if (!from.startsWith('.')) continue
      const others = this.namesOf(join(dirname(path), from))
      for (const [name, own] of names ?? [...others.keys()].map(key => [key, key] as const)) {
        const other = others.get(own)
        if (other && !found.has(name)) found.set(name, { ...other, name })
      }
    }
    return found
  }

  #file(path: string): FileRead {
    const known = this.#read.get(path) ?? readExports(this.#files.read(path))
    this.#read.set(path, known)
    return known
  }
}

const merged = (first: Declared | undefined, next: Declared): Declared =>
  first ? { ...first, says: first.says || next.says, text: `${first.text}\n${next.text}` } : next
