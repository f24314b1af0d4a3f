/** Melds the long way, card by card as they are written: it shares nothing with the code that it checks. */

const LADDER = ['A', '2', '3', '4', '5', '6', '7', 'J', 'Q', 'K']

export interface SlowTerms {
  /** A square of different suits may hold a suit twice. */
  readonly repeats: boolean
}

export function isSlowMeld(meld: readonly string[], { repeats }: SlowTerms): boolean {
  if (meld.length < 3) return false
  const ranks = [...new Set(meld.map(card => card[0]!))]
  const suits = new Set(meld.map(card => card[1]!))
  if (ranks.length === 1) {
    if (ranks[0] === 'A' || ranks[0] === 'K') return true
    if (suits.size === 1) return true
    if (suits.size < 3) return false
    return repeats || suits.size === meld.length
  }
  if (suits.size !== 1 || ranks.length !== meld.length) return false
  const steps = ranks.map(rank => LADDER.indexOf(rank)).sort((a, b) => a - b)
  return steps.at(-1)! - steps[0]! === meld.length - 1
}

const key = (meld: readonly string[]): string => [...meld].sort().join(' ')

/** Every choice of the cards, tried one after the other. */
export function slowMelds(cards: readonly string[], terms: SlowTerms): string[] {
  const found = new Set<string>()
  for (let choice = 1; choice < 1 << cards.length; choice++) {
    const meld = cards.filter((_, i) => choice & (1 << i))
    if (isSlowMeld(meld, terms)) found.add(key(meld))
  }
  return [...found].sort()
}

/**
 * Every new meld that holds one own card at least, its other cards taken out of melds on the table that stay
 * melds without them. Cards that the player holds are not borrowed.
 */
export function slowSpreads(
  own: readonly string[],
  melds: readonly (readonly string[])[],
  terms: SlowTerms,
): string[] {
  const found = new Set<string>()
  const lying = melds.flatMap((meld, at) => meld.map(card => ({ card, at })))
  for (let lent = 0; lent < 1 << lying.length; lent++) {
    const borrowed = lying.filter((_, i) => lent & (1 << i))
    const stays = melds.every((meld, at) => {
      const from = borrowed.filter(one => one.at === at).length
      if (from === 0) return true
      const rest = meld.filter((_, i) => {
        const index = lying.findIndex(one => one.at === at) + i
        return !(lent & (1 << index))
      })
      return isSlowMeld(rest, terms)
    })
    if (!stays) continue
    for (let choice = 1; choice < 1 << own.length; choice++) {
      const kept = own.filter((_, i) => !(choice & (1 << i)))
      if (borrowed.some(({ card }) => kept.includes(card))) continue
      const meld = [...own.filter((_, i) => choice & (1 << i)), ...borrowed.map(({ card }) => card)]
      if (isSlowMeld(meld, terms)) found.add(key(meld))
    }
  }
  return [...found].sort()
}
