import type { Ask, Option } from '@cardroom/engine'
import { type Names, seatName } from '@cardroom/words'
import { useState } from 'react'
import { AmountField } from '../controls/amount-field.tsx'
import type { Answer } from '../controls/answer.ts'
import { KeyButton } from '../controls/key-button.tsx'
import { keyOf } from '../controls/picks.ts'
import { useSure } from '../controls/use-sure.ts'
import { useMessages } from '../messages/messages.ts'
import { type Board, type Item, mayDiscard, meldWith, optionOf, targetsFor } from './board.ts'

interface Props {
  readonly board: Board
  readonly ask: Ask
  readonly picked: readonly Item[]
  readonly names: Names
  readonly answer: (answer: Answer) => void
}

/** How a move is offered: what it names, and how its button looks. */
interface Offered {
  readonly cents?: number
  /** The cards it names; none as long as nothing that fits is picked. */
  readonly cards?: readonly string[] | undefined
  readonly look?: 'main' | 'plain'
}

/** Everything that may be done now, as buttons. */
export function PanMoves({ board, ask, picked, names, answer }: Props) {
  const m = useMessages()
  const words = m.pan
  const { decide, isArmed } = useSure(answer)
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

  const button = (option: Option, label: string, { cents, cards, look = 'plain' }: Offered = {}) => {
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
        {isArmed(option) ? m.table.ask.confirm(label) : label}
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
          ? button(collect, words.collect(m.money(collect.cents.max)), {
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
              const label = single.meld === undefined ? words.addTo(to) : words.moveTo(to)
              return button(option, pays > 0 ? `${label} · ${words.pays(m.money(pays))}` : label, {
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
        {force ? button(force, words.force(seatName(names, Number(force.move.split(' ')[1])))) : null}
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
        <KeyButton press={() => press(cents)}>{m.pan.collect(m.money(cents))}</KeyButton>
      </div>
    </details>
  )
}

type Bounds = NonNullable<Option['cents']>
