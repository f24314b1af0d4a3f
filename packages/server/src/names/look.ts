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

/** How a name looks at a glance: two people's names must not look alike, nor one like the house's own. */
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

const HOUSE = ['house', 'dealer', 'housedealer', 'floor', 'cardroom', 'operator', 'auditor', 'bank', 'admin']
const houseLooks = new Set(HOUSE.map(lookOf))
const botLook = lookOf('Bot')

/** A name that only the house and its bots may have, also with an article before it or a number behind it. */
export const looksLikeTheHouse = (name: string): boolean => {
  const look = lookOf(name)
  const bare = lookOf(name.normalize('NFKD').replace(/[\d_.-]+$/, '')).replace(/^the/, '')
  return look === '' || houseLooks.has(look) || houseLooks.has(bare) || look.startsWith(botLook)
}

/** Chinese, Japanese and Korean names have letters of several of these, and Latin ones beside them. */
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/gu

/** The other scripts that are in everyday use (Unicode Standard Annex 31, table 5). */
const EVERYDAY = [
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

/**
 * Letters of one script only, and plain digits: a name that mixes them, or has letters that nobody writes names with,
 * is made to look like another.
 */
export function mixesScripts(name: string): boolean {
  const letters = name
    .normalize('NFKD')
    .replace(/[0-9_.-]/g, '')
    .replace(EAST_ASIAN, '')
  return !EVERYDAY.some(script => script.test(letters))
}
