import { useContext } from 'react'
import { useLook } from '../preferences/look.ts'
import { BackContext } from './back-context.ts'
import { HEADDRESS, isRed, PIPS, SUIT_PATHS } from './suits.ts'
import { Tile, TileBack } from './tile.tsx'

/** `full` has pips and courts; `index` is what a phone can show: a large rank and suit. */
export type CardStyle = 'full' | 'index'

interface Props {
  /** As records write it: `As`, `Jk`, `6-5`, `??`. */
  readonly card: string
  readonly style?: CardStyle
}

/** The drawing of a card. Its container gives its name. */
export function PlayingCard({ card, style: usual = 'full' }: Props) {
  const style = useLook().cards === 'big' ? 'index' : usual
  const back = useContext(BackContext)
  if (/^\d-\d$/.test(card)) return <Tile tile={card} />
  if (card === '??') return back === 'tile' ? <TileBack /> : <Back />
  if (card === 'Jk') return <Joker style={style} />
  const rank = card[0]!
  const suit = card[1]!
  return (
    <svg
      className={`card ${isRed(suit) ? 'red' : 'black'} suit-${suit}`}
      viewBox="0 0 60 84"
      aria-hidden="true"
    >
      <Paper />
      {style === 'index' ? <LargeIndex rank={rank} suit={suit} /> : <FullFace rank={rank} suit={suit} />}
    </svg>
  )
}

const Paper = () => <rect className="paper" x="0.5" y="0.5" width="59" height="83" rx="5" />

const rankText = (rank: string): string => (rank === 'T' ? '10' : rank)

function Pip({ suit, x, y, size, turned }: PipProps) {
  const scale = size / 100
  return (
    <path
      d={SUIT_PATHS[suit]}
      transform={`translate(${x} ${y})${turned ? ' rotate(180)' : ''} scale(${scale}) translate(-50 -50)`}
    />
  )
}
interface PipProps {
  readonly suit: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turned?: boolean
}

function LargeIndex({ rank, suit }: { rank: string; suit: string }) {
  return (
    <>
      <text
        className={rank === 'T' ? 'rank large ten' : 'rank large'}
        x="5"
        y="36"
        // Narrows "10" to one figure: in a hand of seven the next card covers the rest.
        {...(rank === 'T' ? { textLength: 29, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {rankText(rank)}
      </text>
      {/* Below the rank, visible when other cards cover the right half. */}
      <Pip suit={suit} x={19} y={61} size={30} />
    </>
  )
}

function Corner({ rank, suit }: { rank: string; suit: string }) {
  return (
    <>
      <text className={rank === 'T' ? 'rank ten' : 'rank'} x="8.500" y="14.500" textAnchor="middle">
        {rankText(rank)}
      </text>
      <Pip suit={suit} x={8.5} y={21.5} size={8.5} />
    </>
  )
}

function FullFace({ rank, suit }: { rank: string; suit: string }) {
  return (
    <>
      <Corner rank={rank} suit={suit} />
      <g transform="rotate(180 30 42)">
        <Corner rank={rank} suit={suit} />
      </g>
      {rank === 'A' ? <Pip suit={suit} x={30} y={42} size={30} /> : null}
      {PIPS[rank]?.map(([column, row]) => (
        <Pip
          key={`${column}:${row}`}
          suit={suit}
          x={20.5 + column * 9.5}
          y={17 + row * 50}
          size={10.5}
          turned={row > 0.5}
        />
      ))}
      {HEADDRESS[rank] ? <Court rank={rank} suit={suit} /> : null}
    </>
  )
}

function Court({ rank, suit }: { rank: string; suit: string }) {
  const half = (
    <g>
      <path className="headdress" d={HEADDRESS[rank]} transform="translate(21 15) scale(0.18)" />
      <Pip suit={suit} x={30} y={33.5} size={13} />
    </g>
  )
  return (
    <>
      <rect className="court" x="15.500" y="9" width="29" height="66" rx="2.500" />
      <path className="court-line" d="M15.500 47 44.500 37" />
      {half}
      <g transform="rotate(180 30 42)">{half}</g>
    </>
  )
}

/** The joker: a cap with three bells, and its name down the side or, on a small card, a star. */
function Joker({ style }: { style: CardStyle }) {
  const small = style === 'index'
  return (
    <svg className="card joker" viewBox="0 0 60 84" aria-hidden="true">
      <Paper />
      <g transform={small ? 'translate(6 26) scale(0.85)' : 'translate(10.500 17) scale(0.8)'}>
        <path
          className="jester"
          d="M30 52c-9 0-14-4-15-11-1-6-4-9-8-10 5-5 12-3 15 3 0-7 3-13 8-17 5 4 8 10 8 17 3-6 10-8 15-3-4 1-7 4-8 10-1 7-6 11-15 11z"
        />
        <path className="jester-band" d="M17 50h26v5H17z" />
        <circle className="jester-bell" cx="7" cy="31" r="3" />
        <circle className="jester-bell" cx="30" cy="16" r="3" />
        <circle className="jester-bell" cx="53" cy="31" r="3" />
      </g>
      {small ? (
        <path
          className="jester"
          d="m19 5 4.200 9.300 10.100 1.100-7.500 6.800 2.100 10-8.900-5.100-8.900 5.100 2.100-10-7.500-6.800 10.100-1.100z"
        />
      ) : (
        [...'JOKER'].map((letter, at) => (
          <text key={letter} className="rank joker-word" x="7.500" y={13 + at * 9} textAnchor="middle">
            {letter}
          </text>
        ))
      )}
    </svg>
  )
}

function Back() {
  return (
    <svg className="card back" viewBox="0 0 60 84" aria-hidden="true">
      <Paper />
      <rect className="back-field" x="4" y="4" width="52" height="76" rx="3" />
      <path
        className="back-lattice"
        d="M4 24 24 4M4 44 44 4M4 64 56 12M12 76 56 32M32 76 56 52M36 4l20 20M16 4l40 40M4 12l52 52M4 32l44 44M4 52l24 24"
      />
      <circle className="back-seal" cx="30" cy="42" r="11" />
      <path
        className="back-mark"
        d={SUIT_PATHS.s}
        transform="translate(30 42) scale(0.12) translate(-50 -50)"
      />
    </svg>
  )
}
