import { cardName } from '@cardroom/words'
import type { PointerEvent } from 'react'
import { PlayingCard } from '../../shared/cards/playing-card.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import type { Item } from './board.ts'

interface Props {
  readonly item: Item
  readonly picked: boolean
  /** Picking it, or dragging it, can lead to something. */
  readonly active: boolean
  readonly press: (item: Item) => void
  readonly grab: (item: Item, event: PointerEvent) => void
}

/** A card that is picked by a press, moved by dragging, and walked to with the arrow keys. */
export function CardButton({ item, picked, active, press, grab }: Props) {
  const m = useMessages()
  return (
    <button
      type="button"
      className="pan-card"
      data-item={item.id}
      aria-pressed={picked}
      disabled={!active}
      onClick={() => press(item)}
      onPointerDown={event => grab(item, event)}
    >
      <span className="unseen">{cardName(m, item.card)}</span>
      <PlayingCard card={item.card} style="index" />
    </button>
  )
}
