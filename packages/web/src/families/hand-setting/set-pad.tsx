import type { Ask, Option } from '@cardroom/engine'
import { type Card, isTile, nameOf, parseCard } from '@cardroom/engine/cards'
import { nameOfTile } from '@cardroom/engine/ranking'
import { cardName, moveLabel } from '@cardroom/words'
import { type ReactNode, use, useState } from 'react'
import { pickedPlacesOf } from '../../pads/picks.ts'
import { useMoveConfirmation } from '../../pads/use-move-confirmation.ts'
import { PlayingCard } from '../../shared/cards/playing-card.tsx'
import type { MoveAnswer } from '../../shared/controls/answer.ts'
import { DraggedThing } from '../../shared/controls/dragged-thing.tsx'
import { KeyButton } from '../../shared/controls/key-button.tsx'
import { useDrag } from '../../shared/controls/use-drag.ts'
import { type Worths, WorthsContext } from '../../shared/controls/worths.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { type Halves, LOW_HAND_CARDS, type Setter } from './setter.ts'

interface Props {
  readonly ask: Ask
  readonly set: Option
  readonly setter: Setter
  readonly title: string
  readonly clock: ReactNode
  readonly answer: (answer: MoveAnswer) => void
}

/** Sets a hand as two, and names both halves before they are set. */
export function SetPad({ ask, set, setter, title, clock, answer }: Props) {
  const m = useMessages()
  const words = m.table.setting
  const { decide, isArmed, asks, forget } = useMoveConfirmation(answer)
  const worths = use(WorthsContext)
  const [picked, setPicked] = useState<readonly number[]>([])
  const cards = setter.sorted(set.cards!.from)
  const taken = picked.map(at => cards[at]!)
  const halves = taken.length === LOW_HAND_CARDS ? setter.halves(cards, taken) : undefined
  // A foul hand always loses, so setting one must be confirmed.
  const option: Option = halves?.foul ? { ...set, grave: true } : set
  const others = ask.options.filter(one => one !== set)
  // Where the house way may be chosen, it can be previewed.
  const offered = others.length > 0
  const pick = (next: readonly number[]) => {
    forget()
    setPicked(next)
  }
  const press = (at: number) => {
    if (picked.includes(at)) pick(picked.filter(one => one !== at))
    // With two cards picked, a new one replaces the last.
    else pick([...(picked.length < LOW_HAND_CARDS ? picked : picked.slice(0, -1)), at])
  }
  // A card dropped on a half is moved to it.
  const { dragged, grab } = useDrag<number>((at, half) => {
    if ((half === 'low') !== picked.includes(at)) press(at)
  })
  return (
    <section className="pad ask setting" aria-label={title}>
      <div className="pad-head">
        <h2 className="pad-title">{title}</h2>
        <p className="pad-note" role="status">
          {asks ? m.table.ask.confirmHint : halves?.foul ? words.foul : halves ? '' : words.pick}
        </p>
        {clock}
      </div>
      <fieldset className="picker">
        <legend className="unseen">{words.pick}</legend>
        <div className="picker-cards">
          {cards.map((card, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are told apart by their place
              key={at}
              type="button"
              className="pick"
              aria-pressed={picked.includes(at)}
              onClick={() => press(at)}
              onPointerDown={event => grab(at, event)}
            >
              <span className="unseen">{cardName(m, nameOf(card))}</span>
              <PlayingCard card={nameOf(card)} style="index" />
              {isTile(card) ? (
                <span className="tile-name" aria-hidden="true">
                  {m.cards.tileName({ name: nameOfTile(card) })}
                </span>
              ) : null}
            </button>
          ))}
        </div>
      </fieldset>
      <HalvesNamed halves={halves} over={dragged?.over} />
      {dragged ? (
        <DraggedThing at={dragged.at}>
          <PlayingCard card={nameOf(cards[dragged.what]!)} style="index" />
        </DraggedThing>
      ) : null}
      <div className="moves">
        {offered ? (
          <KeyButton
            look="quiet"
            press={() => pick(pickedPlacesOf(setter.houseWay(set.cards!.from), cards))}
            shortcut="w"
          >
            {words.show}
          </KeyButton>
        ) : null}
        {worths?.setting ? (
          <ShowSetting setting={worths.setting} pick={low => pick(pickedPlacesOf(low, cards))} />
        ) : null}
        <KeyButton
          press={() => decide(option, { cards: taken.map(nameOf) })}
          shortcut={set.key}
          look={isArmed(option) ? 'armed' : halves && !halves.foul ? 'main' : 'plain'}
          disabled={!halves}
          worth={halves && worths?.of({ move: set.move, cards: taken.map(nameOf) })}
        >
          {isArmed(option) ? m.table.ask.confirm({ what: moveLabel(m, set.move) }) : moveLabel(m, set.move)}
        </KeyButton>
        {others.map(one => (
          <KeyButton
            key={one.move}
            press={() => decide(one, {})}
            shortcut={one.key}
            look={isArmed(one) ? 'armed' : 'plain'}
            worth={worths?.of({ move: one.move })}
          >
            {moveLabel(m, one.move)}
          </KeyButton>
        ))}
      </div>
    </section>
  )
}

interface SettingProps {
  readonly setting: NonNullable<Worths['setting']>
  readonly pick: (low: readonly Card[]) => void
}

/** Shows the setting with the highest value. */
function ShowSetting({ setting, pick }: SettingProps) {
  const low = setting.cards.flatMap(name => parseCard(name) ?? [])
  return (
    <KeyButton look="quiet" press={() => pick(low)} shortcut="b">
      {setting.words}
    </KeyButton>
  )
}

interface NamedProps {
  readonly halves: Halves | undefined
  /** The half that a card is dragged over. */
  readonly over: string | undefined
}

function HalvesNamed({ halves, over }: NamedProps) {
  const m = useMessages()
  const words = m.table.setting
  const rows = [
    ['low', words.low, halves?.low],
    ['high', words.high, halves?.high],
  ] as const
  return (
    <dl className={halves?.foul ? 'halves foul' : 'halves'} aria-live="polite">
      {rows.map(([place, name, half]) => (
        <div key={place} data-drop={place} data-over={over === place || undefined}>
          <dt>{name}</dt>
          <dd>{half ? m.say(half.is) : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
