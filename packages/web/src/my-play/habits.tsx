import { moveLabel } from '@cardroom/words'
import { useMessages } from '../messages/messages.ts'
import type { KeptRound } from '../own-rounds/kept.ts'
import { Link } from '../routing/link.tsx'
import { type Habit, habitsOf } from './totals.ts'

interface Props {
  readonly rounds: readonly KeptRound[]
  /** The game that is looked at; all of them, if none is. */
  readonly game: string | undefined
  readonly nameOf: (game: string) => string
}

const MOST = 10

/** What one did wrongly, the dearest first, with a way to practise it. */
export function Habits({ rounds, game, nameOf }: Props) {
  const m = useMessages()
  const words = m.myPlay
  const habits = habitsOf(rounds).slice(0, MOST)
  const said = ({ move, best }: Habit): string =>
    move === best
      ? words.otherwise(moveLabel(m, move))
      : words.instead(moveLabel(m, move), moveLabel(m, best))
  return (
    <section aria-labelledby="mistakes">
      <h2 id="mistakes">{words.mistakes}</h2>
      {habits.length === 0 ? (
        <p>{words.noMistakes}</p>
      ) : (
        <>
          <div className="table-frame">
            <table className="stacks">
              <thead>
                <tr>
                  <th scope="col">{words.wrong}</th>
                  <th scope="col" className="name-of-game">
                    {words.which}
                  </th>
                  <th scope="col">{words.times}</th>
                  <th scope="col">{words.cost}</th>
                  <th scope="col">
                    <span className="unseen">{words.dearest}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {habits.map(habit => (
                  <tr key={`${habit.game} ${habit.move} ${habit.best}`}>
                    <th scope="row">{said(habit)}</th>
                    <td className="name-of-game" data-column={words.which}>
                      {nameOf(habit.game)}
                    </td>
                    <td data-column={words.times}>{m.number(habit.times)}</td>
                    <td className="down" data-column={words.cost}>
                      {m.money(Math.round(habit.cost))}
                    </td>
                    <td>
                      <Link href={`/rounds/${encodeURIComponent(habit.worst.round)}`}>{words.dearest}</Link>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="moves">
            <Link
              href={game === undefined ? '/practice?mistakes' : `/practice/${game}?mistakes`}
              className="btn main"
            >
              {words.practise}
            </Link>
          </div>
        </>
      )}
    </section>
  )
}
