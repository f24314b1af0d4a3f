import { moveLabel } from '@cardroom/words'
import type { StoredOwnRound } from '../../connection/own-rounds/stored-rounds.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { type Habit, habitsOf } from './totals.ts'

interface Props {
  readonly rounds: readonly StoredOwnRound[]
  /** The chosen game; all games without one. */
  readonly game: string | undefined
  readonly nameOf: (game: string) => string
}

const MAX_HABITS = 10

/** The player's mistakes, the dearest first, with links to practise them. */
export function Habits({ rounds, game, nameOf }: Props) {
  const m = useMessages()
  const words = m.myPlay
  const habits = habitsOf(rounds).slice(0, MAX_HABITS)
  const said = ({ move, best }: Habit): string =>
    move === best
      ? words.otherwise({ move: moveLabel(m, move) })
      : words.instead({ move: moveLabel(m, move), best: moveLabel(m, best) })
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
