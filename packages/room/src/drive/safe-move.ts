import {
  type Ask,
  askedSeat,
  deciderOf,
  declined,
  isRefusal,
  legal,
  type Manner,
  type Move,
  type Option,
  type Table,
} from '@cardroom/engine'

/** The move for a player who does not answer in time. */
export function safeMove(table: Table, ask: Ask): Move {
  if (ask.offer) return declined(ask)
  const safe = ask.options.find(option => option.safe)
  return safe ? leastMove(ask, safe) : (advisedMove(table, ask) ?? firstMove(ask))
}

/** The family's own advice, if it has any that is legal. It sees only what the seat sees. */
export function advisedMove({ game, round }: Table, ask: Ask, manner?: Manner): Move | undefined {
  if (!round) return undefined
  try {
    const move = legal(game.advise(round.view(askedSeat(ask)), ask, manner), [ask])
    return isRefusal(move) ? undefined : move
  } catch {
    // Advice that fails must not hold up the table.
    return undefined
  }
}

/** The least move of an option. */
const leastMove = (ask: Ask, { move, cents, cards, to }: Option): Move => ({
  kind: 'move',
  ...deciderOf(ask),
  move,
  ...(cents ? { cents: cents.min } : {}),
  ...(cards ? { cards: cards.from.slice(0, cards.min) } : {}),
  ...(to === undefined ? {} : { to }),
})

function firstMove(ask: Ask): Move {
  const [first] = ask.options
  if (!first) throw new Error('nothing may be done')
  return leastMove(ask, first)
}
