import type { WagerLine, WagerSeen } from '@cardroom/engine'
import { NO_MAXIMUM } from '@cardroom/engine/banked'
import { type Names, type Speaker, wagerLabel } from '@cardroom/words'
import type { CSSProperties, ReactNode } from 'react'
import { ChipStack } from '../../shared/chips/chip-stack.tsx'
import { useKey } from '../../shared/controls/use-keys.ts'
import { draftAmountOn } from '../wagers/draft.ts'
import type { WagerEditor } from '../wagers/wager-editor.ts'
import { type Cloth, type ClothSpot, liesOn } from './cloth.ts'
import { highest } from './pays.ts'

interface Props {
  readonly cloth: Cloth
  readonly names: Names
  /** The wagers at this place, and their results. */
  readonly wagers: readonly WagerSeen[]
  readonly lines: readonly WagerLine[]
  /** Present while wagers are open. */
  readonly betting: WagerEditor | undefined
  /** Buttons that lie beside a wager. */
  readonly discs: (wager: WagerSeen | WagerLine) => ReactNode
}

/** The own spots, as large as possible: chips are pressed, dragged or keyed onto them. */
export function OwnCloth({ cloth, names, wagers, lines, betting, discs }: Props) {
  const { m } = names
  return (
    <div className="own-cloth" data-offers="">
      <div className="cloth-rows">
        {cloth.rows.map(row => (
          <ul
            className="cloth-row"
            key={row[0]!.on}
            aria-label={m.table.wager.spots}
            style={{ '--spots': row.length } as CSSProperties}
          >
            {row.map(spot => (
              <li
                className={spot.equals ? 'cloth-place equal' : 'cloth-place'}
                key={`${spot.on} ${spot.hand ?? ''}`}
              >
                {betting && spot.kind !== 'later' ? (
                  <OpenSpot spot={spot} names={names} betting={betting} />
                ) : (
                  <LaidSpot spot={spot} names={names} wagers={wagers} lines={lines} discs={discs} />
                )}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}

const nameOf = (names: Names, { on, hand }: ClothSpot): string =>
  hand === undefined ? wagerLabel(names, on) : names.m.events.seatHand({ who: wagerLabel(names, on), hand })

/** The text under a spot's name: its odds, the best of several. */
export function paysWords(m: Speaker, { pays }: ClothSpot): string | undefined {
  const best = highest(pays)
  if (best === undefined) return undefined
  return pays.length === 1
    ? m.events.odds({ odds: best })
    : m.table.cloth.upTo({ odds: m.events.odds({ odds: best }) })
}

function OpenSpot({ spot, names, betting }: { spot: ClothSpot; names: Names; betting: WagerEditor }) {
  const { m } = names
  const { on, hand, shape, kind } = spot
  const bounds = betting.spots.find(one => one.on === on)
  const key = hand === undefined || hand === 1 ? betting.keys.get(on) : undefined
  useKey(key, () => betting.put(on))
  const amount = draftAmountOn(betting.draft, on, hand)
  const name = nameOf(names, spot)
  const pays = paysWords(m, spot)
  const lies = amount > 0 ? m.table.cloth.lies({ money: m.money(amount) }) : m.table.cloth.nothing
  return (
    <button
      type="button"
      className={`spot ${kind} ${shape} ${amount > 0 ? 'has' : ''}`}
      data-drop={on}
      onClick={() => betting.put(on)}
      onKeyDown={event => {
        if (event.key === 'Delete' || event.key === 'Backspace') betting.takeOff(on)
      }}
      aria-keyshortcuts={key}
    >
      <span className="unseen">{m.table.cloth.spot({ name, pays, lies })}</span>
      <span className="spot-print" aria-hidden="true">
        <span className="spot-name">{name}</span>
        {pays === undefined ? null : <span className="spot-pays">{pays}</span>}
        {amount > 0 ? (
          <Lying cents={amount} money={m.money(amount)} />
        ) : bounds ? (
          <span className="spot-bounds">
            {bounds.max >= NO_MAXIMUM
              ? m.table.cloth.from({ money: m.money(bounds.min) })
              : m.table.wager.bounds({ from: m.money(bounds.min), to: m.money(bounds.max) })}
          </span>
        ) : null}
      </span>
      {key === undefined ? null : <kbd>{key.toUpperCase()}</kbd>}
    </button>
  )
}

const Lying = ({ cents, money }: { cents: number; money: string }) => (
  <span className="bet">
    <ChipStack cents={cents} />
    <span className="stake-amount">{money}</span>
  </span>
)

function LaidSpot({
  spot,
  names,
  wagers,
  lines,
  discs,
}: Omit<Props, 'cloth' | 'betting'> & { spot: ClothSpot }) {
  const { m } = names
  const { shape, kind } = spot
  const lying = wagers.filter(wager => liesOn(spot, wager))
  const settled = lines.filter(line => liesOn(spot, line))
  const pays = paysWords(m, spot)
  const has = lying.length + settled.length > 0
  /** The label of chips whose bettor or wager differs from the spot's. */
  const label = ({ by, on, hand }: WagerSeen | WagerLine): string | undefined =>
    by ?? (on === spot.on ? (hand === spot.hand ? undefined : String(hand)) : wagerLabel(names, on))
  return (
    <div className={`spot ${kind} ${shape} ${has ? 'has' : ''}`}>
      <span className="spot-print">
        <span className="spot-name">{nameOf(names, spot)}</span>
        {pays === undefined || has ? null : <span className="spot-pays">{pays}</span>}
        {lying.map(wager => (
          <span className="bet" key={`${wager.by ?? ''} ${wager.on} ${wager.hand ?? ''}`}>
            <ChipStack cents={wager.amount} />
            <span className="stake-amount">
              {label(wager) === undefined ? null : <span className="stake-label">{label(wager)} </span>}
              {m.money(wager.amount)}
            </span>
            {discs(wager)}
          </span>
        ))}
        {settled.map(line => (
          <span
            className={`bet settled ${line.outcome}`}
            key={`${line.by ?? ''} ${line.on} ${line.hand ?? ''} ${line.for ?? ''}`}
          >
            {label(line) === undefined ? null : <span className="stake-label">{label(line)} </span>}
            <span className="stake-amount">{outcomeWords(m, line)}</span>
            {discs(line)}
          </span>
        ))}
      </span>
    </div>
  )
}

/** The result of a wager in words. */
export const outcomeWords = (m: Speaker, line: WagerLine): string =>
  line.outcome === 'win' || line.outcome === 'lose'
    ? m.change(line.pays - line.takes)
    : m.table.outcomes[line.outcome]
