/** `8-7-4-2-A`, as lows are read. */
export const dashed = (ranks: string): string =>
  Array.from(ranks, letter => (letter === 'T' ? '10' : letter)).join('-')
