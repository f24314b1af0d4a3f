import { type RuleSet, roomOf } from '@cardroom/engine'
import { type Names, roomName } from '@cardroom/words'
import type { Picture } from '../felt/picture.ts'
import { TablePicture } from '../felt/table-picture.tsx'
import { clothFor, pageFamilyNamed } from './families.ts'

interface Props {
  readonly rules: RuleSet
  readonly picture: Picture
  readonly names: Names
}

/** The picture of a table without betting: a replayed round, a lesson or practice. */
export function GamePicture({ rules, picture, names }: Props) {
  const room = roomOf(rules.id)
  const { needs, backs } = pageFamilyNamed(rules.family)
  return (
    <TablePicture
      picture={picture}
      names={names}
      needs={needs}
      backs={backs}
      cloth={clothFor(rules.family, [], rules)}
      title={rules.name}
      room={room}
      roomName={roomName(room)}
    />
  )
}
