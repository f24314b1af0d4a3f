import type { GameEntry, TableOptions } from '@cardroom/protocol'
import { useState } from 'react'
import { atAnotherGame, givenOptions, type OptionChanges } from './options.ts'

export interface ChosenGame<G> {
  readonly games: readonly G[]
  /** Nothing while there are no games to choose from. */
  readonly game: G | undefined
  readonly options: TableOptions
  readonly choose: (game: string) => void
  readonly set: (changed: OptionChanges) => void
}

interface GameDefaults {
  readonly game?: string | undefined
  readonly options?: TableOptions
}

/** The chosen game, and the options that its table is opened with. */
export function useGameChoice<G extends Pick<GameEntry, 'id' | 'seats'>>(
  games: readonly G[],
  usual: GameDefaults = {},
): ChosenGame<G> {
  const [id, setId] = useState(usual.game)
  const [options, setOptions] = useState<TableOptions>(usual.options ?? {})
  const gameOf = (of: string | undefined) => games.find(one => one.id === of) ?? games[0]
  return {
    games,
    game: gameOf(id),
    options,
    choose(next) {
      setId(next)
      setOptions(atAnotherGame(options, gameOf(next)?.seats))
    },
    set: changed => setOptions(givenOptions({ ...options, ...changed })),
  }
}
