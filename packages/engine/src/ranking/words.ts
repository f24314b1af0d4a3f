const WORDS = 'ace two three four five six seven eight nine ten jack queen king ace'.split(' ')

/** `king` for 13; an ace is 14, or 1 where it is low. */
export const wordOf = (value: number): string => WORDS[value - 1]!
export const pluralOf = (value: number): string => (value === 6 ? 'sixes' : `${wordOf(value)}s`)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
