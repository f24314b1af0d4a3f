import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isBadInput } from '../command/bad-input.ts'
import { isLatin, runsOf } from '../paper/latin.ts'
import { examCommand } from './exam.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-exam-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const GAME = 'comstock/ez-baccarat-panda-8'
const print = async (...args: string[]): Promise<string> =>
  examCommand.print(await examCommand.answer([GAME, ...args]))

test('prints the same sheet for the same seed, and its key only on request', async () => {
  const sheet = await print('--seed', 'spring', '--questions', '4')
  expect(sheet).toBe(await print('--seed', 'spring', '--questions', '4'))
  expect(sheet).not.toBe(await print('--seed', 'autumn', '--questions', '4'))
  expect(sheet).toMatch(/^Examination: EZ Baccarat Panda 8\nSeed spring · a whole table · 4 questions/)
  expect(sheet).not.toContain('Key')
  const withKey = await print('--seed', 'spring', '--questions', '4', '--key')
  expect(withKey.startsWith(sheet)).toBe(true)
  expect(withKey).toMatch(/\nKey\n[\s\S]*\[003:\d+/)
})

test('writes a page and a PDF, the same byte for byte', async () => {
  const files = ['a.pdf', 'b.pdf', 'a.html', 'b.html'].map(name => join(folder, name))
  const [a, b, c, d] = files as [string, string, string, string]
  for (const [pdf, html] of [
    [a, c],
    [b, d],
  ] as const) {
    await examCommand.answer([
      GAME,
      '--seed',
      'spring',
      '--key',
      '--language',
      'es',
      '--pdf',
      pdf,
      '--html',
      html,
    ])
  }
  expect(readFileSync(a).equals(readFileSync(b))).toBe(true)
  expect(readFileSync(c, 'utf8')).toBe(readFileSync(d, 'utf8'))
  expect(readFileSync(c, 'utf8')).toContain('<html lang="es')
})

test('puts every object of the PDF where its table says, and its contents on every page', async () => {
  const file = join(folder, 'table.pdf')
  await examCommand.answer([GAME, '--seed', 'spring', '--key', '--pdf', file])
  const text = readFileSync(file, 'latin1')
  const table = text.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]))
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(table.startsWith('xref\n')).toBe(true)
  for (const [at, offset] of offsets.entries())
    expect(text.startsWith(`${at + 1} 0 obj\n`, offset)).toBe(true)
  for (const [, length, content] of text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(content).toHaveLength(Number(length))
  }
  const pages = text.match(/\/Type \/Page\b/g)!.length
  expect(pages).toBeGreaterThan(2)
  expect(text).toContain(`/Count ${pages} `)
})

test('writes suits in a font of their own, and cannot write Chinese', () => {
  expect(runsOf('A♠ 10♥')).toEqual([
    { font: 'text', bytes: [65] },
    { font: 'symbol', bytes: [0xaa] },
    { font: 'text', bytes: [32, 49, 48] },
    { font: 'symbol', bytes: [0xa9] },
  ])
  expect(isLatin('¿Cuánto paga la apuesta? “½”')).toBe(true)
  expect(isLatin('考試')).toBe(false)
})

test('prints a language with other letters by a browser, or says that there is none', async () => {
  const { CHROMIUM, PATH } = process.env
  process.env.CHROMIUM = ''
  process.env.PATH = ''
  try {
    const file = join(folder, 'zh.pdf')
    const asked = examCommand.answer([GAME, '--seed', 'a', '--language', 'zh-Hans', '--pdf', file])
    await expect(asked).rejects.toThrow(/--pdf: this language needs letters that only a browser has/)
    expect(existsSync(file)).toBe(false)
  } finally {
    process.env.CHROMIUM = CHROMIUM ?? ''
    process.env.PATH = PATH
  }
})

test('answers bad input with a clear sentence', async () => {
  const wrong = async (...args: string[]) => {
    try {
      await examCommand.answer(args)
      return 'made'
    } catch (error) {
      if (!isBadInput(error)) throw error
      return error.message
    }
  }
  expect(await wrong()).toMatch(/one game is needed/)
  expect(await wrong(GAME)).toMatch(/--seed: an examination needs a seed/)
  expect(await wrong(GAME, '--seed', 'two words')).toMatch(/“two words” is no seed/)
  expect(await wrong(GAME, '--seed', 'a', '--kinds', 'pots')).toMatch(/has nothing of the kind “pots”/)
  expect(await wrong(GAME, '--seed', 'a', '--kinds', 'songs')).toMatch(
    /--kinds: there is no kind of exercise “songs”/,
  )
  expect(await wrong(GAME, '--seed', 'a', '--level', '4')).toMatch(/--level: “4” is no level/)
  expect(await wrong(GAME, '--seed', 'a', '--questions', '0')).toMatch(/1 to 100 questions/)
  expect(await wrong(GAME, '--seed', 'a', '--questions', 'ten')).toMatch(
    /--questions: "ten" is not a whole number/,
  )
  expect(await wrong(GAME, '--seed', 'a', '--language', 'fr')).toMatch(
    /--language: there is no language "fr"/,
  )
  expect(await wrong(GAME, '--seed', 'a', '--pdf', '/nowhere/x.pdf')).toMatch(/--pdf .*cannot be written/)
  expect(await wrong('comstock/whist', '--seed', 'a')).toMatch(/there is no "comstock\/whist"/)
})
