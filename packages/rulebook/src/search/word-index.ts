import { wordsOf } from './words.ts'

/** An entry of the index: words in the title count most, those of the context least. */
export interface Findable {
  readonly title: string
  readonly text: string
  /** Its context: these words find it too, but count little. */
  readonly around: string
  /** Its weight beside others; 1 by default. */
  readonly weight?: number
}

export interface SearchMatch<E extends Findable> {
  readonly entry: E
  readonly score: number
}

/** How an entry is preferred to others. */
interface Preference {
  /** Comes before any score; entries without a rank are dropped where others have one. */
  readonly rank: number
  /** How much its score counts. */
  readonly weight: number
}

const TITLE_WEIGHT = 2.5
const TEXT_WEIGHT = 1
const CONTEXT_WEIGHT = 0.4

const NO_PREFERENCE: Preference = { rank: 0, weight: 1 }

/** Where no entry has all words, entries below this share of the best score are dropped. */
const RELEVANT_SHARE = 0.6

/** Everyday words for terms of the filings; in stems. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  bank: ['playerdealer'],
  bet: ['wager'],
  commission: ['collection', 'fe'],
  drop: ['collection', 'fe'],
  lat: ['after'],
  pd: ['playerdealer'],
  rak: ['collection', 'fe'],
  sid: ['bonus'],
  wager: ['bet'],
}

/** An inverted index over short texts, held in memory: built in a moment, for a browser too. */
export class WordIndex<E extends Findable> {
  readonly #entries: readonly E[]
  /** For each word, how much it weighs in which entry. */
  readonly #weights = new Map<string, Map<number, number>>()
  readonly #words: readonly (readonly string[])[]

  constructor(entries: readonly E[]) {
    this.#entries = entries
    // Many entries share a title, their context, or all of their text.
    const read = new Map<string, string[]>()
    const wordsIn = (text: string): string[] => {
      const words = read.get(text) ?? wordsOf(text)
      read.set(text, words)
      return words
    }
    this.#words = entries.map(({ title, text, around }, at) => {
      this.#add(at, wordsIn(title), TITLE_WEIGHT)
      this.#add(at, wordsIn(text), TEXT_WEIGHT)
      this.#add(at, wordsIn(around), CONTEXT_WEIGHT)
      return [...wordsIn(title), ...wordsIn(text)]
    })
  }

  #add(at: number, words: readonly string[], weight: number): void {
    for (const word of words) {
      let entries = this.#weights.get(word)
      if (!entries) {
        entries = new Map()
        this.#weights.set(word, entries)
      }
      entries.set(at, (entries.get(at) ?? 0) + weight)
    }
  }

  /** The entries in which most words of the query occur, best first. */
  find(query: string, prefer: (entry: E) => Preference = () => NO_PREFERENCE): SearchMatch<E>[] {
    const words = [...new Set(wordsOf(query))]
    const scores = new Map<number, { words: number; score: number }>()
    for (const word of words) {
      const here = new Map<number, number>()
      for (const [known, credit] of this.#meant(word)) {
        const entries = this.#weights.get(known)!
        const rarity = Math.log(1 + this.#entries.length / entries.size)
        for (const [at, weight] of entries) {
          const score = (credit * rarity * weight) / (weight + 1)
          if (score > (here.get(at) ?? 0)) here.set(at, score)
        }
      }
      for (const [at, score] of here) {
        const sum = scores.get(at) ?? { words: 0, score: 0 }
        scores.set(at, { words: sum.words + 1, score: sum.score + score })
      }
    }
    const ranked = [...scores].map(([at, sum]) => [at, { ...sum, ...prefer(this.#entries[at]!) }] as const)
    const preferred = ranked.filter(([, { rank }]) => rank > 0)
    const found = preferred.length > 0 ? preferred : ranked
    const most = found.reduce((sum, [, { words: matched }]) => Math.max(sum, matched), 0)
    const best = found.reduce((sum, [, { score }]) => Math.max(sum, score), 0)
    return found
      .filter(
        ([, { words: matched, score }]) =>
          matched === most && (most === words.length || score >= best * RELEVANT_SHARE),
      )
      .map(([at, { score, rank, weight }]) => {
        const entry = this.#entries[at]!
        return { entry, rank, score: score * this.#closeness(at, words) * (entry.weight ?? 1) * weight }
      })
      .sort((one, other) => other.rank - one.rank || other.score - one.score)
  }

  /** The words of the index that a query word may mean, and how far each is trusted. */
  #meant(word: string): [known: string, credit: number][] {
    const meant: [string, number][] = [word, ...(SYNONYMS[word] ?? [])]
      .filter(one => this.#weights.has(one))
      .map((one, i) => [one, i === 0 ? 1 : 0.9])
    if (meant.length > 0) return meant
    const known = [...this.#weights.keys()]
    const begun = known.filter(one => word.length >= 3 && one.startsWith(word))
    if (begun.length > 0) return begun.map(one => [one, 0.7])
    const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
    return most === 0 ? [] : known.filter(one => isWithinDistance(one, word, most)).map(one => [one, 0.5])
  }

  /** Words that follow each other as in the query count for more. */
  #closeness(at: number, words: readonly string[]): number {
    const here = this.#words[at]!
    const pairs = words.slice(1).filter((word, i) => {
      const first = here.indexOf(words[i]!)
      return first >= 0 && here.some((one, place) => one === word && here[place - 1] === words[i])
    })
    return words.length > 1 ? 1 + pairs.length / (words.length - 1) : 1
  }
}

/** Whether two words differ by at most this many letters: omitted, inserted, replaced, or two swapped. */
export function isWithinDistance(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1)
      }
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length]! <= most
}
