import { gameName, roomName } from '@cardroom/words'
import { useMessages } from '../messages/messages.ts'
import { gamesByRoom } from './games-by-room.ts'

interface Props {
  readonly games: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  readonly choose: (id: string) => void
}

/** One of the games, found under its room. */
export function GameChoice({ games, chosen, choose }: Props) {
  const m = useMessages()
  return (
    <label>
      <span>{m.lobby.game}</span>{' '}
      <select value={chosen} onChange={event => choose(event.target.value)}>
        {gamesByRoom(games).map(({ room, games: here }) => (
          <optgroup key={room} label={roomName(room)}>
            {here.map(({ id, name }) => (
              <option key={id} value={id}>
                {gameName(m, { id, name })}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
