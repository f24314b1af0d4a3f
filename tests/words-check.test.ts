import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FUNCTIONS } from '@cardroom/words/messages'
import { expect, onTestFinished, test } from 'vitest'
import { checkLanguage } from '../scripts/words/check-language.ts'
import { checkSimplified, simplifiedFrom } from '../scripts/words/check-simplified.ts'
import type { DeclaredSentence, ValueKind } from '../scripts/words/declared.ts'
import { type FiledMessage, readLanguage, readMessages } from '../scripts/words/files.ts'
import { FUNCTION_USES } from '../scripts/words/functions.ts'

const value = (kind: ValueKind, optional = false) => ({ kind, optional })
const sentences = new Map<string, DeclaredSentence>([
  ['below-minimum', { amount: value({ is: 'number' }) }],
  ['banked-supply', { from: value({ is: 'one-of', members: ['shoe', 'continuous'] }) }],
])
const page = new Map<string, DeclaredSentence>([
  ['table.you', {}],
  ['table.seat', { seat: value({ is: 'number' }) }],
  ['table.dice', { dice: value({ is: 'list', of: { is: 'number' } }) }],
])
const COMPLETE_LANGUAGE = {
  'below-minimum': '{$amount :money} is too little',
  'banked-supply': 'Dealt {$from :name in=supplies}',
  'supplies.shoe': 'from a shoe',
  'supplies.continuous': 'from a machine',
  'table.you': 'You',
  'table.seat': 'Seat {$seat}',
  'table.dice': '{$dice :list by=|, |}',
  'verify.title': 'Check {$shuffle}',
}

const filed = (file: string, messages: Readonly<Record<string, string>>): FiledMessage[] =>
  Object.entries(messages).map(([key, source], at) => ({ key, source, at: `${file}:${at + 2}` }))

const check = (
  messages: Readonly<Record<string, string>>,
  elsewhere?: ReadonlyMap<string, string>,
): string[] =>
  checkLanguage('vi', filed('vi.json', messages), { sentences, page, verify: ['verify.title'] }, elsewhere)

test('finds nothing wrong with a complete language', () => {
  expect(check(COMPLETE_LANGUAGE)).toEqual([])
})

test('names a missing message and an unused one', () => {
  const { 'table.you': _, ...without } = COMPLETE_LANGUAGE
  expect(check({ ...without, 'table.me': 'Me' })).toEqual([
    'packages/words/messages/vi table.you: is missing',
    'vi.json:9 table.me: nobody says it',
  ])
})

test('names the file of a missing message, from a language that has it', () => {
  const { 'table.you': _, ...without } = COMPLETE_LANGUAGE
  const elsewhere = new Map([['table.you', 'packages/words/messages/en/table.json:9']])
  expect(check(without, elsewhere)).toEqual(['packages/words/messages/vi/table.json:9 table.you: is missing'])
})

test.each([
  ['table.seat', 'Seat {$place}', 'there is no value $place'],
  ['table.seat', 'Seat', 'takes values and names none: begin it with .input {$seat}'],
  ['table.you', 'You {$seat}', 'there is no value $seat'],
  ['below-minimum', '{$amount :dollars}', 'there is no function :dollars'],
  ['below-minimum', '{$amount :list}', ':list takes no number, which $amount is'],
  ['below-minimum', '{:part name=more}', 'there is no part below-minimum.more'],
  ['banked-supply', '{$from :name in=others}', 'has no name others.shoe'],
  ['below-minimum', '{$amount :money sing=always}', ':money has no option sing'],
  ['below-minimum', '{$amount :equal to=3}', ':equal writes nothing'],
  ['below-minimum', '.input {$amount :money} .match $amount 3 {{a}} * {{b}}', ':money does not choose'],
  ['below-minimum', '.input {$amount :number} .match $amount one {{a}} * {{b}}', '$amount is never "one"'],
  ['below-minimum', '.input {$amount :given} .match $amount true {{a}} * {{b}}', '$amount is never "true"'],
  ['table.dice', '{$dice}', ':string takes no list, which $dice is'],
  ['table.dice', '{$dice :list of=rank}', ':rank takes no number, which $dice has'],
  ['table.dice', '{$dice :list of=roman}', 'there is no function :roman'],
  ['verify.title', 'Check {$shuffle :money}', 'has values only, and no functions'],
  ['banked-supply', '.input {$from :string} .match $from box {{a}} * {{b}}', '$from is never "box"'],
])('%s: %s', (key, source, why) => {
  expect(check({ ...COMPLETE_LANGUAGE, [key]: source }).some(line => line.endsWith(`${key}: ${why}`))).toBe(
    true,
  )
})

test('names a syntax error with its place', () => {
  expect(check({ ...COMPLETE_LANGUAGE, 'table.seat': 'Seat {$seat' })[0]).toMatch(/^vi\.json:7 table\.seat: /)
})

test('knows how each function is used', () => {
  expect(Object.keys(FUNCTION_USES).toSorted()).toEqual(Object.keys(FUNCTIONS).toSorted())
})

test('names the line at which a file is no JSON, a key that stands twice and a value that is no text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const faultsOf = (...lines: readonly string[]): readonly string[] => {
    writeFileSync(join(folder, 'table.json'), lines.join('\n'))
    return readMessages(join(folder, 'table.json')).faults
  }
  expect(faultsOf('{', '  "table.you": "You"', '  "table.seat": "Seat"', '}')[0]).toMatch(/table\.json:3: /)
  expect(faultsOf('{', '  "table.you": 5', '}')[0]).toMatch(/table\.json:2 table\.you: is no text$/)
})

test('finds a decision of simplified Chinese that is wrong, or decides nothing', () => {
  const traditional = filed('zh-Hant.json', { 'table.you': '你', 'table.seat': '{$seat}號位' })
  const decided = filed('zh-Hans.json', { 'table.you': '你', 'table.seat': '{$sea}号', 'table.he': '他' })
  const phrases = filed('phrases.json', { 號: '号', 館: '牌室' })
  expect(checkSimplified(traditional, decided, phrases)).toEqual([
    'zh-Hans.json:2 table.you: says what is said without it',
    'zh-Hans.json:4 table.he: traditional Chinese has no such message',
    'phrases.json:3 館: stands in no message',
  ])
  const catalogue = { sentences: new Map(), page, verify: [] }
  expect(checkLanguage('zh-Hans', simplifiedFrom(traditional, decided), catalogue)).toContain(
    'zh-Hans.json:3 table.seat: there is no value $sea',
  )
})

test('reads every message of a language with its line', () => {
  const { messages, faults } = readLanguage('en')
  expect(faults).toEqual([])
  expect(messages.find(({ key }) => key === 'table.felt')?.at).toBe('packages/words/messages/en/table.json:2')
})
