import { type Ask, DECLINE, isRefusal, legal, type Move, type Table } from '@cardroom/engine'

/** Moves that risk nothing more, in the order in which they are looked for. */
const SAFE = ['check', 'stand', 'house-way', 'no-card', 'pull', 'fold', 'pass', 'muck', 'call', 'draw']

const owner = (ask: Ask) => ({
  kind: 'move' as const,
  seat: ask.seat,
  ...(ask.hand === undefined ? {} : { hand: ask.hand }),
  ...(ask.by === undefined ? {} : { by: ask.by }),
})

/** What is done for one who does not answer in time. */
export function safeMove(table: Table, ask: Ask): Move {
  if (ask.offer) return { ...owner(ask), move: DECLINE.move }
  for (const move of SAFE) {
    const option = ask.options.find(one => one.move === move && !one.cards)
    if (option) return { ...owner(ask), move, ...(option.cents ? { cents: option.cents.min } : {}) }
  }
  return advisedMove(table, ask) ?? firstMove(ask)
}

/** What the family's own advice is, if it has any that is legal. It sees only what the seat sees. */
export function advisedMove(table: Table, ask: Ask): Move | undefined {
  const { rules, family } = table.game
  try {
    const move = legal(family.advise(rules, table.round!.view(ask.seat), ask), [ask])
    return isRefusal(move) ? undefined : move
  } catch {
    // Advice that fails must not hold up the table.
    return undefined
  }
}

/** The first option, at its least. */
function firstMove(ask: Ask): Move {
  const { move, cents, cards } = ask.options[0]!
  return {
    ...owner(ask),
    move,
    ...(cents ? { cents: cents.min } : {}),
    ...(cards ? { cards: cards.from.slice(0, cards.min) } : {}),
  }
}
