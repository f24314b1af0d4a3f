import type { Ask, Option } from '@cardroom/engine'
import { type Names, seatName } from '@cardroom/words'
import { useState } from 'react'
import { keyOf } from '../../pads/picks.ts'
import { useMoveConfirmation } from '../../pads/use-move-confirmation.ts'
import { AmountField } from '../../shared/controls/amount-field.tsx'
import type { MoveAnswer } from '../../shared/controls/answer.ts'
import { KeyButton } from '../../shared/controls/key-button.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { type Item, mayDiscard, meldWith, optionOf, type PanBoard, targetsFor } from './board.ts'

interface Props {
  readonly board: PanBoard
  readonly ask: Ask
  readonly picked: readonly Item[]
  readonly names: Names
  readonly answer: (answer: MoveAnswer) => void
}

/** How a move is offered: the cards and cents it names, and the look of its button. */
interface MoveOffer {
  readonly cents?: number
  /** The cards that it names; none until fitting cards are picked. */
  readonly cards?: readonly string[] | undefined
  readonly look?: 'main' | 'plain'
}

/** All legal moves as buttons. */
export function PanMoves({ board, ask, picked, names, answer }: Props) {
  const m = useMessages()
  const words = m.pan
  const { decide, isArmed } = useMoveConfirmation(answer)
  const [single] = picked.length === 1 ? picked : []
  const meld = meldWith(ask, picked)
  const lay = optionOf(ask, 'meld')
  const collect = optionOf(ask, 'collect')
  const discard = optionOf(ask, 'discard')
  const take = optionOf(ask, 'take')
  const draw = optionOf(ask, 'draw')
  const goIn = optionOf(ask, 'in')
  const pass = optionOf(ask, 'pass')
  const force = ask.options.find(option => option.move.startsWith('force '))
  const decline = optionOf(ask, 'decline')
  const adding = ask.options.some(option => option.move === 'add')

  const button = (option: Option, label: string, { cents, cards, look = 'plain' }: MoveOffer = {}) => {
    const waits = option.cards !== undefined && cards === undefined
    const named = { ...(cents === undefined ? {} : { cents }), ...(cards === undefined ? {} : { cards }) }
    return (
      <KeyButton
        key={keyOf(option)}
        look={isArmed(option) ? 'armed' : look}
        press={() => decide(option, named)}
        shortcut={option.key}
        disabled={waits}
      >
        {isArmed(option) ? m.table.ask.confirm({ what: label }) : label}
      </KeyButton>
    )
  }
  return (
    <>
      {collect?.cents && collect.cents.max > collect.cents.min ? (
        <ShortPay bounds={collect.cents} press={cents => decide(collect, { cents })} />
      ) : null}
      <div className="moves">
        {collect?.cents
          ? button(collect, words.collect({ money: m.money(collect.cents.max) }), {
              cents: collect.cents.max,
              look: 'main',
            })
          : null}
        {lay ? button(lay, words.lay, { cards: meld?.cards, look: meld ? 'main' : 'plain' }) : null}
        {adding && !lay ? (
          <KeyButton press={() => {}} disabled>
            {words.lay}
          </KeyButton>
        ) : null}
        {single
          ? targetsFor(ask, single).map(({ option, to, pays }) => {
              const label =
                single.meld === undefined ? words.addTo({ number: to }) : words.moveTo({ number: to })
              return button(option, pays > 0 ? `${label} · ${words.pays({ money: m.money(pays) })}` : label, {
                cards: [single.card],
                look: 'main',
              })
            })
          : null}
        {discard
          ? button(discard, words.throwAway, {
              cards: single && mayDiscard(board, ask, single) ? [single.card] : undefined,
            })
          : null}
        {take ? button(take, words.take, { look: 'main' }) : null}
        {draw
          ? button(draw, discard ? words.drawAgain : words.draw, {
              look: take || lay || adding ? 'plain' : 'main',
            })
          : null}
        {goIn ? button(goIn, words.in, { look: 'main' }) : null}
        {pass ? button(pass, words.pass) : null}
        {force
          ? button(force, words.force({ who: seatName(names, Number(force.move.split(' ')[1])) }))
          : null}
        {decline ? button(decline, words.let, { look: 'main' }) : null}
      </div>
    </>
  )
}

/** A player may ask for less, the same from everybody (003:333). */
function ShortPay({ bounds, press }: { bounds: Bounds; press: (cents: number) => void }) {
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
        <KeyButton press={() => press(cents)}>{m.pan.collect({ money: m.money(cents) })}</KeyButton>
      </div>
    </details>
  )
}

type Bounds = NonNullable<Option['cents']>
