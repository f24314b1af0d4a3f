import type { HandShown } from '@cardroom/engine'
import { oddsSaid } from '@cardroom/engine/banked'
import type { Hit, NotedRound, Somebody } from '@cardroom/engine/board'
import { wagerName } from '@cardroom/words'
import { DiceFaces } from '../felt/dice.tsx'
import { useMessages } from '../messages/messages.ts'
import { asEntered, BoardCard } from './board-card.tsx'
import type { BoardModel } from './model.ts'
import { Panel } from './panel.tsx'

/** More than any screen has room for: what does not fit is not drawn. */
const MOST = 12

type Words = ReturnType<typeof useMessages>

const nameOf = ({ name, seat }: Somebody, m: Words): string => name ?? m.table.seat(seat)

/** Something of each round, the last round first, and how many rounds ago that was. */
const lately = <T,>(rounds: readonly NotedRound[], of: (round: NotedRound) => readonly T[]) =>
  rounds
    .map((round, at) => ({ round, ago: rounds.length - 1 - at }))
    .reverse()
    .flatMap(({ round, ago }) => of(round).map((what, nth) => ({ key: `${round.id} ${nth}`, ago, what })))
    .slice(0, MOST)

const odds = ({ odds: paid }: Hit, m: Words): string => (paid ? m.say(oddsSaid(paid)) : '')

/** Bonus bets that were won: by whom, with what, how much, how long ago. */
export function HitsPanel({ model: { rounds, names } }: { model: BoardModel }) {
  const m = useMessages()
  const hits = lately(rounds, round => round.hits)
  return (
    <Panel name={m.board.lastHits} aside={m.board.roundsAgo} area="hits">
      <ul className="tv-list">
        {hits.length === 0 ? <li className="lesser">{m.board.noHits}</li> : null}
        {hits.map(({ key, ago, what }) => (
          <li key={key} className={ago === 0 ? 'fresh' : ''}>
            <b>{nameOf(what, m)}</b>
            <b className="sum">{m.money(what.pays)}</b>
            <span className="lesser">
              {[wagerName(names, what.on), odds(what, m), what.is ? m.say(what.is) : '']
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
        {lately(rounds, round => round.winners).map(({ key, ago, what }) => (
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

/** With more cards than these, what the hand is stands below them. */
const FEW = 5

const cardsOf = (hand: HandShown | undefined): string[] => hand?.cards.split(' ').filter(Boolean) ?? []

/** What the player-dealer had, and the dice, round by round. */
export function RoundsPanel({ model: { rounds, entered } }: { model: BoardModel }) {
  const m = useMessages()
  const all = lately(rounds, ({ id, hands, dice }) =>
    hands.bank || dice
      ? [{ bank: hands.bank, cards: asEntered(cardsOf(hands.bank), entered?.get(id)), dice }]
      : [],
  )
  return (
    <Panel name={m.joined.labelled(m.board.lastRounds, m.board.bankHand)} area="rounds">
      <ul className="tv-list tv-rounds">
        {all.map(({ key, ago, what: { bank, cards, dice } }) => (
          <li key={key} className={`${ago === 0 ? 'fresh' : ''} ${cards.length > FEW ? 'long' : ''}`}>
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
