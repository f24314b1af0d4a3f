import { type Names, placeName } from '@cardroom/words'
import { StakeChips } from '../shared/chips/chip-stack.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import type { Extent, FeltBox } from './arrange.ts'
import { buttonsOnHand, Discs } from './buttons.tsx'
import { Dice } from './dice.tsx'
import { Fit } from './fit.tsx'
import { LyingHand } from './lying-hand.tsx'
import { middlePlaces, type Picture, type ShownPile } from './picture.ts'
import { styleOf } from './style-of.ts'

interface Props {
  readonly picture: Picture
  readonly names: Names
  readonly box: FeltBox
  /** The text on the felt. */
  readonly title: string
  readonly roomName: string
  readonly message?: string | undefined
  /** The direction of the place that the dice name. */
  readonly turn: number | undefined
}

/** The middle of the table: the board, the hands that all bet on, the pots, the dice. */
export function Middle({ picture, names, box, title, roomName, message, turn }: Props) {
  const m = useMessages()
  const places = middlePlaces(picture)
  const bare = places.length === 0
  return (
    <Fit className="middle" most={1.7} style={styleOf(box)}>
      <div className={`middle-parts ${directionsOf(box, places, picture)}`}>
        {bare && picture.pots.length === 0 ? (
          <div className="felt-print" aria-hidden="true">
            <span className="felt-game">{title}</span>
            <span className="felt-room">{roomName}</span>
          </div>
        ) : null}
        {message && bare ? <p className="felt-message">{message}</p> : null}
        {picture.dice ? <Dice thrown={picture.dice} names={names} turn={turn} /> : null}
        {bare ? null : (
          <div className="middle-hands">
            {places.map(({ place, piles }) => (
              <div className="middle-place" key={place}>
                <span className="place-name" aria-hidden="true">
                  {placeName(names, place)}
                </span>
                <div className="hands">
                  {piles.map(pile => (
                    <LyingHand key={pile.hand ?? 0} pile={pile} names={names} style="full" />
                  ))}
                  {place === 'bank' ? (
                    <Discs buttons={buttonsOnHand(picture, picture.bank?.seat)} names={names} small />
                  ) : null}
                </div>
              </div>
            ))}
          </div>
        )}
        {picture.pots.length > 0 ? (
          <ul className="pots">
            {picture.pots.map((pot, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a pot is known by its place, the main pot first
              <li key={at}>
                <StakeChips cents={pot} label={potName(m, at, picture.pots.length)} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Fit>
  )
}

/** Approximate sizes before scaling. */
const CARD_WIDTH = 52
const MAX_CARDS_WIDE = 5.4
const HAND_HEIGHT = 112
const POT_EXTENT: Extent = { width: 110, height: 50 }

type Direction = 'row' | 'column'
const DIRECTIONS: readonly Direction[] = ['row', 'column']

const together = (parts: readonly Extent[], direction: Direction): Extent => {
  const widths = parts.map(({ width }) => width)
  const heights = parts.map(({ height }) => height)
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  return direction === 'row'
    ? { width: sum(widths), height: Math.max(...heights) }
    : { width: Math.max(...widths), height: sum(heights) }
}

/** Places hands, pots and dice in rows or columns, whichever is larger. */
function directionsOf(
  { width, height }: Extent,
  places: readonly { readonly piles: readonly ShownPile[] }[],
  { pots, dice }: Picture,
): string {
  const hands = places.map(({ piles }) => ({
    width: piles.reduce(
      (sum, { cards }) => sum + Math.min(cards.length, MAX_CARDS_WIDE) * CARD_WIDTH + 12,
      0,
    ),
    height: HAND_HEIGHT,
  }))
  const asides = [...(pots.length > 0 ? [POT_EXTENT] : []), ...(dice ? [POT_EXTENT] : [])]
  let best = { classes: '', scale: 0 }
  for (const within of DIRECTIONS) {
    for (const among of DIRECTIONS) {
      const parts = [...(hands.length > 0 ? [together(hands, within)] : []), ...asides]
      if (parts.length === 0) return ''
      const whole = together(parts, among)
      const scale = Math.min(width / whole.width, height / whole.height)
      if (scale > best.scale) best = { classes: `parts-${among} hands-${within}`, scale }
    }
  }
  return best.classes
}

const potName = (m: ReturnType<typeof useMessages>, at: number, of: number): string =>
  of === 1 ? m.table.pot : at === 0 ? m.table.mainPot : m.table.sidePot({ n: at })
