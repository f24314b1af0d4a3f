import type { TableOptions } from '@cardroom/protocol'

/** Some options; one that is taken back is `undefined`. */
export type Changed = { readonly [K in keyof TableOptions]?: TableOptions[K] | undefined }

/** Options as the card room takes them: what is taken back is left out. */
export const onlySaid = (options: Changed): TableOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

/** What stays when another game is chosen: everything that is not of one game, and as many bots as find a seat. */
export function atAnotherGame(
  { title, thinking, shuffle, private: isPrivate, chat, coach, bots }: TableOptions,
  seats: number | undefined,
): TableOptions {
  const fitting = bots === undefined || seats === undefined ? bots : Math.min(bots, seats - 1)
  return onlySaid({ title, thinking, shuffle, private: isPrivate, chat, coach, bots: fitting })
}
