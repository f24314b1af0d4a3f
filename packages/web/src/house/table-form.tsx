import type { GameEntry } from '@cardroom/protocol'
import { NumberChoice } from '../choices/number-choice.tsx'
import { ReadingsForm } from '../choices/readings-form.tsx'
import { TableFields } from '../choices/table-fields.tsx'
import type { ChosenGame } from '../choices/use-game-choice.ts'
import { useMessages } from '../messages/messages.ts'

interface Props {
  readonly game: GameEntry
  readonly choice: ChosenGame<GameEntry>
  /** At a table that stands, what is promised when it is opened is not asked for. */
  readonly isNew: boolean
}

/** Everything that the house chooses for a table. */
export function TableForm({ game, choice, isNew }: Props) {
  const m = useMessages()
  const { options, set } = choice
  return (
    <>
      <label>
        <span>{m.desk.name}</span>
        <input
          maxLength={40}
          placeholder={game.name}
          value={options.title ?? ''}
          onChange={({ target: { value } }) => set({ title: value.trim() === '' ? undefined : value })}
        />
      </label>
      <NumberChoice
        label={m.desk.seats}
        min={2}
        max={game.seats}
        asUsual={m.desk.seatsAsFiled(game.seats)}
        chosen={options.seats}
        choose={seats => set({ seats })}
      />
      {game.kind === 'banked' ? (
        <NumberChoice
          label={m.desk.decks}
          min={1}
          max={8}
          asUsual={m.desk.decksAsFiled}
          chosen={options.decks}
          choose={decks => set({ decks })}
        />
      ) : null}
      <TableFields game={game} choice={choice} isNew={isNew} />
      {isNew ? (
        <label className="switch">
          <input
            type="checkbox"
            checked={options.private === true}
            onChange={event => set({ private: event.target.checked || undefined })}
          />
          <span>{m.desk.isPrivate}</span>
        </label>
      ) : null}
      <details className="desk-readings">
        <summary>{m.lab.readings}</summary>
        <ReadingsForm game={game.id} chosen={options.readings ?? {}} choose={readings => set({ readings })} />
      </details>
    </>
  )
}
