import type { Names } from '@cardroom/words'
import { type ReactNode, useMemo, useRef } from 'react'
import { BackContext } from '../shared/cards/back-context.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { arrange, type FeltBox, type FeltLayout, type Needs } from './arrange.ts'
import { circlePlayer, type OpenCircles } from './circles.ts'
import type { Cloth } from './cloth/cloth.ts'
import { Middle } from './middle.tsx'
import { OwnSeat } from './own-seat.tsx'
import type { Picture, PictureSeat } from './picture.ts'
import { SeatPicture } from './seat.tsx'
import { styleOf } from './style-of.ts'
import { useSize } from './use-size.ts'
import type { WagerEditor } from './wagers/wager-editor.ts'

interface Props {
  readonly picture: Picture
  readonly names: Names
  /** How much room the parts of the table need. */
  readonly needs: Needs
  /** What lies face down. */
  readonly backs?: 'card' | 'tile' | undefined
  readonly cloth?: Cloth | undefined
  /** The text on the felt. */
  readonly title: string
  readonly room: string
  readonly roomName: string
  readonly betting?: WagerEditor | undefined
  readonly clock?: ReactNode
  /** The shoe, beside the house dealer. */
  readonly shoe?: ReactNode
  /** The colour of the cards' backs, where two decks take turns. */
  readonly back?: string | undefined
  readonly sit?: ((seat: number) => void) | undefined
  readonly circles?: OpenCircles | undefined
  /** A sentence in the middle while nothing lies there. */
  readonly message?: string | undefined
}

/** A smaller table shows the middle and the own place only. */
const MIN_FULL_SIZE = { width: 230, height: 200 }
/** A narrower table leaves out the free places of a large table; there is a button to sit down. */
const NARROW_WIDTH = 620
const LARGE_TABLE_SEATS = 7

/** The picture of a table: felt, places, hands, chips and buttons. */
export function TablePicture({
  picture,
  names,
  needs,
  backs = 'card',
  cloth,
  title,
  room,
  roomName,
  betting,
  clock,
  shoe,
  back,
  sit,
  circles,
  message,
}: Props) {
  const m = useMessages()
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const { width, height } = size
  const { bottom, others } = seatsFromViewer(picture, circles, width)
  const tiny = width < MIN_FULL_SIZE.width || height < MIN_FULL_SIZE.height
  const shown = tiny ? [] : others
  const parts = useMemo(
    () => arrange({ width, height }, shown.length, needs),
    [width, height, shown.length, needs],
  )
  return (
    <BackContext value={backs}>
      <div className="felt-frame" ref={frame}>
        <section
          className={tiny ? 'felt tiny' : 'felt'}
          data-room={room}
          data-back={back}
          aria-label={m.table.felt({ name: title })}
        >
          <div className="cloth" aria-hidden="true" />
          <Middle
            picture={picture}
            names={names}
            box={parts.middle}
            title={title}
            roomName={roomName}
            message={message}
            turn={picture.dice && turnTo(picture.dice.names, bottom, shown, parts)}
          />
          <span className="house-dealer" style={styleOf(parts.tray)}>
            <span className="tray" aria-hidden="true" />
            <span className="house-dealer-words">
              <span className="unseen">{m.table.houseDealer}</span>
              {shoe}
            </span>
          </span>
          <ol className="seats">
            {bottom && (bottom.seat === picture.you || betting) ? (
              <OwnSeat
                sitter={bottom}
                picture={picture}
                names={names}
                box={parts.own}
                cloth={cloth}
                betting={betting}
                clock={picture.asked.has(bottom.seat) ? clock : undefined}
              />
            ) : bottom ? (
              <SeatPicture
                sitter={bottom}
                picture={picture}
                names={names}
                place={{ box: parts.own, edge: 'bottom' }}
                cloth={cloth}
                clock={picture.asked.has(bottom.seat) ? clock : undefined}
                sit={sit}
                circles={circles}
              />
            ) : null}
            {shown.map((sitter, at) => (
              <SeatPicture
                key={sitter.seat}
                sitter={sitter}
                picture={picture}
                names={names}
                place={parts.others[at]!}
                cloth={cloth}
                clock={picture.asked.has(sitter.seat) ? clock : undefined}
                sit={sit}
                circles={circles}
              />
            ))}
          </ol>
        </section>
      </div>
    </BackContext>
  )
}

/**
 * The viewer sits at the bottom, and the others follow clockwise; for an onlooker the bottom is the seat opposite the
 * house dealer.
 */
function seatsFromViewer(
  picture: Picture,
  circles: OpenCircles | undefined,
  width: number,
): { bottom: PictureSeat | undefined; others: readonly PictureSeat[] } {
  const { sitters, you } = picture
  const shown =
    width < NARROW_WIDTH && sitters.length > LARGE_TABLE_SEATS
      ? sitters.filter(
          ({ seat, name }) =>
            name !== undefined || circles?.seats.includes(seat) || circlePlayer(picture, seat) !== undefined,
        )
      : sitters
  const own = shown.findIndex(({ seat }) => seat === you)
  const at = own >= 0 ? own : Math.floor(shown.length / 2)
  return { bottom: shown[at], others: [...shown.slice(at + 1), ...shown.slice(0, at)] }
}

const centreOf = ({ x, y, width, height }: FeltBox) => ({ x: x + width / 2, y: y + height / 2 })

/** Which way a place lies from the middle, clockwise from the right. */
function turnTo(
  seat: number,
  bottom: PictureSeat | undefined,
  others: readonly PictureSeat[],
  parts: FeltLayout,
): number | undefined {
  const at = others.findIndex(other => other.seat === seat)
  const box = bottom?.seat === seat ? parts.own : parts.others[at]?.box
  if (!box) return undefined
  const [from, to] = [centreOf(parts.middle), centreOf(box)]
  return Math.atan2(to.y - from.y, to.x - from.x)
}
