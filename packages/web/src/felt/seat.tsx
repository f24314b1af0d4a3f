import { type Names, placeName, seatName, stateName, wagerName } from '@cardroom/words'
import type { CSSProperties, ReactNode } from 'react'
import { Hand } from '../cards/hand.tsx'
import type { CardStyle } from '../cards/playing-card.tsx'
import { useMessages } from '../messages/messages.ts'
import { PointButton } from '../pointing/point-button.tsx'
import { usePointing } from '../pointing/pointing.ts'
import { buttonsBefore, buttonsBeside, buttonsOnHand, Discs } from './buttons.tsx'
import { Stake, StakeLabel } from './chip-stack.tsx'
import { circlePlayer, type OpenCircles } from './circles.ts'
import type { Point } from './layout.ts'
import { firstOf, gainOf, type Picture, type PileShown, type Sitter, seatPiles } from './picture.ts'

interface Props {
  readonly sitter: Sitter
  readonly picture: Picture
  readonly names: Names
  readonly at: Point
  readonly side: 'north' | 'south' | 'east' | 'west'
  readonly style: CardStyle
  /** There is little room: spots are named by their initials. */
  readonly dense: boolean
  /** How much of the time to decide is left, from 1 to 0. */
  readonly clock?: ReactNode
  readonly sit?: ((seat: number) => void) | undefined
  readonly circles?: OpenCircles | undefined
}

/** A place at the table: who sits there, their cards, and what they have bet. */
export function Seat({ sitter, picture, names, at, side, style, dense, clock, sit, circles }: Props) {
  const m = useMessages()
  const { seat } = sitter
  const target = usePointing()?.seat(seat)
  const place = { '--x': `${at.x}%`, '--y': `${at.y}%` } as CSSProperties
  const edge = at.x < 34 ? 'left' : at.x > 66 ? 'right' : ''
  const player = circlePlayer(picture, seat)
  if (circles?.seats.includes(seat)) {
    return (
      <li className={`seat circle ${side} ${edge}`} style={place}>
        <CircleButton seat={seat} circles={circles} />
        <Bets picture={picture} seat={seat} names={names} bank={undefined} dense={dense} />
      </li>
    )
  }
  if (sitter.name === undefined && player === undefined) {
    return (
      <li className="seat empty" style={place}>
        {sit ? (
          <button type="button" className="sit" onClick={() => sit(seat)} aria-label={m.table.sitHere(seat)}>
            {seat}
          </button>
        ) : (
          <span className="sit" role="img" aria-label={[m.table.emptySeat(seat), ...sitter.notes].join(', ')}>
            {seat}
          </span>
        )}
      </li>
    )
  }
  const you = picture.you === seat || (player !== undefined && picture.you === player)
  const bank = picture.bank?.seat === seat ? picture.bank : undefined
  const piles = seatPiles(picture, seat)
  const cards = piles.reduce((sum, pile) => sum + pile.cards.length, 0)
  const out = piles.length > 0 && piles.every(pile => pile.state === 'folded')
  const classes = [
    'seat',
    side,
    edge,
    picture.you === seat && 'you',
    player !== undefined && 'of-circle',
    picture.asked.has(seat) && 'asked',
    out && 'out',
    cards > 5 && 'many',
  ]
  return (
    <li className={classes.filter(Boolean).join(' ')} style={place}>
      <div className="plate">
        <span className="plate-name">
          <span className="plate-words">{player === undefined ? sitter.name : seatName(names, player)}</span>
          {you ? <span className="tag">{m.table.you}</span> : null}
        </span>
        {sitter.notes.length > 0 ? <span className="plate-note">{sitter.notes.join(' · ')}</span> : null}
        {player === undefined ? null : <span className="plate-circle">{m.table.circle(seat)}</span>}
        <span className="plate-stack">
          {sitter.stack === undefined || player !== undefined ? null : <span>{m.money(sitter.stack)}</span>}
          {player === undefined ? <Gain picture={picture} seat={seat} /> : null}
        </span>
        {bank ? <span className="plate-bank">{m.table.playerDealer}</span> : null}
        {picture.asked.has(seat) ? <span className="unseen">{m.table.toAct}</span> : null}
        {clock}
        {target ? <PointButton target={target} className="on-seat" /> : null}
      </div>
      <div className="in-front">
        {piles.length > 0 ? (
          <div className={handsClass(piles.length, cards)}>
            {piles.map(pile => (
              <SeatHand key={pile.hand ?? 0} pile={pile} names={names} style={style} />
            ))}
            <Discs buttons={buttonsOnHand(picture, seat)} names={names} small={dense} />
          </div>
        ) : null}
        <div className="before">
          <Discs buttons={buttonsBefore(picture, seat)} names={names} small={dense} />
          <Bets picture={picture} seat={seat} names={names} bank={bank?.wager} dense={dense} />
        </div>
      </div>
    </li>
  )
}

/** A circle where nobody sits: once more on it, and chips go to one's own hand again. */
function CircleButton({ seat, circles: { chosen, choose } }: { seat: number; circles: OpenCircles }) {
  const m = useMessages()
  return (
    <button
      type="button"
      className="circle-button"
      aria-pressed={chosen === seat}
      aria-label={m.table.betCircle(seat)}
      onClick={() => choose(seat)}
    >
      {seat}
    </button>
  )
}

/** Two long hands lie one below the other, more than two in rows. */
const handsClass = (hands: number, cards: number): string =>
  hands > 2 && cards > 8 ? 'seat-hands several' : cards > 5 ? 'seat-hands upright' : 'seat-hands'

function SeatHand({ pile, names, style }: { pile: PileShown; names: Names; style: CardStyle }) {
  const state = pile.state === undefined ? undefined : stateName(names, pile.state)
  const words = [pile.name, state].filter(Boolean).join(', ')
  return (
    <div className={`seat-hand ${pile.state ?? ''}`}>
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

function Bets({ picture, seat, names, bank, dense }: BetsProps) {
  const { m } = names
  const bet = picture.bets.get(seat)
  const wagers = picture.wagers.filter(wager => wager.seat === seat)
  const settled = picture.lines.filter(line => line.seat === seat)
  if (bank === undefined && bet === undefined && wagers.length + settled.length === 0) return null
  return (
    <ul className="bets">
      {bank === undefined ? null : (
        <li className="bet of-bank" aria-label={m.table.bankWager(m.money(bank))}>
          <Stake cents={bank} />
        </li>
      )}
      {bet === undefined ? null : (
        <li className="bet" aria-label={m.table.bet(m.money(bet))}>
          <Stake cents={bet} />
        </li>
      )}
      {wagers.map(wager => (
        <li className="bet" key={`${wager.by ?? ''} ${wager.on} ${wager.hand ?? ''}`}>
          <Stake cents={wager.amount} label={labelOf(names, wager)} short={dense} />
          <Discs buttons={buttonsBeside(picture, wager)} names={names} small={dense} />
        </li>
      ))}
      {settled.map(line => (
        <li
          className={`bet settled ${line.outcome}`}
          key={`${line.by ?? ''} ${line.on} ${line.hand ?? ''} ${line.for ?? ''}`}
        >
          <StakeLabel label={labelOf(names, line)} short={dense} />
          <span className="stake-amount">
            {line.outcome === 'win' || line.outcome === 'lose'
              ? m.change(line.pays - line.takes)
              : m.table.outcomes[line.outcome]}
          </span>
          <Discs buttons={buttonsBeside(picture, line)} names={names} small={dense} />
        </li>
      ))}
    </ul>
  )
}
interface BetsProps {
  readonly picture: Picture
  readonly seat: number
  readonly names: Names
  readonly bank: number | undefined
  readonly dense: boolean
}

function labelOf(names: Names, of: { on: string; by?: string; hand?: number }): string {
  const name = wagerName(names, of.on) + (of.hand === undefined ? '' : ` ${of.hand}`)
  return of.by === undefined ? name : names.m.table.backLine(of.by, name)
}

function Gain({ picture, seat }: { picture: Picture; seat: number }) {
  const m = useMessages()
  const gain = gainOf(picture, seat)
  if (gain === undefined) return null
  return <span className={`gain ${gain > 0 ? 'up' : gain < 0 ? 'down' : ''}`}>{m.change(gain)}</span>
}
