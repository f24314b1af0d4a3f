import { cardName } from '@cardroom/words'
import { PlayingCard } from '../cards/playing-card.tsx'
import { useMessages } from '../messages/messages.ts'
import type { Item } from './board.ts'

interface Props {
  readonly item: Item
  readonly picked: boolean
  /** Picking it, or dragging it, can lead to something. */
  readonly active: boolean
  readonly press: (item: Item) => void
  readonly drag: (item: Item | undefined) => void
}

/** A card that is picked by a press, moved by dragging, and walked to with the arrow keys. */
export function CardButton({ item, picked, active, press, drag }: Props) {
  const m = useMessages()
  return (
    <button
      type="button"
      className="pan-card"
      data-item={item.id}
      aria-pressed={picked}
      aria-label={cardName(m, item.card)}
      disabled={!active}
      draggable={active}
      onClick={() => press(item)}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', item.card)
        drag(item)
      }}
      onDragEnd={() => drag(undefined)}
    >
      <PlayingCard card={item.card} style="index" />
    </button>
  )
}
