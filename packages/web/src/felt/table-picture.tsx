import type { Names } from '@cardroom/words'
import { type ReactNode, useMemo, useRef } from 'react'
import { BackContext } from '../cards/back-context.ts'
import type { Cloth } from '../cloth/cloth.ts'
import type { Betting } from '../controls/betting.ts'
import { useMessages } from '../messages/messages.ts'
import { type Arranged, arrange, type Box } from './arrange.ts'
import { circlePlayer, type OpenCircles } from './circles.ts'
import { Middle } from './middle.tsx'
import { needsOf } from './needs.ts'
import { OwnSeat } from './own-seat.tsx'
import type { Picture, Sitter } from './picture.ts'
import { Seat } from './seat.tsx'
import { styleOf } from './style-of.ts'
import { useSize } from './use-size.ts'

interface Props {
  readonly picture: Picture
  readonly names: Names
  readonly family: string
  readonly cloth?: Cloth | undefined
  /** What is written on the felt. */
  readonly title: string
  readonly room: string
  readonly roomName: string
  readonly betting?: Betting | undefined
  readonly clock?: ReactNode
  /** What the cards come from, beside the house dealer. */
  readonly shoe?: ReactNode
  /** The colour of the cards' backs, where two decks take turns. */
  readonly back?: string | undefined
  readonly sit?: ((seat: number) => void) | undefined
  readonly circles?: OpenCircles | undefined
  /** A sentence in the middle while nothing lies there. */
  readonly message?: string | undefined
}

/** Smaller than this, a table shows the middle and the own place only. */
const LEAST = { width: 230, height: 200 }
/** Narrower than this, free places of a large table are left out: there is a button to sit down. */
const NARROW = 620
const LARGE = 7

/** The table as it lies before one: felt, places around it, hands, chips and buttons. */
export function TablePicture({
  picture,
  names,
  family,
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
  const { bottom, others } = seated(picture, circles, width)
  const tiny = width < LEAST.width || height < LEAST.height
  const shown = tiny ? [] : others
  const parts = useMemo(
    () => arrange({ width, height }, shown.length, needsOf(family)),
    [width, height, shown.length, family],
  )
  return (
    <BackContext value={family === 'tiles' ? 'tile' : 'card'}>
      <div className="felt-frame" ref={frame}>
        <section
          className={tiny ? 'felt tiny' : 'felt'}
          data-room={room}
          data-back={back}
          aria-label={m.table.felt(title)}
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
              <Seat
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
              <Seat
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
 * Whoever looks at the table sits at the bottom, and the others follow clockwise; an onlooker has the seat there
 * that lies opposite the house dealer.
 */
function seated(
  picture: Picture,
  circles: OpenCircles | undefined,
  width: number,
): { bottom: Sitter | undefined; others: readonly Sitter[] } {
  const { sitters, you } = picture
  const shown =
    width < NARROW && sitters.length > LARGE
      ? sitters.filter(
          ({ seat, name }) =>
            name !== undefined || circles?.seats.includes(seat) || circlePlayer(picture, seat) !== undefined,
        )
      : sitters
  const own = shown.findIndex(({ seat }) => seat === you)
  const at = own >= 0 ? own : Math.floor(shown.length / 2)
  return { bottom: shown[at], others: [...shown.slice(at + 1), ...shown.slice(0, at)] }
}

const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** Which way a place lies from the middle, clockwise from the right. */
function turnTo(
  seat: number,
  bottom: Sitter | undefined,
  others: readonly Sitter[],
  parts: Arranged,
): number | undefined {
  const at = others.findIndex(other => other.seat === seat)
  const box = bottom?.seat === seat ? parts.own : parts.others[at]?.box
  if (!box) return undefined
  const [from, to] = [centreOf(parts.middle), centreOf(box)]
  return Math.atan2(to.y - from.y, to.x - from.x)
}
