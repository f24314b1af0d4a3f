/** A text as the words by which it is found: without endings, so that "exposed" finds "expose" and "exposing". */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/player[-/]dealer(?=s?\b)/g, 'player dealer playerdealer')
    .replace(/[’']/g, '')
    .replace(/\bhold[- ]em\b/g, 'holdem')
    .split(/[^\p{L}\p{N}½]+/u)
    .filter(word => word !== '' && !STOP.has(word))
    .map(word => {
      const known = stems.get(word) ?? stem(word)
      stems.set(word, known)
      return known
    })
}

/** A rulebook says the same few thousand words again and again. */
const stems = new Map<string, string>()

const STOP = new Set(
  'a an and are as at be by can do does for from has have he her his happen happens how i if in into is it its many may much must no not of on or she so than that the their them then there they this to was what when where which who will with would you your'.split(
    ' ',
  ),
)

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Forms that no ending explains, and numbers, which some write in words. */
const IRREGULAR: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NUMBERS.map((word, number) => [word, String(number)])),
  dealt: 'deal',
  drawn: 'draw',
  drew: 'draw',
  dice: 'die',
  held: 'hold',
  kept: 'keep',
  lost: 'lose',
  made: 'make',
  paid: 'pay',
  seen: 'see',
  shown: 'show',
  stood: 'stand',
  taken: 'take',
  tied: 'tie',
  ties: 'tie',
  took: 'take',
  won: 'win',
}

export function stem(word: string): string {
  const known = IRREGULAR[word] ?? word
  if (known.length < 4 || /\d/.test(known)) return known
  const bare = known
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(?<=[aeiouy].*)(ing|ed)$/, '')
    .replace(/([^aeiouylsz])\1$/, '$1')
  return bare.length < 3 ? known : bare.replace(/(?<=..)e$/, '')
}
