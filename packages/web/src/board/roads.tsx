import { handsIn, outcomeOf } from '@cardroom/engine/banked'
import type { BoardCount, NotedRound } from '@cardroom/engine/board'
import {
  type BigRoadCell,
  beadPlate,
  bigRoad,
  type Colour,
  DERIVED_ROADS,
  type DerivedRoad,
  derivedRoad,
  nextIfWon,
  type ShoeOutcome,
} from '@cardroom/engine/roads'
import type { ReactNode } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import { colourOf, extraMarks, hasNatural } from './marks.ts'
import { Road } from './road.tsx'

/** A hand of baccarat on the roads: its winner, its total and its marks. */
export interface ShoeHand {
  readonly outcome: ShoeOutcome
  readonly total: number
  readonly marks: readonly string[]
}

/** The hands of some rounds, without those voided before their cards were dealt. */
export const handsOf = (rounds: readonly NotedRound[]): ShoeHand[] =>
  rounds.flatMap(({ hands, marks }) => {
    const both = handsIn(hands)
    if (!both) return []
    const { player, banker } = both
    return [{ outcome: outcomeOf(both), total: Math.max(player.total, banker.total), marks }]
  })

interface Props {
  readonly hands: readonly ShoeHand[]
  readonly counts: readonly BoardCount[]
}

/** The least number of columns of each road. */
const MIN_COLUMNS = { bead: 12, big: 24, derived: 14 }

export function BeadPlate({ hands, counts }: Props) {
  return (
    <Road
      road="bead-plate"
      least={MIN_COLUMNS.bead}
      cells={beadPlate(hands.map(({ outcome }) => outcome))}
      say={({ outcome }) => outcome}
      draw={({ outcome, hand }) => (
        <>
          <circle className={`bead ${outcome}`} cx="5" cy="5" r="4.300" />
          <text x="5" y="5">
            {hands[hand]?.total}
          </text>
          <Marks hand={hands[hand]} counts={counts} />
        </>
      )}
    />
  )
}

export function BigRoad({ hands, counts }: Props) {
  return (
    <Road
      road="big-road"
      least={MIN_COLUMNS.big}
      cells={bigRoad(hands.map(({ outcome }) => outcome))}
      say={({ winner = '-', ties }) => `${winner} ${ties.length}`}
      draw={cell => <BigRoadMark cell={cell} hands={hands} counts={counts} />}
    />
  )
}

function BigRoadMark({ cell, hands, counts }: Props & { cell: BigRoadCell }) {
  const { winner, hand, ties } = cell
  return (
    <>
      {winner ? <circle className={`ring ${winner}`} cx="5" cy="5" r="3.700" /> : null}
      {ties.length > 0 ? <path className="slash tie" d="M1.500 8.500L8.500 1.500" /> : null}
      {ties.length > 1 ? (
        <text className="ties" x="5" y="5">
          {ties.length}
        </text>
      ) : null}
      {hand === undefined ? null : <Marks hand={hands[hand]} counts={counts} />}
      {ties.map(tie => (
        <Marks key={tie} hand={hands[tie]} counts={counts} />
      ))}
    </>
  )
}

/** Bonus bets in their colours, and a natural. */
function Marks({ hand, counts }: { hand: ShoeHand | undefined; counts: readonly BoardCount[] }) {
  if (!hand) return null
  return (
    <>
      {extraMarks(hand.marks).map((mark, at) => (
        <circle
          key={mark}
          className={`dot ${colourOf(mark, counts)}`}
          cx={8.3 - at * 2.6}
          cy="8.300"
          r="1.500"
        />
      ))}
      {hasNatural(hand.marks) ? <circle className="dot natural" cx="1.700" cy="1.700" r="1.200" /> : null}
    </>
  )
}

/** The marks of the three derived roads, each drawn differently. */
const ROAD_MARKS: Readonly<Record<DerivedRoad, (colour: Colour) => ReactNode>> = {
  'big-eye-boy': colour => <circle className={`ring derived ${colour}`} cx="5" cy="5" r="3.300" />,
  'small-road': colour => <circle className={`disc ${colour}`} cx="5" cy="5" r="3.800" />,
  'cockroach-road': colour => <path className={`slash ${colour}`} d="M1.800 8.200L8.200 1.800" />,
}

export const DERIVED = Object.keys(DERIVED_ROADS) as DerivedRoad[]

export function DerivedRoadPicture({ road, hands }: { road: DerivedRoad; hands: readonly ShoeHand[] }) {
  const outcomes = hands.map(({ outcome }) => outcome)
  return (
    <Road
      road={road}
      least={MIN_COLUMNS.derived}
      cells={derivedRoad(outcomes, road)}
      say={({ colour }) => colour}
      draw={({ colour }) => ROAD_MARKS[road](colour)}
    />
  )
}

/** The next mark of each derived road if Player, or Banker, wins the next hand. */
export function NextMarks({ hands }: { hands: readonly ShoeHand[] }) {
  const m = useMessages()
  const outcomes = hands.map(({ outcome }) => outcome)
  return (
    <ul className="tv-next">
      {(['player', 'banker'] as const).map(winner => (
        <li key={winner} className={winner}>
          <span>{m.board.next[winner]}</span>
          {DERIVED.map(road => {
            const colour = nextIfWon(outcomes, winner, road)
            return (
              <svg key={road} viewBox="0 0 10 10" aria-hidden="true">
                {colour ? ROAD_MARKS[road](colour) : null}
              </svg>
            )
          })}
        </li>
      ))}
    </ul>
  )
}
