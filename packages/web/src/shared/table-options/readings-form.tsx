import type { GameReply } from '@cardroom/protocol'
import { useFetched } from '../../connection/fetch-json.ts'
import { useMessages } from '../messages/messages.ts'
import { ReadingChoice } from './reading-choice.tsx'

interface Props {
  readonly game: string
  readonly chosen: Readonly<Record<string, string>>
  readonly choose: (readings: Record<string, string>) => void
}

/** The choice of readings where the filing leaves something open; others keep their defaults. */
export function ReadingsForm({ game, chosen, choose }: Props) {
  const m = useMessages()
  const reply = useFetched<GameReply>(`/api/games/${game}`)
  const readings = reply.state === 'there' ? reply.value.rules.readings : []
  if (readings.length === 0) return null
  return (
    <fieldset className="readings">
      <legend>{m.friends.readings}</legend>
      {readings.map(reading => (
        <ReadingChoice
          key={reading.name}
          reading={reading}
          label={m.say(reading.why)}
          chosen={chosen}
          choose={choose}
        />
      ))}
    </fieldset>
  )
}
