import { roomOf } from '@cardroom/engine'
import { roomName } from '@cardroom/words'
import { feeWords } from '../rules/sign/sign-line.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { BoardClock } from './board-clock.tsx'
import type { BoardModel } from './model.ts'

/** A name with more letters is written smaller, in two lines. */
const MAX_LINE_LETTERS = 22

/** The game, its limits, and what the table waits for. */
export function BoardHead({ model }: { model: BoardModel }) {
  const m = useMessages()
  const { name, title, game, bets, status } = model
  const room = roomName(roomOf(game))
  const words = { open: m.board.placeBets, closed: m.board.noMoreBets }
  return (
    <header className="tv-head">
      <div className="tv-name">
        <h1 className={name.length > MAX_LINE_LETTERS ? 'long' : ''}>{name}</h1>
        <p>{title === name ? room : `${title} · ${room}`}</p>
      </div>
      <dl className="tv-limits">
        {limitsOf(model, m).map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className={`tv-status ${bets ?? ''}`} role="status">
        {bets ? words[bets] : status}
      </p>
      <BoardClock clock={model.clock} />
    </header>
  )
}

type Words = ReturnType<typeof useMessages>

function limitsOf({ sign, limits }: BoardModel, m: Words): readonly (readonly [string, string])[] {
  const wager = sign?.wager
  if (!wager) return [[m.board.limits, m.say(limits)]]
  const max = wager.max === undefined ? m.sign.noMaximum : m.money(wager.max)
  return [
    [m.board.minimum, m.money(wager.min)],
    [m.board.maximum, max],
  ]
}

/** The fees in force, and the code that opens this board elsewhere. */
export function BoardFoot({ model: { sign, code, isLost } }: { model: BoardModel }) {
  const m = useMessages()
  const fees = sign && feeWords(sign.fees, m).join(' · ')
  return (
    <footer className="tv-foot">
      <span className={isLost ? 'tv-lost' : ''} role="status">
        {isLost
          ? m.app.reconnecting
          : fees
            ? m.joined.labelled({ label: m.sign.collection, what: fees })
            : ''}
      </span>
      {code === undefined ? null : <span className="tv-code">{m.board.code({ code })}</span>}
    </footer>
  )
}
