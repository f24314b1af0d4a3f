import type { HandShown } from '@cardroom/engine'
import { oddsSaid } from '@cardroom/engine/banked'
import type { BonusHit, NamedSeat, NotedRound } from '@cardroom/engine/board'
import { wagerLabel } from '@cardroom/words'
import { DiceFaces } from '../felt/dice.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { asEntered, BoardCard } from './board-card.tsx'
import type { BoardModel } from './model.ts'
import { Panel } from './panel.tsx'

/** More entries than any screen has room for; those that do not fit are not drawn. */
const MAX_ENTRIES = 12

type Words = ReturnType<typeof useMessages>

const nameOf = ({ name, seat }: NamedSeat, m: Words): string => name ?? m.table.seat({ seat })

/** Something of each round, the latest first, with how many rounds ago it was. */
const latestOf = <T,>(rounds: readonly NotedRound[], of: (round: NotedRound) => readonly T[]) =>
  rounds
    .map((round, at) => ({ round, ago: rounds.length - 1 - at }))
    .reverse()
    .flatMap(({ round, ago }) => of(round).map((what, nth) => ({ key: `${round.id} ${nth}`, ago, what })))
    .slice(0, MAX_ENTRIES)

const odds = ({ odds: paid }: BonusHit, m: Words): string => (paid ? m.say(oddsSaid(paid)) : '')

/** Bonus bets that were won: by whom, with what, how much, how long ago. */
export function HitsPanel({ model: { rounds, names } }: { model: BoardModel }) {
  const m = useMessages()
  const hits = latestOf(rounds, round => round.hits)
  return (
    <Panel name={m.board.lastHits} aside={m.board.roundsAgo} area="hits">
      <ul className="tv-list">
        {hits.length === 0 ? <li className="lesser">{m.board.noHits}</li> : null}
        {hits.map(({ key, ago, what }) => (
          <li key={key} className={ago === 0 ? 'fresh' : ''}>
            <b>{nameOf(what, m)}</b>
            <b className="sum">{m.money(what.pays)}</b>
            <span className="lesser">
              {[wagerLabel(names, what.on), odds(what, m), what.is ? m.say(what.is) : '']
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="ago">{ago}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Who has won the last pots, or went out last, and with what. */
export function WinnersPanel({ model: { rounds } }: { model: BoardModel }) {
  const m = useMessages()
  return (
    <Panel name={m.board.lastWinners} aside={m.board.roundsAgo} area="winners">
      <ul className="tv-list">
        {latestOf(rounds, round => round.winners).map(({ key, ago, what }) => (
          <li key={key} className={ago === 0 ? 'fresh' : ''}>
            <b>{nameOf(what, m)}</b>
            <b className="sum">{m.money(what.amount)}</b>
            <span className="lesser">{what.is ? m.say(what.is) : ''}</span>
            <span className="ago">{ago}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** With more cards than these, the name of the hand stands below them. */
const MAX_INLINE_CARDS = 5

const cardsOf = (hand: HandShown | undefined): string[] => hand?.cards.split(' ').filter(Boolean) ?? []

/** The player-dealer's hands and the dice, round by round. */
export function RoundsPanel({ model: { rounds, entered } }: { model: BoardModel }) {
  const m = useMessages()
  const all = latestOf(rounds, ({ id, hands, dice }) =>
    hands.bank || dice
      ? [{ bank: hands.bank, cards: asEntered(cardsOf(hands.bank), entered?.get(id)), dice }]
      : [],
  )
  return (
    <Panel name={m.joined.labelled({ label: m.board.lastRounds, what: m.board.bankHand })} area="rounds">
      <ul className="tv-list tv-rounds">
        {all.map(({ key, ago, what: { bank, cards, dice } }) => (
          <li
            key={key}
            className={`${ago === 0 ? 'fresh' : ''} ${cards.length > MAX_INLINE_CARDS ? 'long' : ''}`}
          >
            <span className="tv-small-cards">
              {cards.map((card, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
                <BoardCard key={at} card={card} />
              ))}
            </span>
            {dice ? <DiceFaces dice={dice} /> : null}
            <span className="tv-round-is">{bank?.is ? m.say(bank.is) : ''}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
