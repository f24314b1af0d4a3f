import type { GamesReply, TableOptions } from '@cardroom/protocol'
import { rooms } from '@cardroom/rulebook/rooms'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useFetched } from '../net/fetched.ts'
import { useLine } from '../net/use-line.ts'
import { go } from '../routing/router.ts'
import { TableOptionsForm } from './table-options-form.tsx'

/** Opens a table of any filed game and sits down there. */
export function OpenTable() {
  const m = useMessages()
  const line = useLine()
  const games = useFetched<GamesReply>('/api/games')
  const [chosen, setChosen] = useState('')
  const [bots, setBots] = useState(3)
  const [options, setOptions] = useState<TableOptions>({})
  const [why, setWhy] = useState<string>()
  const list = games.state === 'there' ? games.value : []
  const game = list.find(one => one.id === chosen) ?? list[0]
  const open = async (event: FormEvent) => {
    event.preventDefault()
    if (!game) return
    const opened = await line.ask({
      type: 'open',
      game: game.id,
      options: { ...options, bots: Math.min(bots, game.seats - 1) },
    })
    if (!opened.ok) return setWhy(m.refusal(opened.why))
    if (opened.table === undefined) return
    await line.ask({ type: 'sit', table: opened.table })
    go(`/table/${encodeURIComponent(opened.table)}`)
  }
  return (
    <section className="open-table" aria-labelledby="open-table">
      <h2 id="open-table">{m.lobby.open}</h2>
      <p>{m.lobby.openLead}</p>
      <form onSubmit={open}>
        <label>
          <span>{m.lobby.game}</span>
          <select
            value={game?.id ?? ''}
            onChange={event => {
              setChosen(event.target.value)
              setOptions({})
            }}
          >
            {Object.entries(rooms).map(([room, name]) => {
              const here = list.filter(one => one.room === room)
              return here.length === 0 ? null : (
                <optgroup key={room} label={name}>
                  {here.map(one => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                </optgroup>
              )
            })}
          </select>
        </label>
        {game ? <TableOptionsForm key={game.id} game={game.id} choose={setOptions} /> : null}
        <label>
          <span>{m.lobby.bots}</span>
          <input
            type="number"
            min={0}
            max={game ? game.seats - 1 : 13}
            value={bots}
            onChange={event => setBots(Math.max(0, Math.min(13, Number(event.target.value))))}
          />
        </label>
        <button type="submit" className="btn main" disabled={!game}>
          {m.lobby.open}
        </button>
      </form>
      {why === undefined ? null : (
        <p className="wrong" role="alert">
          {m.table.refused(why)}
        </p>
      )}
    </section>
  )
}
