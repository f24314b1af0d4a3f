import type { GamesReply } from '@cardroom/protocol'
import type { FormEvent } from 'react'
import { useFetched } from '../connection/fetch-json.ts'
import { useWhere } from '../connection/local/whereabouts.ts'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { GameChoice } from '../shared/table-options/game-choice.tsx'
import { TableFields } from '../shared/table-options/table-fields.tsx'
import { useGameChoice } from '../shared/table-options/use-game-choice.ts'
import { useOpening } from '../shared/table-options/use-opening.ts'

/** Opens a table of any filed game and sits down there. */
export function OpenTable() {
  const m = useMessages()
  const games = useFetched<GamesReply>('/api/games')
  const where = useWhere()
  const choice = useGameChoice(games.state === 'there' ? games.value : [], {
    // Nobody else plays on this device.
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
