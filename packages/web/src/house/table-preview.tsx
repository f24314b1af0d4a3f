import type { PreviewReply, TableOptions } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { postJson } from '../connection/fetch-json.ts'
import { FeeBoard } from '../rules/sign/fee-board.tsx'
import { Failed } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'

/** The delay after the last change, in milliseconds. */
const DEBOUNCE_MS = 250

interface Props {
  readonly game: string
  readonly options: TableOptions
}

/** A preview of the table's sign, and of its collection in usual rounds. */
export function TablePreview({ game, options }: Props) {
  const m = useMessages()
  const [shown, setShown] = useState<PreviewReply>()
  const [why, setWhy] = useState<string>()
  const asked = JSON.stringify({ game, options })
  useEffect(() => {
    let left = false
    const timer = setTimeout(() => {
      postJson<PreviewReply>('/api/house/tables/preview', JSON.parse(asked) as object).then(
        reply => {
          if (left) return
          setShown(reply)
          setWhy(undefined)
        },
        (error: Error) => left || setWhy(error.message),
      )
    }, DEBOUNCE_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [asked])
  if (why !== undefined) return <Failed why={why} />
  if (!shown) return <p className="wait">{m.app.loading}</p>
  const { sign, worked } = shown
  const [first] = worked
  return (
    <div className="desk-preview">
      <h3>{m.desk.preview}</h3>
      <p>
        <strong>{sign.name}</strong> {sign.limits === undefined ? '' : m.say(sign.limits)}
      </p>
      {sign.fees.length === 0 ? <p>{m.sign.noCollection}</p> : <FeeBoard fees={sign.fees} />}
      {first ? (
        <div className="house-scroll">
          <table>
            <caption>{m.desk.worked}</caption>
            <thead>
              <tr>
                <th scope="col">{m.desk.players}</th>
                {first.wager === undefined ? null : <th scope="col">{m.desk.each}</th>}
                <th scope="col">{first.action === undefined ? m.desk.pot : m.desk.action}</th>
                <th scope="col">{m.sign.collection}</th>
              </tr>
            </thead>
            <tbody>
              {worked.map(({ players, wager, action, pot = 0, fees }) => (
                <tr key={`${players} ${wager ?? pot}`}>
                  <td>{players}</td>
                  {wager === undefined ? null : <td>{m.money(wager)}</td>}
                  <td>{m.money(action ?? pot)}</td>
                  <td>
                    {fees.length === 0
                      ? m.sign.nothing
                      : m.joined.clauses({
                          pieces: fees.map(({ from, cents, per }) =>
                            m.sign.brief({
                              payer: m.sign.payers[from],
                              fee: m.money(cents),
                              unit: per === undefined ? '' : m.sign.units[per],
                            }),
                          ),
                        })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  )
}
