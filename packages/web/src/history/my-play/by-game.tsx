import type { StoredOwnRound } from '../../connection/own-rounds/stored-rounds.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { byGame, hoursOf, roundTotalsOf, type Totals } from './totals.ts'

interface Props {
  readonly rounds: readonly StoredOwnRound[]
  readonly nameOf: (game: string) => string
}

/** The totals of each game, and of all. */
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
              <Row key={game} name={nameOf(game)} totals={roundTotalsOf(of, hours)} />
            ))}
          </tbody>
          {games.length > 1 ? (
            <tfoot>
              <Row name={words.all} totals={roundTotalsOf(rounds, hours)} />
            </tfoot>
          ) : null}
        </table>
      </div>
    </section>
  )
}

/** With less time than this no rate per hour is shown, in hours. */
const MIN_HOURS = 0.1

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
    [words.perHour, hours >= MIN_HOURS ? change(choice / hours) : '–'],
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
