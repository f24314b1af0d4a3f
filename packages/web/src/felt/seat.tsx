import type { WagerLine, WagerSeen } from '@cardroom/engine'
import type { Names } from '@cardroom/words'
import type { ReactNode } from 'react'
import { StakeChips } from '../shared/chips/chip-stack.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import type { FeltPlace } from './arrange.ts'
import { buttonsBefore, buttonsBeside, Discs } from './buttons.tsx'
import { circlePlayer, type OpenCircles } from './circles.ts'
import type { Cloth } from './cloth/cloth.ts'
import { SmallCloth } from './cloth/small-cloth.tsx'
import { Fit } from './fit.tsx'
import { type Picture, type PictureSeat, seatPiles } from './picture.ts'
import { Plate } from './plate.tsx'
import { SeatHands } from './seat-hands.tsx'
import { styleOf } from './style-of.ts'

interface Props {
  readonly sitter: PictureSeat
  readonly picture: Picture
  readonly names: Names
  readonly place: FeltPlace
  readonly cloth: Cloth | undefined
  readonly clock?: ReactNode
  readonly sit?: ((seat: number) => void) | undefined
  readonly circles?: OpenCircles | undefined
}

/** From this ratio of width to height a place has its cards beside its plate. */
const WIDE_RATIO = 1.75

/** Another player's place: name, cards and bets. */
export function SeatPicture({ sitter, picture, names, place, cloth, clock, sit, circles }: Props) {
  const { seat } = sitter
  const { box, edge } = place
  const style = styleOf(box)
  const player = circlePlayer(picture, seat)
  if (circles?.seats.includes(seat)) {
    return (
      <li className="seat circle" style={style}>
        <Fit most={1.2}>
          <CircleButton seat={seat} circles={circles} />
          <SeatBets seat={seat} picture={picture} names={names} cloth={cloth} />
        </Fit>
      </li>
    )
  }
  if (sitter.name === undefined && player === undefined)
    return <FreeSeat sitter={sitter} style={style} sit={sit} />
  const piles = seatPiles(picture, seat)
  const classes = [
    'seat',
    `at-${edge}`,
    edge !== 'bottom' && box.width > box.height * WIDE_RATIO ? 'flat' : 'upright',
    player !== undefined && 'of-circle',
    picture.bank?.seat === seat && 'banks',
    picture.asked.has(seat) && 'asked',
    piles.length > 0 && piles.every(pile => pile.state === 'folded') && 'out',
  ]
  return (
    <li className={classes.filter(Boolean).join(' ')} style={style}>
      <Fit className="plate-room" most={1.2}>
        <Plate sitter={sitter} picture={picture} names={names} clock={clock} />
      </Fit>
      <Fit className="front-room" most={1.35}>
        <Front seat={seat} picture={picture} names={names} cloth={cloth} />
      </Fit>
    </li>
  )
}

function FreeSeat({ sitter: { seat, notes }, style, sit }: FreeProps) {
  const m = useMessages()
  return (
    <li className="seat empty" style={style}>
      {sit ? (
        <button
          type="button"
          className="sit"
          onClick={() => sit(seat)}
          aria-label={m.table.sitHere({ seat })}
        >
          {seat}
        </button>
      ) : (
        <span
          className="sit"
          role="img"
          aria-label={m.joined.clauses({ pieces: [m.table.emptySeat({ seat }), ...notes] })}
        >
          {seat}
        </span>
      )}
    </li>
  )
}
interface FreeProps {
  readonly sitter: PictureSeat
  readonly style: ReturnType<typeof styleOf>
  readonly sit: ((seat: number) => void) | undefined
}

/** The button of an empty circle; pressed again, chips go to the own hand. */
function CircleButton({ seat, circles: { chosen, choose } }: { seat: number; circles: OpenCircles }) {
  const m = useMessages()
  return (
    <button
      type="button"
      className="circle-button"
      aria-pressed={chosen === seat}
      aria-label={m.table.betCircle({ seat })}
      onClick={() => choose(seat)}
    >
      {seat}
    </button>
  )
}

interface FrontProps {
  readonly seat: number
  readonly picture: Picture
  readonly names: Names
  readonly cloth: Cloth | undefined
}

/** What lies before a place. */
function Front({ seat, picture, names, cloth }: FrontProps) {
  return (
    <div className="front">
      <SeatHands seat={seat} picture={picture} names={names} />
      <SeatBets seat={seat} picture={picture} names={names} cloth={cloth} />
    </div>
  )
}

/** Chips and buttons before a place. */
function SeatBets({ seat, picture, names, cloth }: FrontProps) {
  const { m } = names
  const bet = picture.bets.get(seat)
  const bank = picture.bank?.seat === seat ? picture.bank.wager : undefined
  const discs = (one: WagerSeen | WagerLine) => (
    <Discs buttons={buttonsBeside(picture, one)} names={names} small />
  )
  return (
    <div className="bets">
      <Discs buttons={buttonsBefore(picture, seat)} names={names} small />
      {bank === undefined ? null : (
        <span className="bet of-bank">
          <span className="unseen">{m.table.bankWager({ money: m.money(bank) })}</span>
          <span aria-hidden="true">
            <StakeChips cents={bank} />
          </span>
        </span>
      )}
      {bet === undefined ? null : (
        <span className="bet">
          <span className="unseen">{m.table.bet({ money: m.money(bet) })}</span>
          <span aria-hidden="true">
            <StakeChips cents={bet} />
          </span>
        </span>
      )}
      {cloth ? (
        <SmallCloth
          cloth={cloth}
          names={names}
          wagers={picture.wagers.filter(wager => wager.seat === seat)}
          lines={picture.lines.filter(line => line.seat === seat)}
          discs={discs}
        />
      ) : null}
    </div>
  )
}
