import { type RuleSet, roomOf } from '@cardroom/engine'
import { type Names, roomName } from '@cardroom/words'
import { clothOf } from '../cloth/cloth.ts'
import type { Picture } from './picture.ts'
import { TablePicture } from './table-picture.tsx'

interface Props {
  readonly rules: RuleSet
  readonly picture: Picture
  readonly names: Names
}

/** A table of a filed game at which nobody bets: a round that is looked at, learned or practised. */
export function GamePicture({ rules, picture, names }: Props) {
  const room = roomOf(rules.id)
  return (
    <TablePicture
      picture={picture}
      names={names}
      family={rules.family}
      cloth={clothOf(rules.family, [], rules)}
      title={rules.name}
      room={room}
      roomName={roomName(room)}
    />
  )
}
