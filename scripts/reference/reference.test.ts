import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DeclarationReflection, ReflectionKind } from 'typedoc'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reference, readReference } from './reference.ts'

/** The packages whose every name is explained. */
const EXPLAINED = ['engine', 'rulebook', 'lab', 'words', 'protocol', 'testing']

const folder = mkdtempSync(join(tmpdir(), 'cardroom-docs-'))
let reference: Reference
beforeAll(async () => {
  reference = await readReference()
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const moduleOf = (name: string): DeclarationReflection =>
  reference.project.getChildByName([name]) as DeclarationReflection

test('every package of which something may be imported is in the reference', () => {
  const names = reference.project.children?.map(({ name }) => name)
  const packages = ['cli', 'lab', 'protocol', 'room', 'rulebook', 'school', 'server', 'testing', 'words']
  expect(names).toEqual(
    expect.arrayContaining(['@cardroom/engine/cards', ...packages.map(name => `@cardroom/${name}`)]),
  )
})

test.each(EXPLAINED)('every name that @cardroom/%s exports has a sentence', name => {
  const modules = reference.project.children!.filter(one => `${one.name}/`.startsWith(`@cardroom/${name}/`))
  const names = modules.flatMap(one => one.children ?? [])
  expect(names.length).toBeGreaterThan(20)
  const isExplained = (one: DeclarationReflection) =>
    one.kindOf(ReflectionKind.Reference) || one.hasComment() || one.signatures?.some(own => own.hasComment())
  expect(names.filter(one => !isExplained(one)).map(one => one.getFullName())).toEqual([])
})

test.each([
  ['Awaiting', 'nothing'],
  ['Input', 'settle'],
  ['TableCommand', 'close'],
])('the union %s is there to its last member', (name, last) => {
  const { type } = moduleOf('@cardroom/engine').getChildByName([name]) as DeclarationReflection
  const member = type?.type === 'union' ? type.types.at(-1) : undefined
  const fields = member?.type === 'reflection' ? member.declaration.children : undefined
  expect(fields?.map(field => String(field.type))).toContain(JSON.stringify(last))
})

test('the site fetches nothing from elsewhere, and has no script inside a page', async () => {
  await reference.write(folder)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = files.filter(file => file.endsWith('.html'))
  expect(pages).toContain('types/_cardroom_engine.Awaiting.html')
  const wrong = pages.filter(file =>
    /(?:src|href)="https?:|<script>/.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(wrong).toEqual([])
}, 300_000)
