import { CHAT_KINDS, type GamesReply } from '@cardroom/protocol'
import type { FormEvent } from 'react'
import { useFetched } from '../connection/fetch-json.ts'
import { useRoomState } from '../connection/use-room-state.ts'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { GameChoice } from '../shared/table-options/game-choice.tsx'
import { ReadingsForm } from '../shared/table-options/readings-form.tsx'
import { TableFields } from '../shared/table-options/table-fields.tsx'
import { useGameChoice } from '../shared/table-options/use-game-choice.ts'
import { useOpening } from '../shared/table-options/use-opening.ts'
import { JoinForm } from './invite/join-form.tsx'

/** The usual private table. */
const TONIGHT_TABLE = {
  game: 'outlaws/texas-holdem',
  options: { private: true, bots: 2, chat: 'free' },
} as const

/** A private table for tonight: one press, or everything chosen. */
export default function TonightPage() {
  const m = useMessages()
  const name = useRoomState(state => state.name)
  const games = useFetched<GamesReply>('/api/games')
  const choice = useGameChoice(games.state === 'there' ? games.value : [], TONIGHT_TABLE)
  const { open, why } = useOpening()
  const { game, options, set } = choice
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (game) void open(game.id, { ...options, title: m.friends.nights({ name }) })
  }
  return (
    <PageFrame title={m.friends.tonight} className="tonight-page">
      <h1>{m.friends.tonight}</h1>
      <p className="lead">{m.friends.tonightLead}</p>
      <form className="open-tonight" onSubmit={submit}>
        <div className="open-tonight-row">
          <GameChoice games={choice.games} chosen={game?.id ?? ''} choose={choice.choose} />
          <button type="submit" className="btn main large" disabled={!game}>
            {m.friends.open}
          </button>
        </div>
        <Refused why={why} />
        <details>
          <summary>{m.friends.everything}</summary>
          <div className="open-tonight-row">
            {game ? <TableFields game={game} choice={choice} /> : null}
            <label>
              <span>{m.chat.kind}</span>
              <select
                value={options.chat}
                onChange={event => set({ chat: CHAT_KINDS.find(one => one === event.target.value) })}
              >
                {CHAT_KINDS.map(one => (
                  <option key={one} value={one}>
                    {m.chat.kinds[one]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {game ? (
            <ReadingsForm
              key={game.id}
              game={game.id}
              chosen={options.readings ?? {}}
              choose={readings => set({ readings })}
            />
          ) : null}
        </details>
      </form>
      <JoinForm />
    </PageFrame>
  )
}
