const WORDS = 'ace two three four five six seven eight nine ten jack queen king ace'.split(' ')

/** `king` for 13; an ace is 14, or 1 where it is low. */
export const wordOf = (value: number): string => WORDS[value - 1]!
export const pluralOf = (value: number): string => (value === 6 ? 'sixes' : `${wordOf(value)}s`)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const LETTERS = 'A 2 3 4 5 6 7 8 9 10 J Q K A'.split(' ')

/** `8-7-4-2-A`, as lows are read. */
export const dashed = (values: readonly number[]): string => values.map(v => LETTERS[v - 1]!).join('-')
