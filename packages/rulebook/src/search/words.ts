/** The words that find a text: without endings, so that "exposed" finds "expose" and "exposing". */
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
    .filter(word => word !== '' && !STOP_WORDS.has(word))
    .map(word => {
      const known = stems.get(word) ?? stem(word)
      stems.set(word, known)
      return known
    })
}

/** A rulebook repeats the same few thousand words: cached. */
const stems = new Map<string, string>()

const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from has have he her his happen happens how i if in into is it its many may much must no not of on or she so than that the their them then there they this to was what when where which who will with would you your'.split(
    ' ',
  ),
)

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Irregular forms, and numbers, which some write in words. */
const IRREGULAR: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NUMBER_WORDS.map((word, number) => [word, String(number)])),
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

function stem(word: string): string {
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
