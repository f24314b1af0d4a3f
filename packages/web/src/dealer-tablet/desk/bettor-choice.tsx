import { type Names, seatName } from '@cardroom/words'
import { type FormEvent, useState } from 'react'
import type { CircleBettor } from './laid-chips.ts'

interface Props {
  readonly seat: number
  readonly names: Names
  /** Whether a player sits at the circle; else others may bet it. */
  readonly isTaken: boolean
  /** The players who may bet the empty circle. */
  readonly players: readonly number[]
  /** Names on the back line. */
  readonly behind: readonly string[]
  readonly mayStandBehind: boolean
  readonly chosen: CircleBettor
  readonly choose: (bettor: CircleBettor) => void
}

/** The choice of who bets at a circle: its own player, another player, or somebody on the back line. */
export function BettorChoice({
  seat,
  names,
  isTaken,
  players,
  behind,
  mayStandBehind,
  chosen,
  choose,
}: Props) {
  const { m } = names
  const [asks, setAsks] = useState(false)
  const [name, setName] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const by = name.trim().replaceAll(/\s+/g, '-')
    if (by !== '') choose({ seat, by })
    setAsks(false)
    setName('')
  }
  const isOwn = chosen.by === undefined
  return (
    <fieldset className="bettor-choice">
      <legend className="unseen">{m.dealing.bettors({ who: seatName(names, seat) })}</legend>
      {isTaken ? (
        behind.length > 0 ? (
          <button type="button" className="btn quiet" aria-pressed={isOwn} onClick={() => choose({ seat })}>
            {seatName(names, seat)}
          </button>
        ) : null
      ) : (
        <select
          aria-label={m.dealing.bettors({ who: m.table.seat({ seat }) })}
          value={chosen.player ?? ''}
          onChange={event =>
            choose(event.target.value === '' ? { seat } : { seat, player: Number(event.target.value) })
          }
        >
          <option value="">{m.dealing.nobody}</option>
          {players.map(player => (
            <option key={player} value={player}>
              {m.dealing.circleOf({ who: seatName(names, player) })}
            </option>
          ))}
        </select>
      )}
      {behind.map(by => (
        <button
          key={by}
          type="button"
          className="btn quiet"
          aria-pressed={chosen.by === by}
          onClick={() => choose({ seat, by })}
        >
          {by}
        </button>
      ))}
      {asks ? (
        <form onSubmit={add} className="behind-form">
          <input
            aria-label={m.dealing.behindName}
            value={name}
            maxLength={20}
            onChange={event => setName(event.target.value)}
            // biome-ignore lint/a11y/noAutofocus: a name was asked for
            autoFocus
          />
          <button type="submit" className="btn">
            {m.dealing.add}
          </button>
        </form>
      ) : mayStandBehind && isTaken ? (
        <button
          type="button"
          className="btn quiet"
          onClick={() => setAsks(true)}
          aria-label={m.dealing.addBehind}
        >
          +
        </button>
      ) : null}
    </fieldset>
  )
}
