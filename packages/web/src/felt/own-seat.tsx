import type { WagerLine, WagerSeen } from '@cardroom/engine'
import type { Names } from '@cardroom/words'
import type { ReactNode } from 'react'
import { StakeChips } from '../shared/chips/chip-stack.tsx'
import type { FeltBox } from './arrange.ts'
import { buttonsBefore, buttonsBeside, Discs } from './buttons.tsx'
import type { Cloth } from './cloth/cloth.ts'
import { OwnCloth } from './cloth/own-cloth.tsx'
import { Fit } from './fit.tsx'
import { type Picture, type PictureSeat, seatPiles } from './picture.ts'
import { Plate } from './plate.tsx'
import { SeatHands } from './seat-hands.tsx'
import { styleOf } from './style-of.ts'
import type { WagerEditor } from './wagers/wager-editor.ts'

interface Props {
  readonly sitter: PictureSeat
  readonly picture: Picture
  readonly names: Names
  readonly box: FeltBox
  readonly cloth: Cloth | undefined
  readonly betting: WagerEditor | undefined
  readonly clock?: ReactNode
}

/** From this ratio of width to height the own place has its cards beside its spots. */
const WIDE_RATIO = 2.1

/** One's own place, at the bottom of the picture: cards, spots and chips as large as there is room. */
export function OwnSeat({ sitter, picture, names, box, cloth, betting, clock }: Props) {
  const { m } = names
  const { seat } = sitter
  const piles = seatPiles(picture, seat)
  const isBank = picture.bank?.seat === seat
  const bet = picture.bets.get(seat)
  // While chips go to another hand, its wagers lie on the own spots.
  const wagers = picture.wagers.filter(wager => wager.seat === (betting?.seat ?? seat))
  const discs = (one: WagerSeen | WagerLine) => (
    <Discs buttons={buttonsBeside(picture, one)} names={names} small />
  )
  const classes = [
    'seat you',
    box.width > box.height * WIDE_RATIO ? 'flat' : 'upright',
    isBank && 'banks',
    picture.asked.has(seat) && 'asked',
    piles.length > 0 && piles.every(pile => pile.state === 'folded') && 'out',
  ]
  const before = buttonsBefore(picture, seat)
  const chips = isBank ? picture.bank?.wager : bet
  return (
    <li className={classes.filter(Boolean).join(' ')} style={styleOf(box)}>
      <div className="own-front">
        {piles.length > 0 || before.length > 0 || chips !== undefined ? (
          <Fit className="front-room" most={2.2}>
            <div className="front">
              <div className="bets">
                <Discs buttons={before} names={names} small={false} />
                {chips === undefined ? null : (
                  <span className="bet">
                    <span className="unseen">
                      {isBank
                        ? m.table.bankWager({ money: m.money(chips) })
                        : m.table.bet({ money: m.money(chips) })}
                    </span>
                    <span aria-hidden="true">
                      <StakeChips cents={chips} />
                    </span>
                  </span>
                )}
              </div>
              <SeatHands seat={seat} picture={picture} names={names} />
            </div>
          </Fit>
        ) : null}
        {cloth && (!isBank || betting) ? (
          <OwnCloth
            cloth={cloth}
            names={names}
            wagers={wagers}
            lines={picture.lines.filter(line => line.seat === seat)}
            betting={betting}
            discs={discs}
          />
        ) : null}
      </div>
      <Fit className="plate-room" most={1.3}>
        <Plate sitter={sitter} picture={picture} names={names} clock={clock} />
      </Fit>
    </li>
  )
}
