import { useMessages } from '../messages/messages.ts'
import type { KeptRound } from '../own-rounds/kept.ts'
import { byGame, hoursOf, type Totals, totalsOf } from './totals.ts'

interface Props {
  readonly rounds: readonly KeptRound[]
  readonly nameOf: (game: string) => string
}

/** What each game came to, and all together. */
export function ByGame({ rounds, nameOf }: Props) {
  const m = useMessages()
  const words = m.myPlay
  const hours = hoursOf(rounds)
  const games = byGame(rounds)
  const heads = [
    words.rounds,
    words.net,
    words.luck,
    words.choice,
    words.unjudged,
    words.fees,
    words.hours,
    words.perHundred,
    words.perHour,
  ]
  return (
    <section aria-labelledby="by-game">
      <h2 id="by-game">{words.byGame}</h2>
      <div className="table-frame">
        <table className="my-play-games stacks">
          <thead>
            <tr>
              <th scope="col">{words.which}</th>
              {heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map(([game, of]) => (
              <Row key={game} name={nameOf(game)} totals={totalsOf(of, hours)} />
            ))}
          </tbody>
          {games.length > 1 ? (
            <tfoot>
              <Row name={words.all} totals={totalsOf(rounds, hours)} />
            </tfoot>
          ) : null}
        </table>
      </div>
    </section>
  )
}

/** What a few minutes would come to in an hour says nothing. */
const SHORTEST = 0.1

function Row({ name, totals }: { name: string; totals: Totals }) {
  const m = useMessages()
  const words = m.myPlay
  const { rounds, net, luck, choice, unjudged, fees, hours } = totals
  const change = (cents: number) => m.change(Math.round(cents) || 0)
  const cells: readonly (readonly [head: string, text: string, look?: string | undefined])[] = [
    [words.rounds, m.number(rounds)],
    [words.net, change(net), net > 0 ? 'up' : net < 0 ? 'down' : undefined],
    [words.luck, change(luck)],
    [words.choice, change(choice)],
    [words.unjudged, change(unjudged)],
    [words.fees, m.money(Math.round(fees))],
    [words.hours, m.number(hours, 1)],
    [words.perHundred, change((100 * choice) / rounds)],
    [words.perHour, hours >= SHORTEST ? change(choice / hours) : '–'],
  ]
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map(([head, text, look]) => (
        <td key={head} data-column={head} className={look}>
          {text}
        </td>
      ))}
    </tr>
  )
}
