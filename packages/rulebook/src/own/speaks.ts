import { type Cite, citedLines, figuresOf, type Odds } from '@cardroom/engine'

/** The texts of filings, line by line, by the numbers that citations name. */
export type TextsByFiling = ReadonlyMap<string, readonly string[]>

/** The lines of a citation and a little around them: a row of a table is seldom alone on its line. */
export const printedText = (cite: Cite, texts: TextsByFiling, around: number): string =>
  (citedLines(cite) ?? [])
    .map(({ file, from, to }) =>
      (texts.get(file) ?? []).slice(Math.max(0, from - 1 - around), to + around).join(' '),
    )
    .join(' ')

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')

/** The figures of a text, in digits or in words. */
export const numbersIn = (text: string): Set<number> =>
  new Set([
    ...[...text.replace(/(\d),(\d{3})/g, '$1$2').matchAll(/\d+/g)].map(([number]) => Number(number)),
    ...[...text.toLowerCase().matchAll(/[a-z]+/g)].map(([word]) => NUMBER_WORDS.indexOf(word)),
  ])

/** Whether the lines mention such a payment; a wager paid without a figure pays even money. */
export function printsOdds(cite: Cite, odds: Odds, texts: TextsByFiling): boolean {
  const text = printedText(cite, texts, 2)
  const [pays, per] = figuresOf(odds)
  const numbers = numbersIn(text)
  if (odds === '1:1') return numbers.has(1) || /pay|paid|win|won|even money|equal/i.test(text)
  return numbers.has(pays) && (per === 1 || numbers.has(per))
}
