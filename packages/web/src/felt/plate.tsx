import { type Names, seatName } from '@cardroom/words'
import type { ReactNode } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import { PointButton } from '../shared/pointing/point-button.tsx'
import { usePointing } from '../shared/pointing/pointing.ts'
import { circlePlayer } from './circles.ts'
import { gainOf, type Picture, type PictureSeat } from './picture.ts'

interface Props {
  readonly sitter: PictureSeat
  readonly picture: Picture
  readonly names: Names
  readonly clock?: ReactNode
}

/** The plate of a place: its player, stack and result. */
export function Plate({ sitter, picture, names, clock }: Props) {
  const m = useMessages()
  const { seat, stack } = sitter
  const target = usePointing()?.seat(seat)
  const player = circlePlayer(picture, seat)
  const you = picture.you === seat || (player !== undefined && picture.you === player)
  const isBank = picture.bank?.seat === seat
  return (
    <div className="plate">
      <span className="plate-name">
        <span className="plate-words">{player === undefined ? sitter.name : seatName(names, player)}</span>
        {you ? <span className="tag">{m.table.you}</span> : null}
      </span>
      {sitter.notes.length > 0 ? <span className="plate-note">{sitter.notes.join(' · ')}</span> : null}
      {player === undefined ? (
        <span className="plate-stack">
          {stack === undefined ? null : <span>{m.money(stack)}</span>}
          <Gain picture={picture} seat={seat} />
        </span>
      ) : (
        <span className="plate-circle">{m.table.circle({ seat })}</span>
      )}
      {isBank ? <span className="plate-bank">{m.table.playerDealer}</span> : null}
      {picture.asked.has(seat) ? <span className="unseen">{m.table.toAct}</span> : null}
      {clock}
      {target ? <PointButton target={target} className="on-seat" /> : null}
    </div>
  )
}

function Gain({ picture, seat }: { picture: Picture; seat: number }) {
  const m = useMessages()
  const gain = gainOf(picture, seat)
  if (gain === undefined) return null
  return <span className={`gain ${gain > 0 ? 'up' : gain < 0 ? 'down' : ''}`}>{m.change(gain)}</span>
}
