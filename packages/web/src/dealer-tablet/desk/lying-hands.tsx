import type { PileSeen, Round, View } from '@cardroom/engine'
import { asSeen, type UnseenCard } from '@cardroom/engine/dealt'
import { cardNames, type Names, placeName } from '@cardroom/words'
import { useState } from 'react'
import { PlayingCard } from '../../shared/cards/playing-card.tsx'

interface Props {
  readonly round: Round
  readonly names: Names
  /** Cards that are still unseen. */
  readonly unseen: readonly UnseenCard[]
  /** The hand that is being turned over. */
  readonly turning?: string | undefined
  /** Turns over a hand with unseen cards. */
  readonly turn?: (place: string) => void
  /** Whether suits are known; else only the ranks. */
  readonly suits: boolean
}

/** Every hand as it lies, and where the next card goes. */
export function LyingHands({ round, unseen, turning, turn, names, suits }: Props) {
  const { m } = names
  const [showsDown, setShowsDown] = useState(false)
  const view = asSeen(round.view('house'), unseen)
  const { awaiting } = view
  const next = awaiting.kind === 'card' && turning === undefined ? awaiting : undefined
  const isNext = ({ place, hand }: Pick<PileSeen, 'place' | 'hand'>) =>
    turning === undefined ? next?.to === place && next.hand === hand : turning === place
  const open = openPiles(round, unseen)
  const piles = view.piles.filter(({ place, cards }) => place !== 'burn' && cards.length > 0)
  const hidden = piles.some(pile => open(pile).includes('??') && !pile.cards.includes('??'))
  // Everybody can see the tablet: a hand is shown while its cards come, and when it is open.
  const shown = (pile: PileSeen) => (showsDown || isNext(pile) ? pile.cards : open(pile))
  const isNew = next && next.to !== 'burn' && !piles.some(isNext)
  return (
    <div className="desk-lying">
      <ul className="desk-hands">
        {piles.map(pile => (
          <li
            key={`${pile.place}.${pile.hand ?? ''}`}
            className={isNext(pile) ? 'desk-hand next' : 'desk-hand'}
            data-place={pile.place}
          >
            <span className="desk-hand-place">{placeName(names, pile.place, pile.hand)}</span>
            <span className="unseen">{cardNames(m, shown(pile))}</span>
            <span className="desk-hand-cards" aria-hidden="true">
              {shown(pile).map((card, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a hand are told apart by their place
                <Face key={at} card={card} suits={suits} />
              ))}
              {next && isNext(pile) ? <span className="next-card" /> : null}
            </span>
            <span className="desk-hand-is">{calledName(view, pile, names)}</span>
            {turn && unseen.some(({ to }) => to === pile.place) ? (
              <button
                type="button"
                className="desk-hand-turn"
                aria-pressed={turning === pile.place}
                aria-label={m.dealing.turnOver({ who: placeName(names, pile.place, pile.hand) })}
                onClick={() => turn(pile.place)}
              />
            ) : null}
          </li>
        ))}
        {isNew ? (
          <li className="desk-hand next" data-place={next.to}>
            <span className="desk-hand-place">{placeName(names, next.to, next.hand)}</span>
            <span className="desk-hand-cards" aria-hidden="true">
              <span className="next-card" />
            </span>
          </li>
        ) : null}
      </ul>
      {hidden ? (
        <button
          type="button"
          className="btn quiet"
          aria-pressed={showsDown}
          onClick={() => setShowsDown(!showsDown)}
        >
          {m.dealing.showDown}
        </button>
      ) : null}
    </div>
  )
}

/** The cards of a pile as everybody at the table sees them. */
function openPiles(round: Round, unseen: readonly UnseenCard[]): (pile: PileSeen) => readonly string[] {
  const { piles } = asSeen(round.view('public'), unseen)
  return ({ place, hand, cards }) =>
    piles.find(pile => pile.place === place && pile.hand === hand)?.cards ?? cards.map(() => '??')
}

/** The last name that the log gave the hand. */
function calledName({ log }: View, { place, hand, state }: PileSeen, { m }: Names): string {
  const event = log.findLast(one => one.type === 'hand' && one.place === place && one.hand === hand)
  return m.joined.clauses({ pieces: [event?.type === 'hand' ? m.say(event.is) : undefined, state] })
}

const Face = ({ card, suits }: { card: string; suits: boolean }) =>
  suits || card === '??' || card === 'Jk' ? (
    <PlayingCard card={card} style="index" />
  ) : (
    <span className="rank-card">{card.startsWith('T') ? '10' : card[0]}</span>
  )
