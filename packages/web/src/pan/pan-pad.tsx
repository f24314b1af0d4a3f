import type { Ask, View } from '@cardroom/engine'
import { cardSign, type Names } from '@cardroom/words'
import { type ReactNode, useState } from 'react'
import type { Answer } from '../controls/answer.ts'
import { useKey } from '../controls/use-keys.ts'
import { useMessages } from '../messages/messages.ts'
import {
  type Board,
  boardOf,
  type Item,
  itemsFor,
  itemsOf,
  mayDiscard,
  type Sorting,
  suggestions,
  targetsFor,
} from './board.ts'
import { CardButton } from './card-button.tsx'
import { MeldZone } from './meld-zone.tsx'
import { NewMeld } from './new-meld.tsx'
import { PanMoves } from './pan-moves.tsx'
import { useOnlyMove } from './use-only-move.ts'
import { useStored } from './use-stored.ts'
import { walkCards } from './walk.ts'

interface Props {
  readonly view: View
  readonly seat: number
  /** What this player is asked, if anything. */
  readonly ask: Ask | undefined
  readonly names: Names
  readonly title: string
  readonly clock: ReactNode
  readonly answer: (answer: Answer) => void
}

const SUGGESTED = 5

/** One's own cards at a table of Pan: the hand, the melds, and what can be made of them. */
export function PanPad({ view, seat, ask, names, title, clock, answer }: Props) {
  const m = useMessages()
  const [sorting, setSorting] = useStored<Sorting>('pan.sorting', 'suits')
  const [auto, setAuto] = useStored<'on' | 'off'>('pan.auto', 'on')
  const [ids, setIds] = useState<readonly string[]>([])
  const [dragged, setDragged] = useState<Item>()
  const board = boardOf(view, seat, sorting)
  const items = itemsOf(board)
  const picked = ids.flatMap(id => items.find(item => item.id === id) ?? [])
  useKey(ids.length > 0 ? 'Escape' : undefined, () => setIds([]))

  useOnlyMove(auto === 'on' ? ask : undefined, answer)

  const press = (item: Item) =>
    setIds(ids.includes(item.id) ? ids.filter(id => id !== item.id) : [...ids, item.id])
  const card = (item: Item) => (
    <CardButton
      key={item.id}
      item={item}
      picked={ids.includes(item.id)}
      active={ask !== undefined}
      press={press}
      drag={setDragged}
    />
  )
  const toMeld = (number: number) => {
    const target = dragged && targetsFor(ask, dragged).find(({ to }) => to === String(number))
    return target && (() => answer({ move: target.option.move, cards: [dragged.card], to: target.to }))
  }
  const possible = suggestions(ask, board, SUGGESTED)
  return (
    <section className="pad pan-pad" aria-label={m.pan.board} onKeyDown={walkCards}>
      <div className="pad-head">
        <h2 className="pad-title">{ask ? title : m.pan.board}</h2>
        <Sort sorting={sorting} change={setSorting} />
        {clock}
      </div>
      {board.melds.length > 0 ? (
        <div className="pan-melds">
          {board.melds.map(meld => (
            <MeldZone key={meld.number} meld={meld} drop={toMeld(meld.number)} card={card} />
          ))}
        </div>
      ) : null}
      <div className="pan-row">
        {board.drawn ? (
          <div className="pan-turned">
            <span className="place-name">{m.pan.drawn}</span>
            {card(board.drawn)}
          </div>
        ) : null}
        <div className="pan-hand">{board.hand.map(card)}</div>
      </div>
      {ask ? (
        <>
          <Suggested
            possible={possible}
            pick={cards => setIds(itemsFor(board, cards).map(item => item.id))}
          />
          <NewMeld
            ask={ask}
            picked={picked}
            drop={dragged && !ids.includes(dragged.id) ? () => press(dragged) : undefined}
            clear={() => setIds([])}
            discard={
              dragged && mayDiscard(board, ask, dragged)
                ? () => answer({ move: 'discard', cards: [dragged.card] })
                : undefined
            }
          />
          <PanMoves
            board={board}
            ask={ask}
            picked={onlyCard(board, ask, picked)}
            names={names}
            answer={answer}
          />
        </>
      ) : null}
      <label className="pan-auto">
        <input
          type="checkbox"
          checked={auto === 'on'}
          onChange={event => setAuto(event.target.checked ? 'on' : 'off')}
        />
        {m.pan.auto}
      </label>
    </section>
  )
}

/** With nothing picked, the card of the turn is meant, as long as it is not used. */
function onlyCard({ drawn }: Board, ask: Ask, picked: readonly Item[]): readonly Item[] {
  const throwsAway = ask.options.some(option => option.move === 'discard' || option.move === 'add')
  return picked.length === 0 && drawn && throwsAway ? [drawn] : picked
}

function Sort({ sorting, change }: { sorting: Sorting; change: (to: Sorting) => void }) {
  const m = useMessages()
  return (
    <fieldset className="pan-sort">
      {(['suits', 'ranks'] as const).map(one => (
        <button
          key={one}
          type="button"
          className="btn quiet"
          aria-pressed={sorting === one}
          onClick={() => change(one)}
        >
          {m.pan.sortBy[one]}
        </button>
      ))}
    </fieldset>
  )
}

interface SuggestedProps {
  readonly possible: readonly { readonly cards: readonly string[]; readonly pays: number }[]
  readonly pick: (cards: readonly string[]) => void
}

function Suggested({ possible, pick }: SuggestedProps) {
  const m = useMessages()
  if (possible.length === 0) return null
  return (
    <fieldset className="pan-possible">
      <legend>{m.pan.possible}</legend>
      {possible.map(({ cards, pays }) => (
        <button
          key={cards.join(' ')}
          type="button"
          className={pays > 0 ? 'btn pan-suggestion pays' : 'btn pan-suggestion'}
          onClick={() => pick(cards)}
        >
          {cards.map(one => cardSign(m, one)).join(' ')}
          {pays > 0 ? <span className="pan-pays">{m.money(pays)}</span> : null}
        </button>
      ))}
    </fieldset>
  )
}
