import type { RoundEntry } from '@cardroom/protocol'

/** What a list of rounds shows of one. */
export const entryOf = ({ id, table, game, at, players }: RoundEntry): RoundEntry => ({
  id,
  table,
  game,
  at,
  players,
})
