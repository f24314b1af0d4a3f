/** Letters of other scripts that look like a Latin one, by the Latin letter. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ЬьвβƄ',
  c: 'сϲ',
  d: 'ԁɗ',
  e: 'еєεɛ',
  f: 'ғϝ',
  g: 'ɡԍ',
  h: 'һнη',
  i: '1lIіӏιɩı|',
  j: 'јϳ',
  k: 'кκ',
  m: 'мϻ',
  n: 'пոν',
  o: '0оοσօ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гɾ',
  s: '5ѕ',
  t: 'тτ',
  u: 'υцս',
  v: 'ѵ',
  w: 'ԝωшѡ',
  x: 'хχ',
  y: 'уγүʏ',
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

/** A name that only the house and its bots may have. */
export const looksLikeTheHouse = (name: string): boolean => {
  const look = lookOf(name)
  return look === '' || houseLooks.has(look) || look.startsWith(botLook)
}

/** Letters of one script only: a name that mixes them is made to look like another. */
export function mixesScripts(name: string): boolean {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]
  return scripts.filter(script => script.test(name)).length > 1
}
