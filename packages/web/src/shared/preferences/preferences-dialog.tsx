import { Dialog } from '../frame/dialog.tsx'
import { useMessages } from '../messages/messages.ts'
import { chooseLook, LOOK_CHOICES, type Look, useLook } from './look.ts'

/** The dialog of the table's look in this browser. */
export function PreferencesDialog({ close }: { close: () => void }) {
  const m = useMessages()
  const words = m.preferences
  return (
    <Dialog title={words.title} close={close} className="preferences">
      <p className="quiet-words">{words.lead}</p>
      <Choice what="deck" label={words.deck} names={words.decks} />
      <Choice what="cards" label={words.cards} names={words.sizes} />
      <Choice what="backs" label={words.backs} names={words.backColours} />
      <Choice what="hand" label={words.hand} names={words.hands} />
    </Dialog>
  )
}

interface Props<K extends keyof Look> {
  readonly what: K
  readonly label: string
  readonly names: Readonly<Record<Look[K], string>>
}

function Choice<K extends keyof Look>({ what, label, names }: Props<K>) {
  const look = useLook()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {LOOK_CHOICES[what].map(one => (
        <label key={one}>
          <input
            type="radio"
            name={what}
            checked={look[what] === one}
            onChange={() => chooseLook({ [what]: one })}
          />
          <span>{names[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}
