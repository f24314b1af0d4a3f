/** Letters of other scripts, small capitals and letters with a stroke that look like a Latin one, by that one. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  b: 'ЬьвβƄʙƀ',
  c: 'сϲᴄ',
  d: 'ԁɗᴅđð',
  e: 'еєεɛᴇ',
  f: 'ғϝꜰ',
  g: 'ɡԍɢǥ',
  h: 'һнηʜħ',
  i: '1lIіӏιɩı|ɪʟłɨ',
  j: 'јϳᴊɉ',
  k: 'кκᴋ',
  m: 'мϻᴍ',
  n: 'пոνɴ',
  o: '0оοσօᴏø',
  p: 'рρᴘ',
  q: 'ԛգ',
  r: 'гɾʀɍ',
  s: '5ѕꜱ',
  t: 'тτᴛŧ',
  u: 'υцսᴜʉ',
  v: 'ѵᴠ',
  w: 'ԝωшѡᴡ',
  x: 'хχ',
  y: 'уγүʏɏ',
  z: '2ᴢ',
}

const latin = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) =>
    Array.from(others, other => [other, letter] as const),
  ),
)

/** How a name looks at a glance: no two names may look alike, and none like the house's own. */
export function lookOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}_.-]/gu, '')
    .replaceAll('I', 'i')
    .toLowerCase()
  return Array.from(plain, letter => latin.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

const HOUSE_NAMES = [
  'house',
  'dealer',
  'housedealer',
  'floor',
  'cardroom',
  'operator',
  'auditor',
  'bank',
  'admin',
]
const houseLooks = new Set(HOUSE_NAMES.map(lookOf))
const botLook = lookOf('Bot')

/** Whether a name is reserved for the house and its bots, also with an article before it or a number behind it. */
export const looksLikeTheHouse = (name: string): boolean => {
  const look = lookOf(name)
  const bare = lookOf(name.normalize('NFKD').replace(/[\d_.-]+$/, '')).replace(/^the/, '')
  return look === '' || houseLooks.has(look) || houseLooks.has(bare) || look.startsWith(botLook)
}

/** Chinese, Japanese and Korean names have letters of several of these, and Latin ones beside them. */
const EAST_ASIAN_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/gu

/** The other scripts that are in everyday use (Unicode Standard Annex 31, table 5). */
const EVERYDAY_SCRIPTS = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Latin',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
].map(script => new RegExp(`^[\\p{Script=${script}}\\p{M}ー々]*$`, 'u'))

/** Whether a name mixes scripts, or has letters of none in everyday use: such a name is made to look like another. */
export function mixesScripts(name: string): boolean {
  const letters = name
    .normalize('NFKD')
    .replace(/[0-9_.-]/g, '')
    .replace(EAST_ASIAN_LETTERS, '')
  return !EVERYDAY_SCRIPTS.some(script => script.test(letters))
}
