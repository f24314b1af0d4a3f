import { useMessages } from '../shared/messages/messages.ts'
import type { BoardModel } from './model.ts'
import { OnTable } from './on-table.tsx'
import { Panel } from './panel.tsx'
import { Payouts } from './payouts.tsx'
import { BeadPlate, BigRoad, DERIVED, DerivedRoadPicture, handsOf, NextMarks } from './roads.tsx'
import { roundsByShoe } from './shown-rounds.ts'
import { Streaks, Tracker } from './tracker.tsx'

/** Tracker, scoreboard and payout screen of a baccarat table. */
export function BaccaratBoard({ model }: { model: BoardModel }) {
  const m = useMessages()
  const { counts, payouts, rounds, isOver } = model
  const { now, before } = roundsByShoe(rounds, model.shoe)
  const hands = handsOf(now)
  const words = m.board.roads
  return (
    <>
      <section className="tv-panel tv-at-tracker">
        <Tracker counts={counts} now={now} before={before} />
        <Streaks hands={hands} counts={counts} />
      </section>
      <section className="tv-panel tv-at-big-road">
        <h2>
          <span>{words['big-road']}</span>
          <NextMarks hands={hands} />
        </h2>
        <div className="tv-body">
          <BigRoad hands={hands} counts={counts} />
        </div>
      </section>
      <div className="tv-at-low">
        <Panel name={words['bead-plate']} area="bead-plate">
          <BeadPlate hands={hands} counts={counts} />
        </Panel>
        {DERIVED.map(road => (
          <Panel key={road} name={words[road]} area={road}>
            <DerivedRoadPicture road={road} hands={hands} />
          </Panel>
        ))}
      </div>
      <div className="tv-at-right">
        <section className="tv-panel tv-at-table">
          <OnTable model={model} most={1.15} />
        </section>
        <Panel name={m.board.pays} area="payouts">
          <Payouts payouts={payouts} rounds={now} isOver={isOver} isBrief />
        </Panel>
      </div>
    </>
  )
}
