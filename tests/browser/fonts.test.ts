import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserRoom, openRoom } from './room.ts'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([])
})
afterAll(() => room.close())

/** Everything that a language says in Chinese, with its marks. */
async function phrasesOf(language: string): Promise<readonly string[]> {
  const parts = ['lobby', 'full', 'verify'].map(
    part =>
      import(`../../packages/words/src/languages/${language}/${part}.ts`) as Promise<{ messages: object }>,
  )
  const said = (await Promise.all(parts)).map(({ messages }) => JSON.stringify(messages))
  return [...new Set(said.join('').match(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/gu))]
}

/** The Chinese fonts of systems that have them. */
const CHINESE = /CJK|Noto Sans [ST]C|Han|PingFang|JhengHei|YaHei|Songti|MingLiU|SimSun|WenQuanYi|UMing|Droid/

test.each([
  ['zh-hant', 'zh-Hant'],
  ['zh-hans', 'zh-Hans'],
])('draws every Chinese character of %s on a system without Chinese fonts', async (catalogue, language) => {
  const { page, context, trouble } = await room.enter(`/?lang=${language}`)
  await page.locator('h1').waitFor()
  const phrases = await phrasesOf(catalogue)
  const devtools = await context.newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  for (const family of ['var(--sans)', 'var(--serif)']) {
    await page.evaluate(
      ([all, name]) => {
        const said = document.createElement('div')
        said.id = 'said'
        said.setAttribute('style', `font-family: ${name}`)
        said.append(...all.map(phrase => Object.assign(document.createElement('p'), { textContent: phrase })))
        document.body.replaceChildren(said)
      },
      [phrases, family] as const,
    )
    const drawn = async () => {
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      const { root } = await devtools.send('DOM.getDocument')
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#said' })
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      const inChinese = fonts.filter(one => one.isCustomFont || CHINESE.test(one.familyName))
      return inChinese.reduce((sum, one) => sum + one.glyphCount, 0)
    }
    await expect.poll(drawn, { message: family }).toBe([...phrases.join('')].length)
  }
  expect(trouble).toEqual([])
  await context.close()
})
