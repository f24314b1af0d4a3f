import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserRoom, openRoom } from './room.ts'

const CATALOGUES = join(import.meta.dirname, '../../packages/words/src')

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([])
})
afterAll(() => room.close())

/** Every Chinese character of a catalogue, once. */
function charactersOf(catalogue: string): string {
  const folder = join(CATALOGUES, catalogue)
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
  return [...new Set(texts.join('').match(/\p{Script=Han}/gu))].join('')
}

test.each([
  ['zh-hant', 'zh-Hant', 'TC'],
  ['zh-hans', 'zh-Hans', 'SC'],
])('whose system has no Chinese reads %s all the same', async (catalogue, language, font) => {
  const { page, context, trouble } = await room.enter(`/?lang=${language}`)
  await page.locator('h1').waitFor()
  const characters = charactersOf(catalogue)
  await page.evaluate(
    ([text, family]) => {
      const all = document.createElement('p')
      all.id = 'all-characters'
      all.textContent = text
      all.style.fontFamily = family
      document.body.append(all)
      return document.fonts.load(`16px ${family}`, text)
    },
    [characters, `"Cardroom ${font}", "Cardroom ${font} more"`] as const,
  )
  const devtools = await context.newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#all-characters',
  })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.filter(one => !one.isCustomFont)).toEqual([])
  expect(fonts.reduce((sum, one) => sum + one.glyphCount, 0)).toBe([...characters].length)
  expect(trouble).toEqual([])
})
