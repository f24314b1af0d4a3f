import { nameOf } from '@cardroom/engine/cards/card.ts'
import type { Ask, Option } from '@cardroom/engine/round/awaiting.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { CardPicker } from '../cards/card-picker.tsx'
import { useMessages } from '../messages/messages.ts'
import { moveLabel } from '../wording/names.ts'
import type { PotSize } from './amount.ts'
import { AmountField } from './amount-field.tsx'
import { isGrave } from './confirm.ts'
import { KeyButton } from './key-button.tsx'
import { keysFor } from './keys.ts'
import { useKey } from './use-keys.ts'

/** What is answered: the move, and what it names. */
export interface Answer {
  readonly move: string
  readonly cents?: number
  readonly cards?: readonly string[]
}

interface Props {
  readonly ask: Ask
  readonly title: string
  readonly answer: (answer: Answer) => void
  /** Chips behind. */
  readonly stack?: number | undefined
  readonly pot?: PotSize | undefined
  readonly clock: ReactNode
}

/** A decision: whatever the engine says is legal, as buttons, sliders and cards. */
export function AskPad({ ask, title, answer, stack, pot, clock }: Props) {
  const m = useMessages()
  const keys = keysFor(ask.options.map(option => option.move))
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
  const decide = (made: Answer) => {
    const grave = isGrave(made.move, made.cents, ask.options, stack)
    if (grave && armed !== made.move) setArmed(made.move)
    else answer(made)
  }
  const button = (option: Option, words: string, made: Answer, disabled = false) => (
    <KeyButton
      key={option.move}
      press={() => decide(made)}
      shortcut={keys.get(option.move)}
      look={armed === option.move ? 'armed' : option.move === mainMove(ask) ? 'main' : 'plain'}
      disabled={disabled}
    >
      {armed === option.move ? m.table.ask.confirm(words) : words}
    </KeyButton>
  )

  const plain = ask.options.filter(option => !option.cards && !isRange(option))
  const ranges = ask.options.filter(isRange)
  const withCards = ask.options.filter(option => option.cards)
  const from = withCards[0]?.cards?.from.map(nameOf) ?? []
  const most = Math.max(0, ...withCards.map(option => option.cards!.max))
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
          cards={from}
          picked={picked}
          most={most}
          change={setPicked}
          label={withCards
            .map(({ move, cards }) => m.table.ask.pick(moveLabel(m, move), cards!.min, cards!.max))
            .join(' · ')}
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
          const { min, max } = option.cards!
          const cards = picked.map(at => from[at]!)
          const fits = cards.length >= min && cards.length <= max
          const words =
            cards.length > 0 ? `${moveLabel(m, option.move)} (${cards.length})` : moveLabel(m, option.move)
          return button(option, words, { move: option.move, cards }, !fits)
        })}
        {plain.map(option => {
          const cents = option.cents?.max
          const label = moveLabel(m, option.move)
          const price = cents ?? (option.move === 'call' ? toCall(pot, stack) : undefined)
          const words = price === undefined ? label : `${label} ${m.money(price)}`
          return button(option, words, { move: option.move, ...(cents === undefined ? {} : { cents }) })
        })}
        {ranges.map(option => {
          const cents = amountOf(option)
          return button(option, `${moveLabel(m, option.move)} ${m.money(cents)}`, {
            move: option.move,
            cents,
          })
        })}
      </div>
    </section>
  )
}

/** What a call costs, as far as the chips go. */
const toCall = (pot: PotSize | undefined, stack = Number.POSITIVE_INFINITY): number | undefined =>
  pot && pot.highest > pot.own ? Math.min(stack, pot.highest - pot.own) : undefined

const isRange = (option: Option): boolean => option.cents !== undefined && option.cents.min < option.cents.max

/** The move that costs least to make by mistake is the one that stands out. */
const CALM = ['check', 'call', 'stand', 'play', 'ride', 'set', 'house-way', 'no-card', 'decline']
const mainMove = (ask: Ask): string | undefined =>
  CALM.find(move => ask.options.some(option => option.move === move))
