import type { Event } from '@cardroom/engine'
import { type Names, seatName } from '@cardroom/words'
import { useMessages } from '../../shared/messages/messages.ts'
import { accountsOf, debtsOf, type PanSeatAccount } from './account.ts'

/** Who has paid whom in this hand, and what it comes to. */
export function PanAccount({ log, seats, you, names }: AccountProps) {
  const m = useMessages()
  const words = m.pan.accountOf
  const debts = debtsOf(log)
  const accounts = accountsOf(log, seats)
  const own = accounts.find(account => account.seat === you)
  return (
    <details className="pan-account">
      <summary>
        {m.pan.account}
        {own ? <span className={sign(netOf(own))}> {m.change(netOf(own))}</span> : null}
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.collected}</th>
            <th scope="col">{words.paid}</th>
            <th scope="col">{words.tops}</th>
            <th scope="col">{words.net}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(account => (
            <tr key={account.seat}>
              <th scope="row">{seatName(names, account.seat)}</th>
              <td>{m.money(account.collected)}</td>
              <td>{m.money(account.paid)}</td>
              <td>{m.change(account.tops)}</td>
              <td className={sign(netOf(account))}>{m.change(netOf(account))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {debts.length > 0 ? (
        <ul>
          {debts.map(({ from, to, cents }) => (
            <li key={`${from} ${to}`}>
              {m.pan.debt({ from: seatName(names, from), to: seatName(names, to), money: m.money(cents) })}
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet-words">{m.pan.nothingPaid}</p>
      )}
    </details>
  )
}
interface AccountProps {
  readonly log: readonly Event[]
  readonly seats: readonly number[]
  readonly you: number | undefined
  readonly names: Names
}

const netOf = ({ collected, paid, tops }: PanSeatAccount): number => collected - paid + tops

const sign = (cents: number): string => (cents > 0 ? 'up' : cents < 0 ? 'down' : '')
