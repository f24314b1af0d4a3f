import { tallyOf } from '@cardroom/engine/board'
import { seatName } from '@cardroom/words'
import { useMessages } from '../shared/messages/messages.ts'
import { HitsPanel, RoundsPanel, WinnersPanel } from './last-panels.tsx'
import type { BoardModel } from './model.ts'
import { OnTable } from './on-table.tsx'
import { Panel } from './panel.tsx'
import { Payouts } from './payouts.tsx'

/** The board of any game, from the engine's view alone. */
export function GeneralBoard({ model }: { model: BoardModel }) {
  const m = useMessages()
  const { kind, payouts, rounds, isOver, counts } = model
  const hasPays = payouts.length > 0
  const table = (
    <section className="tv-panel tv-at-table">
      <OnTable model={model} />
    </section>
  )
  if (kind !== 'banked') {
    return (
      <>
        <PlayersPanel model={model} />
        {table}
        <WinnersPanel model={model} />
      </>
    )
  }
  return (
    <>
      {hasPays ? (
        <Panel name={m.board.pays} area="payouts">
          <Payouts payouts={payouts} rounds={rounds} isOver={isOver} />
        </Panel>
      ) : (
        <PlayersPanel model={model} />
      )}
      {table}
      <div className="tv-at-aside">
        <BankPanel model={model} />
        {counts.length > 0 ? <CountedPanel model={model} /> : null}
      </div>
      <div className="tv-at-last">
        {hasPays ? <HitsPanel model={model} /> : null}
        <RoundsPanel model={model} />
      </div>
    </>
  )
}

/** Who has the player-dealer position, and who is offered it next. */
function BankPanel({ model: { bank, picture, names } }: { model: BoardModel }) {
  const m = useMessages()
  const seat = bank?.seat ?? picture.bank?.seat
  const next = bank?.offeredTo ?? bank?.next
  const now = seat === undefined ? '–' : seatName(names, seat)
  return (
    <dl className="tv-panel tv-at-bank">
      <div>
        <dt>{m.board.bank}</dt>
        <dd>
          {bank && seat !== undefined && bank.seat === seat
            ? m.board.bankIs({ name: now, turn: bank.turn, turns: bank.turns })
            : now}
        </dd>
      </div>
      <div>
        <dt>{m.board.nextBank}</dt>
        <dd>{next === undefined ? '–' : seatName(names, next)}</dd>
      </div>
    </dl>
  )
}

/** How often each counted outcome came, and how many rounds ago. */
function CountedPanel({ model: { counts, rounds } }: { model: BoardModel }) {
  const m = useMessages()
  return (
    <ul className="tv-panel tv-counted">
      {counts.map(({ id, is }) => {
        const { count, share, since } = tallyOf(rounds, id)
        return (
          <li key={id} data-count={id}>
            <span>{m.say(is)}</span>
            <b>{rounds.length === 0 ? '' : m.percent(share, 0)}</b>
            <span className="lesser">
              {count}/{rounds.length}
            </span>
            <span className="lesser">{since === undefined ? '' : m.board.ago({ rounds: since })}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The players with their stacks and bets. */
function PlayersPanel({ model: { picture } }: { model: BoardModel }) {
  const m = useMessages()
  return (
    <Panel name={m.board.players} area="players">
      <ul className="tv-list tv-players">
        {picture.sitters.flatMap(({ seat, name, stack }) => {
          if (name === undefined) return []
          const bet = picture.bets.get(seat)
          return [
            <li key={seat} className={picture.asked.has(seat) ? 'asked' : ''}>
              <span className="tv-seat">{seat}</span>
              <b>{name}</b>
              <span className="sum">
                {stack === undefined ? '' : m.money(stack)}
                {bet ? ` + ${m.money(bet)}` : ''}
              </span>
            </li>,
          ]
        })}
      </ul>
    </Panel>
  )
}
