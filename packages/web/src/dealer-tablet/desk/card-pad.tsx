import {
  type Card,
  card as cardOf,
  isTile,
  JOKER,
  nameOf,
  RANKS,
  rankOf,
  SUITS,
  UNKNOWN,
} from '@cardroom/engine/cards'
import { cardName } from '@cardroom/words'
import { type CSSProperties, memo, useCallback, useRef } from 'react'
import { PlayingCard } from '../../shared/cards/playing-card.tsx'
import { KeyButton } from '../../shared/controls/key-button.tsx'
import { useMessages } from '../../shared/messages/messages.ts'

interface Props {
  /** How many of each card can still come. */
  readonly left: ReadonlyMap<Card, number>
  readonly suits: boolean
  /** Whether an unseen card may come. */
  readonly unseen: boolean
  readonly give: (card: Card) => void
  /** Lays this card and all that follow face down and unseen. */
  readonly layDown?: (() => void) | undefined
}

const RANKS_FROM_ACE = [...RANKS].reverse()

/** The card of a rank that is left most often; its suit stands for any. */
export function anyOfRank(left: ReadonlyMap<Card, number>, rank: number): Card | undefined {
  const cards = [...left].filter(([card]) => card < JOKER && rankOf(card) === rank)
  return cards.toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** One tap a card: the ranks, or every card where suits matter. */
export function CardPad({ left, suits, unseen, give: latest, layDown }: Props) {
  const m = useMessages()
  const give = useStable(latest)
  const tiles = [...left.keys()].filter(isTile)
  return (
    <section className="card-pad" aria-label={m.dealing.cards}>
      {layDown ? (
        <div className="pad-down">
          <KeyButton look="main" shortcut="f" press={layDown}>
            {m.dealing.faceDown}
          </KeyButton>
        </div>
      ) : null}
      {tiles.length > 0 ? (
        <div className="pad-tiles">
          {tiles.map(card => (
            <CardKey key={card} card={card} isLeft={left.has(card)} give={give} />
          ))}
        </div>
      ) : suits ? (
        [...SUITS].map((suit, at) => (
          <div className="pad-row" key={suit} style={{ '--ranks': RANKS.length } as CSSProperties}>
            {RANKS_FROM_ACE.map(rank => (
              <CardKey
                key={rank}
                card={cardOf(RANKS.indexOf(rank), at)}
                isLeft={left.has(cardOf(RANKS.indexOf(rank), at))}
                give={give}
              />
            ))}
          </div>
        ))
      ) : (
        <div className="pad-ranks">
          {RANKS_FROM_ACE.map(rank => (
            <RankKey key={rank} rank={rank} left={left} give={give} />
          ))}
        </div>
      )}
      <div className="pad-others">
        {left.has(JOKER) ? (
          <button type="button" className="btn" onClick={() => give(JOKER)}>
            {m.cards.joker}
          </button>
        ) : null}
        {unseen ? (
          <button type="button" className="btn" onClick={() => give(UNKNOWN)}>
            {m.follow.unseen}
          </button>
        ) : null}
      </div>
    </section>
  )
}

/** A stable function, so that fifty-two keys are not rendered anew with every card. */
function useStable(give: (card: Card) => void): (card: Card) => void {
  const latest = useRef(give)
  latest.current = give
  return useCallback(card => latest.current(card), [])
}

interface KeyProps {
  readonly give: (card: Card) => void
}

const CardKey = memo(function CardKey({ card, isLeft, give }: KeyProps & { card: Card; isLeft: boolean }) {
  const m = useMessages()
  return (
    <button
      type="button"
      className="card-key"
      data-card={nameOf(card)}
      disabled={!isLeft}
      onClick={() => give(card)}
      aria-label={cardName(m, nameOf(card))}
    >
      <PlayingCard card={nameOf(card)} style="index" />
    </button>
  )
})

function RankKey({ rank, left, give }: KeyProps & { rank: string; left: ReadonlyMap<Card, number> }) {
  const m = useMessages()
  const at = RANKS.indexOf(rank)
  const count = [...left].reduce((sum, [card, n]) => (card < JOKER && rankOf(card) === at ? sum + n : sum), 0)
  const ranks: Readonly<Record<string, string>> = m.cards.ranks
  return (
    <button
      type="button"
      className="rank-key"
      data-rank={rank}
      disabled={count === 0}
      onClick={() => give(anyOfRank(left, at)!)}
      aria-label={m.dealing.rank({ rank: ranks[rank] ?? rank, left: count })}
    >
      <span className="rank-key-rank">{rank === 'T' ? '10' : rank}</span>
      <span className="rank-key-left">{count}</span>
    </button>
  )
}
