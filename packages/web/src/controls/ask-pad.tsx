import { nameOf } from '@cardroom/engine/cards/card.ts'
import type { Ask, Option } from '@cardroom/engine/round/awaiting.ts'
import { moveLabel } from '@cardroom/words'
import { type ReactNode, useEffect, useState } from 'react'
import { CardPicker } from '../cards/card-picker.tsx'
import { useMessages } from '../messages/messages.ts'
import type { PotSize } from './amount.ts'
import { AmountField } from './amount-field.tsx'
import { isGrave } from './confirm.ts'
import { KeyButton } from './key-button.tsx'
import { keysFor } from './keys.ts'
import { fits, keyOf, pickable, placesOf, readyGroups } from './picks.ts'
import { useKey } from './use-keys.ts'

/** What is answered: the move, and what it names. */
export interface Answer {
  readonly move: string
  readonly cents?: number
  readonly cards?: readonly string[]
  readonly to?: string
}

interface Props {
  readonly ask: Ask
  readonly title: string
  readonly answer: (answer: Answer) => void
  /** Chips behind. */
  readonly stack?: number | undefined
  readonly pot?: PotSize | undefined
  readonly clock: ReactNode
  /** What a place that a move goes to is called. */
  readonly placeName?: (to: string) => string
}

/** A decision: whatever the engine says is legal, as buttons, sliders and cards. */
export function AskPad({ ask, title, answer, stack, pot, clock, placeName }: Props) {
  const m = useMessages()
  const keys = keysFor(ask.options.map(keyOf))
  const [armed, setArmed] = useState<string>()
  const [picked, setPicked] = useState<readonly number[]>([])
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({})
  useKey(armed === undefined ? undefined : 'Escape', () => setArmed(undefined))
  useEffect(() => {
    if (armed === undefined) return
    const forget = setTimeout(() => setArmed(undefined), 6000)
    return () => clearTimeout(forget)
  }, [armed])

  const amountOf = ({ move, cents }: Option): number => amounts[move] ?? cents!.usual ?? cents!.min
  const labelOf = ({ move, to }: Option): string => {
    const label = moveLabel(m, move)
    return to === undefined ? label : m.table.ask.moveTo(label, placeName?.(to) ?? m.table.ask.place(to))
  }
  const decide = (option: Option, named: Omit<Answer, 'move' | 'to'>) => {
    const { move, to } = option
    const grave = isGrave(move, named.cents, ask.options, stack)
    if (grave && armed !== keyOf(option)) setArmed(keyOf(option))
    else answer({ move, ...(to === undefined ? {} : { to }), ...named })
  }
  const button = (option: Option, words: string, named: Omit<Answer, 'move' | 'to'>, disabled = false) => (
    <KeyButton
      key={keyOf(option)}
      press={() => decide(option, named)}
      shortcut={keys.get(keyOf(option))}
      look={armed === keyOf(option) ? 'armed' : option.move === mainMove(ask) ? 'main' : 'plain'}
      disabled={disabled}
    >
      {armed === keyOf(option) ? m.table.ask.confirm(words) : words}
    </KeyButton>
  )

  const plain = ask.options.filter(option => !option.cards && !isRange(option))
  const ranges = ask.options.filter(isRange)
  const withCards = ask.options.filter(option => option.cards)
  const from = pickable(withCards)
  const cards = picked.map(at => from[at]!)
  const most = Math.max(0, ...withCards.map(option => option.cards!.max))
  const asks = new Map(
    withCards.map(({ move, cards: of }) => [move, m.table.ask.pick(moveLabel(m, move), of!.min, of!.max)]),
  )
  return (
    <section className="pad ask" aria-label={title}>
      <div className="pad-head">
        <h2 className="pad-title">{title}</h2>
        <p className="pad-note" role="status">
          {armed !== undefined ? m.table.ask.confirmHint : ask.offer ? m.table.ask.offer : ''}
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
            places: placesOf(group, from),
          }))}
        />
      ) : null}
      {ranges.map(option => {
        const label = moveLabel(m, option.move)
        return (
          <div className="range" key={option.move}>
            {ranges.length > 1 ? <span aria-hidden="true">{label}</span> : null}
            <AmountField
              label={m.table.ask.amount(label)}
              bounds={option.cents!}
              value={amountOf(option)}
              change={value => {
                setArmed(undefined)
                setAmounts({ ...amounts, [option.move]: value })
              }}
              pot={pot}
            />
          </div>
        )
      })}
      <div className="moves">
        {withCards.map(option => {
          const isMove = fits(option, cards)
          const words = isMove && cards.length > 0 ? `${labelOf(option)} (${cards.length})` : labelOf(option)
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

/** The move that costs least to make by mistake is the one that stands out. */
const CALM = ['check', 'call', 'stand', 'play', 'ride', 'set', 'house-way', 'no-card', 'decline']
const mainMove = (ask: Ask): string | undefined =>
  CALM.find(move => ask.options.some(option => option.move === move))
