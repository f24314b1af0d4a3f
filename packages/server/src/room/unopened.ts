import { isRefusal, type Library, type Refusal } from '@cardroom/engine'
import type { LobbyTable } from '@cardroom/protocol'
import type { StoredTable } from '../store/store.ts'

/** A table that is kept, but could not be opened as it was left. */
export interface Unopened {
  readonly id: string
  /** How it was opened once, as far as that can be read. */
  readonly opened: StoredTable['opened'] | undefined
  readonly why: Refusal
}

/** As the lobby shows it: there it is, and nobody can go there. */
export function unopenedInLobby({ id, opened, why }: Unopened, library: Library): LobbyTable {
  const { game = '', title = id } = opened?.settings ?? {}
  const found = library.game(game)
  const { name, family } = isRefusal(found) ? { name: title, family: '' } : found.rules
  return {
    id,
    title,
    game,
    name,
    family,
    seats: 0,
    people: 0,
    bots: 0,
    playing: 0,
    ofTheHouse: false,
    names: [],
    waiting: [],
    phase: 'not-opened',
    why,
  }
}
