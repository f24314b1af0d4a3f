import { useState } from 'react'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  /** The most cards that can be taken from the top. */
  readonly most: number
  readonly cut: (at: number) => void
}

/** The player-dealer's cut of a new shoe. */
export function CutPad({ most, cut }: Props) {
  const m = useMessages()
  const words = m.table.cut
  const [at, setAt] = useState(Math.ceil(most / 2))
  return (
    <section className="pad cut" aria-label={words.title}>
      <div className="pad-head">
        <h2 className="pad-title">{words.title}</h2>
        <p className="pad-note">{words.lead}</p>
      </div>
      <label className="cut-at">
        <span>{words.at}</span>
        <input
          type="range"
          min={1}
          max={most}
          value={at}
          aria-valuetext={words.now({ at })}
          onChange={event => setAt(Number(event.target.value))}
        />
      </label>
      <div className="moves">
        <KeyButton look="quiet" press={() => cut(0)} shortcut="n">
          {words.leave}
        </KeyButton>
        <KeyButton look="main" press={() => cut(at)} shortcut="c">
          {words.now({ at })}
        </KeyButton>
      </div>
    </section>
  )
}
