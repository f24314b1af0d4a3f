import { CHATS, type GamesReply } from '@cardroom/protocol'
import type { FormEvent } from 'react'
import { GameChoice } from '../choices/game-choice.tsx'
import { ReadingsForm } from '../choices/readings-form.tsx'
import { TableFields } from '../choices/table-fields.tsx'
import { useGameChoice } from '../choices/use-game-choice.ts'
import { useOpening } from '../choices/use-opening.ts'
import { Page } from '../frame/page.tsx'
import { Refused } from '../frame/refused.tsx'
import { JoinForm } from '../invite/join-form.tsx'
import { useMessages } from '../messages/messages.ts'
import { useFetched } from '../net/fetched.ts'
import { useKnown } from '../net/use-line.ts'

/** What most people play with their friends. */
const USUAL = { game: 'outlaws/texas-holdem', options: { private: true, bots: 2, chat: 'free' } } as const

/** A private table for tonight: one press, or everything chosen. */
export default function TonightPage() {
  const m = useMessages()
  const { name } = useKnown()
  const games = useFetched<GamesReply>('/api/games')
  const choice = useGameChoice(games.state === 'there' ? games.value : [], USUAL)
  const { open, why } = useOpening()
  const { game, options, set } = choice
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (game) void open(game.id, { ...options, title: m.friends.nights(name) })
  }
  return (
    <Page title={m.friends.tonight} className="tonight-page">
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
                onChange={event => set({ chat: CHATS.find(one => one === event.target.value) })}
              >
                {CHATS.map(one => (
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
    </Page>
  )
}
