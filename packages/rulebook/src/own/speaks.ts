import { type Cite, citedLines } from '@cardroom/engine'

/** The texts of filings, line by line, by the numbers that citations name. */
export type Texts = ReadonlyMap<string, readonly string[]>

/** The lines of a citation and a little around them: a row of a table is seldom alone on its line. */
export const printed = (cite: Cite, texts: Texts, around: number): string =>
  (citedLines(cite) ?? [])
    .map(({ file, from, to }) =>
      (texts.get(file) ?? []).slice(Math.max(0, from - 1 - around), to + around).join(' '),
    )
    .join(' ')

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(
  ' ',
)

/** The figures of a text, in digits or in words. */
export const numbersIn = (text: string): Set<number> =>
  new Set([
    ...[...text.replace(/(\d),(\d{3})/g, '$1$2').matchAll(/\d+/g)].map(([number]) => Number(number)),
    ...[...text.toLowerCase().matchAll(/[a-z]+/g)].map(([word]) => WORDS.indexOf(word)),
  ])

/** Whether the lines speak of such a payment; a wager that is paid without a figure is paid what it is. */
export function speaks(cite: Cite, odds: string, texts: Texts): boolean {
  const text = printed(cite, texts, 2)
  const [pays, per] = odds.split(':').map(Number) as [number, number]
  const numbers = numbersIn(text)
  if (odds === '1:1') return numbers.has(1) || /pay|paid|win|won|even money|equal/i.test(text)
  return numbers.has(pays) && (per === 1 || numbers.has(per))
}
