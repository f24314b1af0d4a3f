import {
  ANY_VARIANT,
  type Options,
  type Pattern,
  type Placeholder,
  type Program,
  readMessage,
  type VariantChoice,
} from '@cardroom/words/messages'
import { parseMessage, validate } from 'messageformat'
import type { DeclaredSentence, DeclaredValue } from './declared.ts'
import type { FiledMessage } from './files.ts'
import { faultOfKind, faultsOfUse, mayChoose } from './functions.ts'

/** Everything that may be said, by key. */
export interface DeclaredCatalogue {
  readonly sentences: ReadonlyMap<string, DeclaredSentence>
  readonly page: ReadonlyMap<string, DeclaredSentence>
  /** The texts of the page that checks shuffles, which puts their values in itself. */
  readonly verify: readonly string[]
}

/** Lists of names, and messages, that functions ask for by themselves. */
const KEYS_OF_FUNCTIONS = ['cards.plurals', 'cards.genders', 'cards.tiles', 'documents', 'games', 'printed']
const ODDS_VALUES: DeclaredSentence = {
  pays: { kind: { is: 'text' }, optional: false },
  to: { kind: { is: 'text' }, optional: false },
}

/** The faults of the messages of a language, a line each; `elsewhere` is where other languages have a message. */
export function checkLanguage(
  language: string,
  filed: readonly FiledMessage[],
  wanted: DeclaredCatalogue,
  elsewhere: ReadonlyMap<string, string> = new Map(),
): string[] {
  const messages = new Map(filed.map(one => [one.key, one]))
  const programs = new Map<string, Program>()
  const wrong: string[] = []
  for (const { key, source, at } of filed) {
    try {
      validate(parseMessage(source))
      programs.set(key, readMessage(source))
    } catch (error) {
      wrong.push(`${at} ${key}: ${(error as Error).message}`)
    }
  }
  const declared = new Map([...wanted.sentences, ...wanted.page])
  const named = listsOf(programs)
  for (const key of [...declared.keys(), ...wanted.verify])
    if (!messages.has(key)) wrong.push(`${placeFor(key, language, elsewhere)} ${key}: is missing`)
  for (const [key, program] of programs) {
    const { at } = messages.get(key)!
    const say = (what: string): unknown => wrong.push(`${at} ${key}: ${what}`)
    if (key.startsWith('verify.')) {
      if (!wanted.verify.includes(key)) say('nobody says it')
      else if (!isVerifyText(program)) say('has values only, and no functions')
      continue
    }
    const values = valuesFor(key, declared, messages)
    if (values === undefined) {
      if (!named.has(key.slice(0, key.lastIndexOf('.')))) say('nobody says it')
      else if (placeholdersIn(program).length > 0) say('a name has no values')
      continue
    }
    if (wanted.page.has(key) && Object.keys(values).length > 0 && typeof program === 'string')
      say(`takes values and names none: begin it with .input {$${Object.keys(values)[0]}}`)
    checkProgram(program, values, key, messages, language, say)
  }
  return wrong
}

/** Where a message belongs: in the file in which another language has it, and about there. */
const placeFor = (key: string, language: string, elsewhere: ReadonlyMap<string, string>): string =>
  elsewhere.get(key)?.replace(/[^/]+(?=\/[^/]+$)/, language) ?? `packages/words/messages/${language}`

const isVerifyText = (program: Program): boolean =>
  !isChoice(program) && placeholdersIn(program).every(([value, fn]) => value !== null && fn === undefined)

/** Lists of names that messages take words from: `{$direction :name in=directions}`. */
const listsOf = (programs: ReadonlyMap<string, Program>): ReadonlySet<string> =>
  new Set([
    ...KEYS_OF_FUNCTIONS,
    ...[...programs].flatMap(([key, program]) =>
      placeholdersIn(program).flatMap(([, fn, options]) =>
        fn === 'name' || options?.of === 'name' ? [typeof options?.in === 'string' ? options.in : key] : [],
      ),
    ),
  ])

/** The values of a message; a part of one has the same, and for a list those of its item. */
function valuesFor(
  key: string,
  declared: ReadonlyMap<string, DeclaredSentence>,
  messages: ReadonlyMap<string, FiledMessage>,
): DeclaredSentence | undefined {
  if (key === 'odds') return ODDS_VALUES
  const own = declared.get(key)
  if (own) return own
  const whole = key.slice(0, key.lastIndexOf('.'))
  const source = messages.get(whole)?.source
  const part = key.slice(whole.length + 1)
  if (source === undefined || !new RegExp(`(name|part|first|last)=${part}\\b`).test(source)) return undefined
  const values = valuesFor(whole, declared, messages)
  if (values === undefined || !new RegExp(`part=${part}\\b`).test(source)) return values
  const [, list = ''] = new RegExp(`\\{\\$([\\w-]+) :list[^}]* part=${part}\\b`).exec(source) ?? []
  const of = values[list]?.kind
  return {
    ...values,
    item: { kind: of?.is === 'list' ? of.of : { is: 'other' }, optional: false },
    at: { kind: { is: 'number' }, optional: false },
  }
}

const isChoice = (program: Program): program is VariantChoice =>
  typeof program === 'object' && 'by' in program

const patternsIn = (program: Program): readonly Pattern[] =>
  isChoice(program) ? program.variants.map(([, says]) => says) : [program]

const selectorsIn = (program: Program): readonly Placeholder[] => (isChoice(program) ? program.by : [])

const placeholdersIn = (program: Program): readonly Placeholder[] => [
  ...selectorsIn(program),
  ...patternsIn(program).flatMap(pattern =>
    typeof pattern === 'string' ? [] : pattern.filter(piece => typeof piece !== 'string'),
  ),
]

function checkProgram(
  program: Program,
  values: DeclaredSentence,
  key: string,
  messages: ReadonlyMap<string, FiledMessage>,
  language: string,
  say: (what: string) => unknown,
): void {
  const selectors = selectorsIn(program)
  for (const placeholder of placeholdersIn(program)) {
    const [name, fn = 'string', options = {}] = placeholder
    faultsOfUse(fn, options, selectors.includes(placeholder)).forEach(say)
    for (const of of Object.values(options))
      if (typeof of !== 'string' && !values[of[0]]) say(`there is no value $${of[0]}`)
    const part = partOf(fn, options)
    if (part !== undefined && !messages.has(`${key}.${part}`)) say(`there is no part ${key}.${part}`)
    if (name === null) continue
    const value = values[name]
    if (value === undefined) say(`there is no value $${name}`)
    else checkKind(name, fn, options, value, key, messages, say)
  }
  if (isChoice(program)) checkKeys(program, values, language, say)
}

/** A variant is there for a key that its value can have. */
function checkKeys(
  { by, variants }: VariantChoice,
  values: DeclaredSentence,
  language: string,
  say: (what: string) => unknown,
): void {
  by.forEach(([name, fn = 'string'], at) => {
    if (name === null) return
    const kind = values[name]?.kind
    const members =
      kind?.is === 'boolean' ? ['true', 'false'] : kind?.is === 'one-of' ? kind.members : undefined
    const isKey = (key: string): boolean =>
      fn === 'string' ? (members?.includes(key) ?? true) : mayChoose(fn, key, language)
    const keys = new Set(variants.map(([all]) => all[at]!))
    for (const key of keys) if (key !== ANY_VARIANT && !isKey(key)) say(`$${name} is never "${key}"`)
  })
}

const partOf = (fn: string, { name, part }: Options): string | undefined => {
  const of = fn === 'part' ? name : part
  return typeof of === 'string' ? of : undefined
}

function checkKind(
  name: string,
  fn: string,
  options: Options,
  { kind }: DeclaredValue,
  key: string,
  messages: ReadonlyMap<string, FiledMessage>,
  say: (what: string) => unknown,
): void {
  const fault = faultOfKind(name, fn, options, kind)
  if (fault !== undefined) say(fault)
  const isNamed = fn === 'name' || (fn === 'list' && options.of === 'name')
  const one = kind.is === 'list' ? kind.of : kind
  if (!isNamed || one.is !== 'one-of' || options.else !== undefined) return
  const list = typeof options.in === 'string' ? options.in : key
  for (const member of one.members)
    if (!messages.has(`${list}.${member}`) && !messages.has(`${list}.*`)) say(`has no name ${list}.${member}`)
}
