import { expect, test } from 'vitest'
import { EXPLAINED, facesOf, SOURCES } from '../scripts/docs/faces.ts'
import { htmlOf } from '../scripts/docs/markdown.ts'
import { readExports } from '../scripts/docs/reader.ts'
import { siteOf } from '../scripts/docs/site.ts'
import { EXAMPLES, pageOf } from '../scripts/docs-tasks.ts'

test.each(EXPLAINED)('every name that @cardroom/%s exports has a sentence', folder => {
  const names = facesOf(folder, SOURCES).flatMap(face => face.names.map(one => ({ ...one, path: face.path })))
  expect(names.length).toBeGreaterThan(20)
  const unexplained = new Set(
    names.filter(({ says }) => says === '').map(({ path, name }) => `${path} ${name}`),
  )
  expect([...unexplained]).toEqual([])
})

test('what a file exports is read with its comments, and what it hands on with its names', () => {
  const { declared, handedOn } = readExports(`// A remark.
import { a } from './a.ts'
export * from './b.ts'
export { c, type D as E } from './c.ts'
/** Not exported. */
const hidden = 1

/**
 * Two lines
 * of one sentence.
 */
export declare function f(of: {
    a: number;
}): void;
export declare function f(): void;
/** A type. */
export type G = 'export type' | hidden
export const h = 2
`)
  expect(declared).toMatchObject([
    { name: 'f', kind: 'function', says: 'Two lines\nof one sentence.' },
    { name: 'f', says: '', text: 'export declare function f(): void;' },
    { name: 'G', kind: 'type', says: 'A type.' },
    { name: 'h', kind: 'const', says: '' },
  ])
  expect(declared[0]?.text).toBe('export declare function f(of: {\n    a: number;\n}): void;')
  expect(handedOn).toEqual([
    { from: './b.ts' },
    {
      from: './c.ts',
      names: new Map([
        ['c', 'c'],
        ['E', 'D'],
      ]),
    },
  ])
})

test('the site stands alone: its links are relative, lead somewhere, and nothing is fetched', () => {
  const packages = EXPLAINED.map(folder => ({
    name: `@cardroom/${folder}`,
    description: '<b>',
    faces: facesOf(folder, SOURCES),
  }))
  const site = siteOf(
    packages,
    EXAMPLES.map(name => ({ name, markdown: pageOf(name) })),
  )
  const pages = [...site].filter(([file]) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(30)
  const astray = pages.flatMap(([file, html]) =>
    [...html.matchAll(/(?:href|src)="([^"]*)"/g)].flatMap(([, to = '']) => {
      const [target = '', part = ''] = to.split('#')
      const found = site.get(target || file)
      return found !== undefined && (part === '' || found.includes(`id="${part}"`)) ? [] : [`${file}: ${to}`]
    }),
  )
  expect(astray).toEqual([])
  expect(site.get('cardroom-engine.html')).toContain('<section id="Round">')
  expect(site.get('index.html')).toContain('&lt;b&gt;')
  expect(site.get('names.js')).toContain(
    '["Round","cardroom-engine.html","@cardroom/engine","A round says what',
  )
  expect([...site.values()].join('')).not.toMatch(/\bfetch\(|https?:\/\/[^ ]*\.js/)
})

test('pages of tasks are read as they are written', () => {
  expect(htmlOf('# A *b*\n\nOne `c<d` [e](f.md)\n\n```ts\nif (a < b) {\n\n}\n```\n')).toBe(
    '<h1>A <em>b</em></h1>\n<p>One <code>c&lt;d</code> e</p>\n<pre><code>if (a &lt; b) {\n\n}</code></pre>',
  )
})
