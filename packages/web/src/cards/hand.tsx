import { cardNames } from '@cardroom/words'
import type { CSSProperties } from 'react'
import { useMessages } from '../messages/messages.ts'
import { type CardStyle, PlayingCard } from './playing-card.tsx'

interface Props {
  readonly cards: readonly string[]
  /** Whose hand this is, for those who do not see the table. */
  readonly label: string
  /** What the hand is: `Flush`, `9`. */
  readonly name?: string | undefined
  readonly style?: CardStyle
}

/** Cards that lie together. */
export function Hand({ cards, label, name, style = 'full' }: Props) {
  const m = useMessages()
  const count = { '--count': cards.length } as CSSProperties
  const spoken = [cardNames(m, cards), name].filter(Boolean).join('; ')
  return (
    <div className="hand" role="img" aria-label={`${label}: ${spoken}`} style={count}>
      {keyed(cards).map(({ key, card }) => (
        <span className="lying" key={key}>
          <PlayingCard card={card} style={style} />
        </span>
      ))}
    </div>
  )
}

/** A shoe has the same card several times: a card's key is its place in the hand, so that it turns over there. */
const keyed = (cards: readonly string[]) => cards.map((card, at) => ({ card, key: `card-${at}` }))
