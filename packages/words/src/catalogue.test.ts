import { describe, expect, test } from 'vitest'
import { catalogue } from './en/index.ts'
import { keysSaid, sources } from './testing/sources.ts'

/** What rooms write themselves, and what layouts print: no source says it. */
const OUTSIDE = ['own-words', 'printed-name']

type Sentences = Readonly<Record<string, unknown>>

interface Area {
  readonly name: string
  readonly says: Sentences
}

const modules = import.meta.glob<Sentences>(['./en/**/*.ts', '!./en/**/*.test.ts', '!./en/index.ts'], {
  eager: true,
})

/** Every object that a file of English exports; what is no object helps to say something. */
const areas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, says]): Area[] =>
    typeof says === 'object' ? [{ name: `${file}, ${name}`, says: says as Sentences }] : [],
  ),
)

describe.each(['sentences', 'refusals'] as const)('%s', kind => {
  const all: Sentences = { ...catalogue[kind] }
  const keysOf = ({ says }: Area): string[] => Object.keys(says).filter(key => says[key] === all[key])
  const ours = areas.filter(area => keysOf(area).length > 0)

  test('no key is said by two areas', () => {
    const lost = ours.flatMap(({ name, says }) =>
      Object.keys(says).flatMap(key => (says[key] === all[key] ? [] : [`${name}: ${key}`])),
    )
    expect(lost).toEqual([])
    const keys = ours.flatMap(keysOf)
    expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([])
  })

  test('every key is said by somebody', () => {
    const isSaid = keysSaid(sources())
    expect(Object.keys(all).filter(key => !isSaid(key) && !OUTSIDE.includes(key))).toEqual([])
  })
})
