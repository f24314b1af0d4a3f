import type { Ask } from '@cardroom/engine/round/awaiting.ts'
import { type Names, seatName } from '@cardroom/words'
import { useState } from 'react'
import { AmountField } from '../controls/amount-field.tsx'
import type { Answer } from '../controls/ask-pad.tsx'
import { KeyButton } from '../controls/key-button.tsx'
import { useMessages } from '../messages/messages.ts'
import { type Board, type Item, mayDiscard, meldWith, targetsFor } from './board.ts'

interface Props {
  readonly board: Board
  readonly ask: Ask
  readonly picked: readonly Item[]
  readonly names: Names
  readonly answer: (answer: Answer) => void
}

/** Everything that may be done now, as buttons. */
export function PanMoves({ board, ask, picked, names, answer }: Props) {
  const m = useMessages()
  const words = m.pan
  const has = (move: string) => ask.options.some(option => option.move === move)
  const [single] = picked.length === 1 ? picked : []
  const meld = meldWith(ask, picked)
  const targets = single ? targetsFor(ask, single) : []
  const collect = ask.options.find(option => option.move === 'collect')?.cents
  const force = ask.options.find(option => option.move.startsWith('force '))?.move
  const discard = ask.options.find(option => option.move === 'discard')?.cards
  const laying = has('meld') || has('add')
  return (
    <>
      {collect && collect.max > collect.min ? <ShortPay bounds={collect} answer={answer} /> : null}
      <div className="moves">
        {collect ? (
          <KeyButton look="main" press={() => answer({ move: 'collect', cents: collect.max })} shortcut="c">
            {words.collect(m.money(collect.max))}
          </KeyButton>
        ) : null}
        {laying ? (
          <KeyButton
            look={meld ? 'main' : 'plain'}
            press={() => meld && answer({ move: 'meld', cards: meld.cards })}
            shortcut="l"
            disabled={!meld}
          >
            {words.lay}
          </KeyButton>
        ) : null}
        {targets.map(({ to, move, pays }) => (
          <KeyButton
            key={`${move} ${to}`}
            look="main"
            press={() => answer({ move, cards: [single!.card], to })}
            shortcut={to}
          >
            {move === 'add' ? words.addTo(to) : words.moveTo(to)}
            {pays > 0 ? ` · ${words.pays(m.money(pays))}` : ''}
          </KeyButton>
        ))}
        {discard ? (
          <KeyButton
            press={() => single && answer({ move: 'discard', cards: [single.card] })}
            shortcut="d"
            disabled={!single || !mayDiscard(board, ask, single)}
          >
            {words.throwAway}
          </KeyButton>
        ) : null}
        {has('take') ? (
          <KeyButton look="main" press={() => answer({ move: 'take' })} shortcut="t">
            {words.take}
          </KeyButton>
        ) : null}
        {has('draw') ? (
          <KeyButton
            look={has('take') || laying ? 'plain' : 'main'}
            press={() => answer({ move: 'draw' })}
            shortcut={discard ? 'a' : 'd'}
          >
            {discard ? words.drawAgain : words.draw}
          </KeyButton>
        ) : null}
        {has('in') ? (
          <KeyButton look="main" press={() => answer({ move: 'in' })} shortcut="i">
            {words.in}
          </KeyButton>
        ) : null}
        {has('pass') ? (
          <KeyButton press={() => answer({ move: 'pass' })} shortcut="p">
            {words.pass}
          </KeyButton>
        ) : null}
        {force ? (
          <KeyButton press={() => answer({ move: force })} shortcut="f">
            {words.force(seatName(names, Number(force.split(' ')[1])))}
          </KeyButton>
        ) : null}
        {has('decline') ? (
          <KeyButton look="main" press={() => answer({ move: 'decline' })} shortcut="n">
            {words.let}
          </KeyButton>
        ) : null}
      </div>
    </>
  )
}

/** A player may ask for less, the same from everybody (003:333). */
function ShortPay({ bounds, answer }: { bounds: Bounds; answer: (answer: Answer) => void }) {
  const m = useMessages()
  const [cents, setCents] = useState(bounds.max)
  return (
    <details className="short-pay">
      <summary>{m.pan.less}</summary>
      <div className="range">
        <AmountField
          label={m.pan.lessAmount}
          bounds={bounds}
          value={cents}
          change={setCents}
          pot={undefined}
        />
        <KeyButton press={() => answer({ move: 'collect', cents })}>
          {m.pan.collect(m.money(cents))}
        </KeyButton>
      </div>
    </details>
  )
}

type Bounds = NonNullable<Ask['options'][number]['cents']>
