import { cardName } from '@cardroom/words'
import type { KeyboardEvent, PointerEvent } from 'react'
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

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The arrow keys walk from card to card. */
export function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const step = ARROW_STEPS[event.key]
  const here = (event.target as HTMLElement).closest<HTMLElement>('.pan-card')
  if (step === undefined || !here) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.pan-card:not(:disabled)')]
  const next = all[(all.indexOf(here) + step + all.length) % all.length]
  next?.focus()
  event.preventDefault()
}
