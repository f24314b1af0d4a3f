import { useMessages } from '../shared/messages/messages.ts'
import { BankPanel } from './bank-panel.tsx'
import { CountedPanel } from './counted-panel.tsx'
import { HitsPanel, RoundsPanel, WinnersPanel } from './last-panels.tsx'
import type { BoardModel } from './model.ts'
import { OnTable } from './on-table.tsx'
import { Panel } from './panel.tsx'
import { Payouts } from './payouts.tsx'
import { PlayersPanel } from './players-panel.tsx'

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
