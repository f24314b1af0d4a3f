import type { GamesReply } from '@cardroom/protocol'
import type { FormEvent } from 'react'
import { GameChoice } from '../choices/game-choice.tsx'
import { TableFields } from '../choices/table-fields.tsx'
import { useGameChoice } from '../choices/use-game-choice.ts'
import { useOpening } from '../choices/use-opening.ts'
import { Refused } from '../frame/refused.tsx'
import { useWhere } from '../local/whereabouts.ts'
import { useMessages } from '../messages/messages.ts'
import { useFetched } from '../net/fetched.ts'

/** Opens a table of any filed game and sits down there. */
export function OpenTable() {
  const m = useMessages()
  const games = useFetched<GamesReply>('/api/games')
  const where = useWhere()
  const choice = useGameChoice(games.state === 'there' ? games.value : [], {
    // Nobody else plays on one's own device.
    options: { bots: 3, coach: where === 'device' },
  })
  const { open, why } = useOpening()
  const { game } = choice
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (game) void open(game.id, choice.options)
  }
  return (
    <section className="open-table" aria-labelledby="open-table">
      <h2 id="open-table">{m.lobby.open}</h2>
      <p>{m.lobby.openLead}</p>
      <form onSubmit={submit}>
        <GameChoice games={choice.games} chosen={game?.id ?? ''} choose={choice.choose} />
        {game ? <TableFields game={game} choice={choice} /> : null}
        <button type="submit" className="btn main" disabled={!game}>
          {m.lobby.open}
        </button>
      </form>
      <Refused why={why} />
    </section>
  )
}
