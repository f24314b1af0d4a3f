import type { CardAt } from '@cardroom/engine'
import { cardNames } from '@cardroom/words'
import type { CSSProperties, ReactNode } from 'react'
import { useMessages } from '../messages/messages.ts'
import { PointButton } from '../pointing/point-button.tsx'
import { type Target, usePointing } from '../pointing/pointing.ts'
import { type CardStyle, PlayingCard } from './playing-card.tsx'

interface Props {
  readonly cards: readonly string[]
  /** Whose hand it is, for screen readers. */
  readonly label: string
  /** What the hand is: `Flush`, `9`. */
  readonly name?: string | undefined
  readonly style?: CardStyle
  /** The place of its first card, so that cards can be pointed at. */
  readonly from?: CardAt
  /** Cards that only their holder sees. */
  readonly hole?: readonly string[] | undefined
}

/** Cards that lie together. */
export function CardHand({ cards, label, name, style = 'full', from, hole }: Props) {
  const m = useMessages()
  const count = { '--count': cards.length } as CSSProperties
  const hidden = hole && m.joined.labelled({ label: m.table.cloth.hole, what: cardNames(m, hole) })
  const spoken = m.joined.parts({ pieces: [cardNames(m, cards), hidden, name] })
  const pointing = usePointing()
  const targets = cards.map((_, i) => from && pointing?.card({ ...from, at: from.at + i }))
  // Buttons inside an `img` role cannot be pressed.
  const role = targets.some(Boolean) ? 'group' : 'img'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a group has a name as a picture has
    <div className="hand" role={role} aria-label={m.joined.labelled({ label, what: spoken })} style={count}>
      {withKeys(cards).map(({ key, card }, i) => (
        <span className={hole?.includes(card) ? 'lying hole' : 'lying'} key={key}>
          <Pointable target={targets[i]}>
            <PlayingCard card={card} style={style} />
          </Pointable>
        </span>
      ))}
    </div>
  )
}

const Pointable = ({ target, children }: { target: Target | undefined; children: ReactNode }) =>
  target ? (
    <PointButton target={target} className="on-card">
      {children}
    </PointButton>
  ) : (
    children
  )

/** A shoe has equal cards: a card's key is its place in the hand, so that it turns over there. */
const withKeys = (cards: readonly string[]) => cards.map((card, at) => ({ card, key: `card-${at}` }))
