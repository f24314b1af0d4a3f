import type { NamedGame } from '@cardroom/words'
import { useMessages } from '../messages/messages.ts'
import './game-name.css'

/** What players call a game, large; beside it the name under which its room filed it, where that is another. */
export function GameName({ id, name }: NamedGame) {
  const local = useMessages().localGameName(id)
  if (local === undefined || local === name) return name
  return (
    <>
      {local}{' '}
      <small className="filed-name" lang="en">
        {name}
      </small>
    </>
  )
}
