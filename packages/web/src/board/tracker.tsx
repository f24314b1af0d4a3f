import { type BoardCount, type NotedRound, tallyOf } from '@cardroom/engine/board'
import { streaksIn } from '@cardroom/engine/roads'
import { useMessages } from '../shared/messages/messages.ts'
import { colourOf } from './marks.ts'
import type { ShoeHand } from './roads.tsx'

interface Props {
  readonly counts: readonly BoardCount[]
  readonly now: readonly NotedRound[]
  readonly before: readonly NotedRound[]
}

/** A name with more letters is written smaller. */
const MAX_LARGE_LETTERS = 7

/** Counts and shares of this shoe and the one before, as the filed trackers list them (003:1203-1207). */
export function Tracker({ counts, now, before }: Props) {
  const m = useMessages()
  return (
    <table className="tv-tracker">
      <colgroup>
        <col />
        <col className="count" />
        <col className="share" />
        <col className="count" />
        <col className="share" />
      </colgroup>
      <thead>
        <tr>
          <td />
          <th scope="col" colSpan={2}>
            {m.board.thisShoe}
          </th>
          <th scope="col" colSpan={2} className="lesser">
            {m.board.shoeBefore}
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ id, is }) => (
          <tr key={id} data-count={id}>
            <th scope="row" className={m.say(is).length > MAX_LARGE_LETTERS ? 'long' : ''}>
              <i className={`tv-key ${colourOf(id, counts)}`} />
              {m.say(is)}
            </th>
            <Cells rounds={now} id={id} />
            <Cells rounds={before} id={id} lesser />
          </tr>
        ))}
        <tr className="sum" data-count="hands">
          <th scope="row">{m.board.hands}</th>
          <td>{now.length}</td>
          <td />
          <td className="lesser">{before.length}</td>
          <td className="lesser" />
        </tr>
      </tbody>
    </table>
  )
}

function Cells({ rounds, id, lesser }: { rounds: readonly NotedRound[]; id: string; lesser?: true }) {
  const m = useMessages()
  const { count, share } = tallyOf(rounds, id)
  const look = lesser ? 'lesser' : undefined
  return (
    <>
      <td className={look}>{count}</td>
      <td className={`share ${look ?? ''}`}>{rounds.length === 0 ? '' : m.percent(share, 0)}</td>
    </>
  )
}

export function Streaks({ hands, counts }: { hands: readonly ShoeHand[]; counts: readonly BoardCount[] }) {
  const m = useMessages()
  const { now, longest } = streaksIn(hands.map(({ outcome }) => outcome))
  const nameOf = (id: string) => m.say(counts.find(one => one.id === id)?.is ?? '')
  return (
    <dl className="tv-streaks">
      <div>
        <dt>{m.board.streak}</dt>
        <dd className={now?.winner}>{now ? `${nameOf(now.winner)} × ${now.length}` : '–'}</dd>
      </div>
      <div>
        <dt>{m.board.longest}</dt>
        <dd>
          <span className="player">{longest.player}</span> <span className="banker">{longest.banker}</span>
        </dd>
      </div>
    </dl>
  )
}
