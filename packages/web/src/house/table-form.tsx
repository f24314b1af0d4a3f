import type { GameEntry } from '@cardroom/protocol'
import { useMessages } from '../shared/messages/messages.ts'
import { NumberChoice } from '../shared/table-options/number-choice.tsx'
import { ReadingsForm } from '../shared/table-options/readings-form.tsx'
import { TableFields } from '../shared/table-options/table-fields.tsx'
import type { ChosenGame } from '../shared/table-options/use-game-choice.ts'

interface Props {
  readonly game: GameEntry
  readonly choice: ChosenGame<GameEntry>
  /** Whether the table is new; an open one keeps what was promised at its opening. */
  readonly isNew: boolean
}

/** All settings of a table that staff choose. */
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
        asUsual={m.desk.seatsAsFiled({ n: game.seats })}
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
