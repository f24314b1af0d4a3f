import type { Ask } from '@cardroom/engine'
import { cardSign } from '@cardroom/words'
import { useMessages } from '../../shared/messages/messages.ts'
import { type Item, meldWith } from './board.ts'
import { DropZone, type Landing } from './drop-zone.tsx'

interface NewProps {
  readonly ask: Ask
  readonly picked: readonly Item[]
  readonly fresh: Landing
  readonly away: Landing
  readonly clear: () => void
}

/** The picked cards, and whether they are a meld; beside them the discard place. */
export function NewMeld({ ask, picked, fresh, away, clear }: NewProps) {
  const m = useMessages()
  const meld = meldWith(ask, picked)
  const lays = ask.options.some(option => option.move === 'meld')
  const throws = ask.options.some(option => option.move === 'discard')
  if (!lays && !throws) return null
  const verdict = meld ? m.pan.isMeld({ pays: meld.pays > 0 ? m.money(meld.pays) : '' }) : m.pan.notYet
  return (
    <div className="pan-row">
      {lays ? (
        <DropZone
          className={`pan-new ${meld ? 'good' : ''} ${meld && meld.pays > 0 ? 'pays' : ''}`}
          label={m.pan.newMeld}
          landing={fresh}
        >
          <span className="place-name">{m.pan.newMeld}</span>
          <span className="pan-picked">
            {picked.length > 0 ? picked.map(item => cardSign(m, item.card)).join(' ') : m.pan.newMeldHint}
          </span>
          <span className="pan-verdict" role="status">
            {picked.length > 0 ? verdict : ''}
          </span>
          {picked.length > 0 ? (
            <button type="button" className="btn quiet pan-clear" onClick={clear}>
              {m.pan.clear}
            </button>
          ) : null}
        </DropZone>
      ) : null}
      {throws ? (
        <DropZone className="pan-away" label={m.pan.throwAway} landing={away}>
          <span className="place-name">{m.pan.throwAway}</span>
        </DropZone>
      ) : null}
    </div>
  )
}
