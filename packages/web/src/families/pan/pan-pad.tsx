import type { Ask, View } from '@cardroom/engine'
import type { Names } from '@cardroom/words'
import { type ReactNode, useState } from 'react'
import { PlayingCard } from '../../shared/cards/playing-card.tsx'
import type { MoveAnswer } from '../../shared/controls/answer.ts'
import { DraggedThing } from '../../shared/controls/dragged-thing.tsx'
import { useDrag } from '../../shared/controls/use-drag.ts'
import { useKey } from '../../shared/controls/use-keys.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { StoredChoice, storedSwitch, useStoredChoice } from '../../shared/preferences/stored-choice.ts'
import {
  type HandSorting,
  type Item,
  isOfUse,
  itemsFor,
  itemsOf,
  mayDiscard,
  optionOf,
  type PanBoard,
  panBoardOf,
  suggestions,
  targetsFor,
} from './board.ts'
import { CardButton, walkCards } from './card-button.tsx'
import type { Landing } from './drop-zone.tsx'
import { MeldZone } from './meld-zone.tsx'
import { NewMeld } from './new-meld.tsx'
import { PanMoves } from './pan-moves.tsx'
import { SuggestedMelds } from './suggested-melds.tsx'
import { useOnlyMove } from './use-only-move.ts'

interface Props {
  readonly view: View
  readonly seat: number
  /** The decision that this player is asked, if any. */
  readonly ask: Ask | undefined
  readonly names: Names
  readonly title: string
  readonly clock: ReactNode
  readonly answer: (answer: MoveAnswer) => void
}

const sortingChoice = new StoredChoice<HandSorting>('pan.sorting', ['suits', 'ranks'], () => 'suits')
/** Whether the only possible move is made by itself. */
const autoSwitch = storedSwitch('pan.auto', 'on')

const MAX_SUGGESTIONS = 5
/** Drop places besides the melds, which are named by number. */
const NEW_MELD_PLACE = 'new'
const DISCARD_PLACE = 'away'

/** The player's own cards in Pan: the hand, the melds, and possible moves. */
export function PanPad({ view, seat, ask, names, title, clock, answer }: Props) {
  const m = useMessages()
  const sorting = useStoredChoice(sortingChoice)
  const isAuto = useStoredChoice(autoSwitch) === 'on'
  const [ids, setIds] = useState<readonly string[]>([])
  const board = panBoardOf(view, seat, sorting)
  const items = itemsOf(board)
  const picked = ids.flatMap(id => items.find(item => item.id === id) ?? [])
  useKey(ids.length > 0 ? 'Escape' : undefined, () => setIds([]))

  useOnlyMove(isAuto ? ask : undefined, answer)

  // Only a single card can be added, moved or discarded.
  const picksOne = optionOf(ask, 'meld') === undefined
  const press = (item: Item) => {
    if (ids.includes(item.id)) setIds(ids.filter(id => id !== item.id))
    else setIds(picksOne ? [item.id] : [...ids, item.id])
  }
  /** The places that a card may be dropped on, with what that does. */
  const landings = (item: Item): ReadonlyMap<string, () => void> =>
    new Map([
      ...targetsFor(ask, item).map(
        ({ option, to }) => [to, () => answer({ move: option.move, cards: [item.card], to })] as const,
      ),
      ...(picksOne || ids.includes(item.id) ? [] : [[NEW_MELD_PLACE, () => press(item)] as const]),
      ...(mayDiscard(board, ask, item)
        ? [[DISCARD_PLACE, () => answer({ move: 'discard', cards: [item.card] })] as const]
        : []),
    ])
  const { dragged, grab } = useDrag<Item>((item, place) => landings(item).get(place)?.())
  const card = (item: Item) => (
    <CardButton
      key={item.id}
      item={item}
      picked={ids.includes(item.id)}
      active={isOfUse(board, ask, item)}
      press={press}
      grab={grab}
    />
  )
  const landing = (place: string): Landing => {
    const fits = dragged && landings(dragged.what).has(place)
    return { place: fits ? place : undefined, isOver: fits === true && dragged.over === place }
  }
  const possible = suggestions(ask, board, MAX_SUGGESTIONS)
  return (
    <section className="pad pan-pad" aria-label={ask ? title : m.pan.board} onKeyDown={walkCards}>
      <div className="pad-head">
        <h2 className="pad-title">{ask ? title : m.pan.board}</h2>
        <Sort />
        {clock}
      </div>
      {board.melds.length > 0 ? (
        <div className="pan-melds">
          {board.melds.map(meld => (
            <MeldZone key={meld.number} meld={meld} landing={landing(String(meld.number))} card={card} />
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
          <SuggestedMelds
            possible={possible}
            pick={cards => setIds(itemsFor(board, cards).map(item => item.id))}
          />
          <NewMeld
            ask={ask}
            picked={picked}
            fresh={landing(NEW_MELD_PLACE)}
            away={landing(DISCARD_PLACE)}
            clear={() => setIds([])}
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
      {dragged ? (
        <DraggedThing at={dragged.at}>
          <PlayingCard card={dragged.what.card} style="index" />
        </DraggedThing>
      ) : null}
      <label className="pan-auto">
        <input
          type="checkbox"
          checked={isAuto}
          onChange={event => autoSwitch.choose(event.target.checked ? 'on' : 'off')}
        />
        {m.pan.auto}
      </label>
    </section>
  )
}

/** With nothing picked, the unused drawn card is meant. */
function onlyCard({ drawn }: PanBoard, ask: Ask, picked: readonly Item[]): readonly Item[] {
  const throwsAway = ask.options.some(option => option.move === 'discard' || option.move === 'add')
  return picked.length === 0 && drawn && throwsAway ? [drawn] : picked
}

function Sort() {
  const m = useMessages()
  const sorting = useStoredChoice(sortingChoice)
  return (
    <fieldset className="pan-sort">
      {(['suits', 'ranks'] as const).map(one => (
        <button
          key={one}
          type="button"
          className="btn quiet"
          aria-pressed={sorting === one}
          onClick={() => sortingChoice.choose(one)}
        >
          {m.pan.sortBy[one]}
        </button>
      ))}
    </fieldset>
  )
}
