import { type Names, placeName, stateName } from '@cardroom/words'
import { type ReactNode, useRef } from 'react'
import { Hand } from '../cards/hand.tsx'
import type { CardStyle } from '../cards/playing-card.tsx'
import { useMessages } from '../messages/messages.ts'
import { buttonsOnHand, Discs } from './buttons.tsx'
import { Stake } from './chip-stack.tsx'
import { circlePlayer, type OpenCircles } from './circles.ts'
import { Dice } from './dice.tsx'
import { around, type Form, formOf, type Point } from './layout.ts'
import { firstOf, middlePlaces, type Picture, type PileShown } from './picture.ts'
import { Seat } from './seat.tsx'
import { useSize } from './use-size.ts'

/** About where the dice lie. */
const MIDDLE: Point = { x: 50, y: 40 }

interface Props {
  readonly picture: Picture
  readonly names: Names
  /** What is written on the felt. */
  readonly title: string
  readonly room: string
  readonly roomName: string
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

/** The table as it lies before one: felt, places around it, hands, chips and buttons. */
export function TablePicture({
  picture,
  names,
  title,
  room,
  roomName,
  clock,
  shoe,
  back,
  sit,
  circles,
  message,
}: Props) {
  const m = useMessages()
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const form = formOf(width, height)
  const tall = form.shape === 'tall'
  // On a phone, free places of a large table are left out: there is a button to sit down.
  const sitters =
    tall && picture.sitters.length > 7
      ? picture.sitters.filter(
          ({ seat, name }) =>
            name !== undefined || circles?.seats.includes(seat) || circlePlayer(picture, seat) !== undefined,
        )
      : picture.sitters
  const bottom = sitters.findIndex(sitter => sitter.seat === picture.you)
  const points = around(sitters.length, form, bottom < 0 ? undefined : bottom + 1)
  const dealer = points[0]!
  const dense = form.small || sitters.length > 9
  const style = form.small ? 'index' : 'full'
  const placed = new Map(sitters.map(({ seat }, at) => [seat, points[at + 1]!]))
  const turnTo = (seat: number): number | undefined => {
    const to = placed.get(seat)
    return to && Math.atan2((to.y - MIDDLE.y) * form.height, (to.x - MIDDLE.x) * form.width)
  }
  const bare = middlePlaces(picture).length === 0
  return (
    <div className="felt-frame" data-form={form.shape} ref={frame}>
      <section
        className={`felt ${form.shape} ${form.small ? 'small' : ''}`}
        style={{ width: form.width, height: form.height }}
        data-room={room}
        data-back={back}
        data-dense={dense || undefined}
        aria-label={m.table.felt(title)}
      >
        <div className="cloth" aria-hidden="true" />
        <div className="middle">
          {bare ? (
            <div className="felt-print" aria-hidden="true">
              <span className="felt-game">{title}</span>
              <span className="felt-room">{roomName}</span>
            </div>
          ) : null}
          {message && bare ? <p className="felt-message">{message}</p> : null}
          {picture.dice ? (
            <Dice thrown={picture.dice} names={names} turn={turnTo(picture.dice.names)} />
          ) : null}
          <div className={cardsInMiddle(picture) > 6 ? 'middle-hands many' : 'middle-hands'}>
            {middlePlaces(picture).map(({ place, piles }) => (
              <div className="middle-place" key={place}>
                <span className="place-name" aria-hidden="true">
                  {placeName(names, place)}
                </span>
                <div className="middle-piles">
                  {piles.map(pile => (
                    <MiddleHand key={pile.hand ?? 0} pile={pile} names={names} style={style} />
                  ))}
                  {place === 'bank' ? (
                    <Discs buttons={buttonsOnHand(picture, picture.bank?.seat)} names={names} small={dense} />
                  ) : null}
                </div>
              </div>
            ))}
          </div>
          {picture.pots.length > 0 ? (
            <ul className="pots">
              {picture.pots.map((pot, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a pot is known by its place, the main pot first
                <li key={at}>
                  <Stake cents={pot} label={potName(m, at, picture.pots.length)} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <span className="house-dealer" style={{ left: `${dealer.x}%`, top: `${dealer.y}%` }}>
          <span className="tray" aria-hidden="true" />
          {m.table.houseDealer}
          {shoe}
        </span>
        <ol className="seats">
          {sitters.map((sitter, at) => (
            <Seat
              key={sitter.seat}
              sitter={sitter}
              picture={picture}
              names={names}
              at={points[at + 1]!}
              side={sideOf(points[at + 1]!, form)}
              dense={dense}
              style={style}
              clock={picture.asked.has(sitter.seat) ? clock : undefined}
              sit={sit}
              circles={circles}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}

function MiddleHand({ pile, names, style }: { pile: PileShown; names: Names; style: CardStyle }) {
  const words = [pile.name, pile.state && stateName(names, pile.state)].filter(Boolean).join(', ')
  return (
    <div className={`middle-hand ${pile.state ?? ''}`}>
      <Hand
        cards={pile.cards}
        label={placeName(names, pile.place, pile.hand)}
        name={words}
        style={style}
        from={firstOf(pile)}
      />
      {words ? (
        <span className="hand-name" aria-hidden="true">
          {words}
        </span>
      ) : null}
    </div>
  )
}

const cardsInMiddle = (picture: Picture): number =>
  middlePlaces(picture).reduce(
    (sum, { piles }) => sum + piles.reduce((n, pile) => n + pile.cards.length, 0),
    0,
  )

const potName = (m: ReturnType<typeof useMessages>, at: number, of: number): string =>
  of === 1 ? m.table.pot : at === 0 ? m.table.mainPot : m.table.sidePot(at)

/** Which way a place faces: its cards lie towards the middle. */
export function sideOf({ x, y }: Point, form: Form): 'north' | 'south' | 'east' | 'west' {
  const level = Math.abs(y - 50) < 17
  if (form.shape === 'wide' && x < 20 && level) return 'west'
  if (form.shape === 'wide' && x > 80 && level) return 'east'
  // Down the sides of a phone everybody's cards lie below the name, so that nobody's lie on another's.
  const onEdge = form.shape === 'tall' && (x < 34 || x > 66)
  return y < 50 || onEdge ? 'north' : 'south'
}
