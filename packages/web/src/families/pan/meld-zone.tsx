import { cardSign } from '@cardroom/words'
import type { ReactNode } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import type { Item, PanBoard } from './board.ts'
import { DropZone, type Landing } from './drop-zone.tsx'

interface MeldProps {
  readonly meld: PanBoard['melds'][number]
  readonly landing: Landing
  readonly card: (item: Item) => ReactNode
}

/** A meld on the table: what it pays, and a place to drop cards on. */
export function MeldZone({ meld, landing, card }: MeldProps) {
  const m = useMessages()
  const { number, pays, items } = meld
  const words = pays > 0 ? m.pan.pays({ money: m.money(pays) }) : ''
  const cards = items.map(item => cardSign(m, item.card)).join(' ')
  return (
    <DropZone
      className={pays > 0 ? 'pan-meld pays' : 'pan-meld'}
      label={m.pan.meld({ number, what: cards, pays: words })}
      landing={landing}
    >
      <span className="pan-number" aria-hidden="true">
        {number}
      </span>
      <div className="pan-cards">{items.map(card)}</div>
      {words ? <span className="pan-pays">{words}</span> : null}
    </DropZone>
  )
}
