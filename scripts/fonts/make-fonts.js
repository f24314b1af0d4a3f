// Makes the page's Chinese fonts, for readers whose system has none: the characters of the catalogues, and besides the
// common ones, which people write in names and chat. Plain JavaScript: what it needs is installed only to run it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '../..')
const packages = join(import.meta.dirname, 'node_modules/@expo-google-fonts')
const out = join(root, 'packages/web/src/shared/styles/fonts')

/**
 * `common`: the common characters are the first level of an old national standard, which encodes them in two bytes from
 * `first` to `last`, the second of them at least `trail`.
 */
const FONTS = [
  {
    name: 'noto-sans-sc',
    file: 'NotoSansSC_400Regular.ttf',
    language: 'zh-hans',
    common: { encoding: 'gb2312', first: 0xb0a1, last: 0xd7f9, trail: 0xa1 },
  },
  {
    name: 'noto-sans-tc',
    file: 'NotoSansTC_400Regular.ttf',
    language: 'zh-hant',
    common: { encoding: 'big5', first: 0xa440, last: 0xc67e, trail: 0x40 },
  },
]

/** Marks of both scripts, full-width letters and figures. */
const CHINESE_MARKS = /[\u3000-\u303f\uff00-\uffef\u2014\u2018-\u201d\u2026\u00b7]/u

mkdirSync(out, { recursive: true })
for (const { name, file, language, common } of FONTS) {
  const font = readFileSync(join(packages, name, '400Regular', file))
  const characters = new Set([...(await charactersOf(language)), ...commonCharacters(common)])
  const made = await subsetFont(font, [...characters].join(''), { targetFormat: 'woff2' })
  writeFileSync(join(out, `${name}.woff2`), made)
  console.log(`${name}: ${characters.size} characters, ${Math.round(made.length / 1024)} KB`)
}
copyFileSync(join(packages, 'noto-sans-tc/LICENSE_FONT'), join(out, 'LICENSE'))

/** Everything that a language says in Chinese, with its marks. */
async function charactersOf(language) {
  const parts = ['lobby', 'full', 'verify'].map(
    part => import(`../../packages/words/src/languages/${language}/${part}.ts`),
  )
  const said = (await Promise.all(parts)).map(({ messages }) => JSON.stringify(messages))
  return [...said.join('')].filter(letter => /\p{Script=Han}/u.test(letter) || CHINESE_MARKS.test(letter))
}

function commonCharacters({ encoding, first, last, trail }) {
  const decoder = new TextDecoder(encoding)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter(code => (code & 0xff) >= trail)
    .map(code => decoder.decode(Uint8Array.of(code >> 8, code & 0xff)))
    .filter(text => /^\p{Script=Han}$/u.test(text))
}
