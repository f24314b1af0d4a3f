import type { Ask, Option } from '@cardroom/engine'
import { nameOf } from '@cardroom/engine/cards'
import { moveLabel, moveLabelOfNone } from '@cardroom/words'
import { type ReactNode, use, useId, useState } from 'react'
import { CardPicker } from '../shared/cards/card-picker.tsx'
import { boundsInChips, type PotSize } from '../shared/controls/amount.ts'
import { AmountField } from '../shared/controls/amount-field.tsx'
import type { MoveAnswer } from '../shared/controls/answer.ts'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { keysFor } from '../shared/controls/keys.ts'
import { WorthsContext } from '../shared/controls/worths.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { mainOption } from './main-option.ts'
import { fitsOption, keyOf, pickableCards, pickedPlacesOf, readyGroups } from './picks.ts'
import { useMoveConfirmation } from './use-move-confirmation.ts'

interface Props {
  readonly ask: Ask
  readonly title: string
  readonly answer: (answer: MoveAnswer) => void
  readonly pot?: PotSize | undefined
  readonly clock: ReactNode
  /** The name of a place that a move goes to. */
  readonly placeName?: (to: string) => string
}

/** The pad of a decision: the legal moves as buttons, sliders and cards. */
export function AskPad({ ask, title, answer, pot, clock, placeName }: Props) {
  const m = useMessages()
  const id = useId()
  const worths = use(WorthsContext)
  const keys = keysFor(ask.options.map(option => ({ name: keyOf(option), key: option.key })))
  const options = ask.options.map(option =>
    option.cents ? { ...option, cents: boundsInChips(option.cents) } : option,
  )
  const main = mainOption({ ...ask, options })
  const { decide, isArmed, asks: asksAgain, forget } = useMoveConfirmation(answer)
  const [picked, setPicked] = useState<readonly number[]>([])
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({})

  const amountOf = ({ move, cents }: Option): number => amounts[move] ?? cents!.usual ?? cents!.min
  const labelOf = ({ move, to }: Option, named = 1): string => {
    const label = named === 0 ? moveLabelOfNone(m, move) : moveLabel(m, move)
    return to === undefined
      ? label
      : m.table.ask.moveTo({ move: label, place: placeName?.(to) ?? m.table.ask.place({ n: to }) })
  }
  const button = (
    option: Option,
    words: string,
    named: Omit<MoveAnswer, 'move' | 'to'>,
    disabled = false,
  ) => (
    <KeyButton
      key={keyOf(option)}
      press={() => decide(option, named)}
      shortcut={keys.get(keyOf(option))}
      look={isArmed(option) ? 'armed' : option === main ? 'main' : 'plain'}
      disabled={disabled}
      worth={worths?.of({ move: option.move, ...named })}
    >
      {isArmed(option) ? m.table.ask.confirm({ what: words }) : words}
    </KeyButton>
  )

  const plain = options.filter(option => !option.cards && !isRange(option))
  const ranges = options.filter(isRange)
  const withCards = options.filter(option => option.cards)
  const from = pickableCards(withCards)
  const cards = picked.map(at => from[at]!)
  const most = Math.max(0, ...withCards.map(option => option.cards!.max))
  const asks = new Map(
    withCards.map(({ move, cards: of }) => [
      move,
      m.table.ask.pick({ move: moveLabel(m, move), min: of!.min, max: of!.max }),
    ]),
  )
  return (
    <section className="pad ask" aria-labelledby={id}>
      <div className="pad-head">
        <h2 id={id} className="pad-title">
          {title}
        </h2>
        <p className="pad-note" role="status">
          {asksAgain ? m.table.ask.confirmHint : ask.offer ? m.table.ask.offer : ''}
        </p>
        {clock}
      </div>
      {withCards.length > 0 ? (
        <CardPicker
          cards={from.map(nameOf)}
          picked={picked}
          most={most}
          change={setPicked}
          label={[...asks.values()].join(' · ')}
          ready={readyGroups(withCards).map(group => ({
            cards: group.map(nameOf),
            places: pickedPlacesOf(group, from),
          }))}
        />
      ) : null}
      {ranges.map(option => {
        const label = moveLabel(m, option.move)
        return (
          <div className="range" key={option.move}>
            {ranges.length > 1 ? <span aria-hidden="true">{label}</span> : null}
            <AmountField
              label={m.table.ask.amount({ move: label })}
              bounds={option.cents!}
              value={amountOf(option)}
              change={value => {
                forget()
                setAmounts({ ...amounts, [option.move]: value })
              }}
              pot={pot}
            />
          </div>
        )
      })}
      <div className="moves">
        {withCards.map(option => {
          const isMove = fitsOption(option, cards)
          const named = isMove ? cards.length : 1
          const label = labelOf(option, named)
          const words = isMove && named > 0 ? `${label} (${named})` : label
          return button(option, words, { cards: cards.map(nameOf) }, !isMove)
        })}
        {plain.map(option => {
          const cents = option.cents?.max
          const price = cents ?? option.costs
          const words = price === undefined ? labelOf(option) : `${labelOf(option)} ${m.money(price)}`
          return button(option, words, cents === undefined ? {} : { cents })
        })}
        {ranges.map(option => {
          const cents = amountOf(option)
          return button(option, `${labelOf(option)} ${m.money(cents)}`, { cents })
        })}
      </div>
    </section>
  )
}

const isRange = (option: Option): boolean => option.cents !== undefined && option.cents.min < option.cents.max
