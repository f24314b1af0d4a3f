import { type Cite, roomOf } from '@cardroom/engine'
import { feesOnly } from '../filed/fees-only.ts'
import { games } from '../filed/games.ts'

/** A game in the list of all games. */
export interface ListedGame {
  readonly id: string
  readonly name: string
  readonly room: string
  readonly family: string
  /** `null` where only the fees of the game were filed. */
  readonly seats: number | null
  readonly number: string | null
  readonly source: readonly { readonly file: string; readonly lines: string }[]
}

/**
 * Every game of the rulebook, and those of which only the fees were filed. `listing.json` has it ready, so that
 * a list of games need not read all their rules.
 */
export const listGames = (): ListedGame[] => [
  ...games.map(rules => ({
    id: rules.id,
    name: rules.name,
    room: roomOf(rules.id),
    family: rules.family,
    seats: rules.seats.places,
    number: rules.number ?? null,
    source: rules.source.map(place),
  })),
  ...feesOnly.map(({ id, name, number, cite }) => ({
    id,
    name,
    room: roomOf(id),
    family: 'fees only',
    seats: null,
    number: number ?? null,
    source: [place(cite)],
  })),
]

const place = (cite: Cite) => {
  const [file, lines] = cite.split(':') as [string, string]
  return { file, lines }
}
