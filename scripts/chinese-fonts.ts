// Cuts the Chinese fonts of the page to what people write: for those whose system has none. Run again when the
// catalogues have many new characters: node scripts/chinese-fonts.ts (it fetches the whole fonts, some 150 MB).
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Subset = (font: Buffer, text: string, to: { targetFormat: 'woff2' }) => Promise<Buffer>

const root = join(import.meta.dirname, '..')
const out = join(root, 'packages/web/src/fonts')

/** Every two bytes of a character set between these rows. */
function charactersOf(encoding: string, [from, to]: [number, number], least: number): string {
  const decoder = new TextDecoder(encoding)
  let text = ''
  for (let row = from; row <= to; row++) {
    for (let cell = least; cell < 0xff; cell++) text += decoder.decode(Uint8Array.of(row, cell))
  }
  return text
}

const FONTS = [
  // The first level of each character set is what schools teach and newspapers print.
  { catalogue: 'zh-hant', font: 'tc', common: charactersOf('big5', [0xa4, 0xc6], 0x40) },
  { catalogue: 'zh-hans', font: 'sc', common: charactersOf('gb18030', [0xb0, 0xd7], 0xa1) },
]

const isChinese = (character: string): boolean =>
  /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character)

/** What the page itself says. */
function wordsOf(catalogue: string): Set<string> {
  const folder = join(root, 'packages/words/src', catalogue)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.ts'),
  )
  return new Set(files.flatMap(file => [...readFileSync(join(folder, file), 'utf8')].filter(isChinese)))
}

const work = mkdtempSync(join(tmpdir(), 'cardroom-fonts-'))
const modules = join(work, 'node_modules')
writeFileSync(join(work, 'package.json'), '{ "private": true }')
const needed = ['subset-font@2.9.0', ...FONTS.map(({ font }) => `@expo-google-fonts/noto-sans-${font}@0.4.3`)]
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...needed], { cwd: work })
const cutter: { readonly default: Subset } = await import(
  pathToFileURL(join(modules, 'subset-font/index.js')).href
)
for (const { catalogue, font, common } of FONTS) {
  const folder = join(modules, `@expo-google-fonts/noto-sans-${font}`)
  const whole = readFileSync(join(folder, `400Regular/NotoSans${font.toUpperCase()}_400Regular.ttf`))
  const words = wordsOf(catalogue)
  const more = new Set([...common].filter(one => isChinese(one) && !words.has(one)))
  for (const [name, characters] of [
    [font, words],
    [`${font}-more`, more],
  ] as const) {
    const cut = await cutter.default(whole, [...characters].join(''), { targetFormat: 'woff2' })
    writeFileSync(join(out, `noto-sans-${name}.woff2`), cut)
    process.stdout.write(`${name}: ${characters.size} characters, ${Math.round(cut.length / 1024)} KB\n`)
  }
  // Who gets the page gets the licence with it.
  copyFileSync(join(folder, 'LICENSE_FONT'), join(root, 'packages/web/public/fonts-license.txt'))
}
rmSync(work, { recursive: true, force: true })
