import type { TableOptions } from '@cardroom/protocol'

/** Some options; one that is taken back is `undefined`. */
export type OptionChanges = { readonly [K in keyof TableOptions]?: TableOptions[K] | undefined }

/** Options as the server takes them, without those taken back. */
export const givenOptions = (options: OptionChanges): TableOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

/** The options that stay for another game: those not of one game, and as many bots as fit. */
export function atAnotherGame(
  { title, thinking, shuffle, private: isPrivate, chat, coach, bots }: TableOptions,
  seats: number | undefined,
): TableOptions {
  const fitting = bots === undefined || seats === undefined ? bots : Math.min(bots, seats - 1)
  return givenOptions({ title, thinking, shuffle, private: isPrivate, chat, coach, bots: fitting })
}
