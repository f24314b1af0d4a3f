import { type Ask, type Option, type PileSeen, sameCards, type View } from '@cardroom/engine'
import { nameOf, parseCard } from '@cardroom/engine/cards'
import { byMeldOrder, suitPlaceOf } from '@cardroom/engine/pan'

/** A card before its player: in the hand, turned from the deck, or in a meld on the table. */
export interface Item {
  readonly id: string
  readonly card: string
  /** The number of the meld it lies in. */
  readonly meld?: number
}

/** A player's cards and melds. */
export interface PanBoard {
  readonly hand: readonly Item[]
  /** The drawn card, until it is used. */
  readonly drawn?: Item
  readonly melds: readonly {
    readonly number: number
    readonly pays: number
    readonly items: readonly Item[]
  }[]
  /** The top discard. */
  readonly option?: string
}

export type HandSorting = 'suits' | 'ranks'

const numberOf = (card: string): number => parseCard(card) ?? 0

const bySuit = (a: string, b: string): number =>
  (numberOf(a) & 3) - (numberOf(b) & 3) || suitPlaceOf(numberOf(a)) - suitPlaceOf(numberOf(b))
const byRank = (a: string, b: string): number => byMeldOrder(numberOf(a), numberOf(b))

/** The board of a seat; the hand in the order of its suits or of its ranks. */
export function panBoardOf(view: View, seat: number, sorting: HandSorting): PanBoard {
  const own = view.piles.filter(pile => pile.place === String(seat))
  const hand = own.find(pile => pile.hand === undefined)?.cards ?? []
  const asked = view.awaiting.kind === 'decision' && view.awaiting.asked.some(ask => ask.seat === seat)
  const top = (place: string) => view.piles.find(pile => pile.place === place)?.cards.at(-1)
  const drawn = asked ? top('drawn') : undefined
  const option = top('discards')
  return {
    hand: hand
      .map((card, at): Item => ({ id: `hand-${at}`, card }))
      .sort((a, b) => (sorting === 'suits' ? bySuit(a.card, b.card) : byRank(a.card, b.card))),
    ...(drawn === undefined ? {} : { drawn: { id: 'drawn', card: drawn } }),
    melds: own.flatMap(pile => (pile.hand === undefined ? [] : [meldOf(pile, pile.hand)])),
    ...(option === undefined ? {} : { option }),
  }
}

const meldOf = ({ cards, pays = 0 }: PileSeen, number: number): PanBoard['melds'][number] => ({
  number,
  pays,
  items: cards.map((card, at) => ({ id: `meld-${number}-${at}`, card, meld: number })),
})

export const itemsOf = ({ hand, drawn, melds }: PanBoard): Item[] => [
  ...(drawn ? [drawn] : []),
  ...hand,
  ...melds.flatMap(meld => meld.items),
]

/** The option of a move, to a meld where it goes to one. */
export const optionOf = (ask: Ask | undefined, move: string, to?: string): Option | undefined =>
  ask?.options.find(one => one.move === move && one.to === to)

/** A meld that may be laid, or a card that may be added to one, and what every opponent pays for it. */
export interface PossibleMeld {
  readonly cards: readonly string[]
  readonly pays: number
  /** The number of the meld that it is added to. */
  readonly to?: string
}

/** The new meld that the picked cards make; nothing where they make none. */
export function meldWith(ask: Ask | undefined, picked: readonly Item[]): PossibleMeld | undefined {
  const { groups = [], pays = [] } = optionOf(ask, 'meld')?.cards ?? {}
  const cards = picked.map(item => numberOf(item.card))
  const at = groups.findIndex(group => sameCards(group, cards))
  return at < 0 ? undefined : { cards: picked.map(item => item.card), pays: pays[at] ?? 0 }
}

/** Suggested moves, the best first: new melds, then cards that go to a meld. */
export function suggestions(ask: Ask | undefined, board: PanBoard, most: number): PossibleMeld[] {
  const own = [...board.hand, ...(board.drawn ? [board.drawn] : [])]
  return [...newMelds(ask, own), ...meldAdditions(ask, own)].slice(0, most)
}

/**
 * The new melds worth suggesting: none that is part of another with the same pay, and none that borrows from a meld
 * without pay, unless the taken option card fits nowhere else.
 */
function newMelds(ask: Ask | undefined, own: readonly Item[]): PossibleMeld[] {
  const { groups = [], pays = [] } = optionOf(ask, 'meld')?.cards ?? {}
  const held = own.map(item => numberOf(item.card))
  const possible = groups.map((group, at) => ({ group, pays: pays[at] ?? 0 }))
  const isAll = ask?.options.every(({ move }) => move === 'meld')
  const worthy = possible.filter(
    one => one.pays > 0 || one.group.every(card => count(one.group, card) <= count(held, card)),
  )
  const all = isAll && worthy.length === 0 ? possible : worthy
  const whole = all.filter(
    one =>
      !all.some(
        other =>
          other.group.length > one.group.length &&
          other.pays >= one.pays &&
          one.group.every(card => count(one.group, card) <= count(other.group, card)),
      ),
  )
  return whole
    .sort((a, b) => b.pays - a.pays || b.group.length - a.group.length)
    .map(one => ({ cards: one.group.map(nameOf), pays: one.pays }))
}

/** Cards of the hand, or the turned one, that can be added to a meld on the table. */
function meldAdditions(ask: Ask | undefined, own: readonly Item[]): PossibleMeld[] {
  const cards = [...new Map(own.map(item => [item.card, item])).values()]
  return cards
    .flatMap(item => targetsFor(ask, item).map(({ to, pays }) => ({ cards: [item.card], pays, to })))
    .sort((a, b) => b.pays - a.pays)
}

const count = (cards: readonly number[], card: number): number => cards.filter(one => one === card).length

/** The items for some cards: from the hand first, then borrowed from melds. */
export function itemsFor(board: PanBoard, cards: readonly string[]): Item[] {
  const free = itemsOf(board)
  return cards.flatMap(card => {
    const at = free.findIndex(item => item.card === card)
    return at < 0 ? [] : free.splice(at, 1)
  })
}

/** Where a single card may be put: the moves that take it to a meld. */
export function targetsFor(ask: Ask | undefined, item: Item): { option: Option; to: string; pays: number }[] {
  const move = item.meld === undefined ? 'add' : 'move'
  return (ask?.options ?? []).flatMap(option => {
    const { to, cards } = option
    if (option.move !== move || to === undefined || to === String(item.meld)) return []
    const at = cards?.from.indexOf(numberOf(item.card)) ?? -1
    return at < 0 ? [] : [{ option, to, pays: cards?.pays?.[at] ?? 0 }]
  })
}

/** Whether a card may be thrown away now: as long as the turned card is not used, only that one. */
export function mayDiscard(board: PanBoard, ask: Ask | undefined, { card, meld, id }: Item): boolean {
  if (meld !== undefined || (board.drawn && id !== board.drawn.id)) return false
  return optionOf(ask, 'discard')?.cards?.from.includes(numberOf(card)) ?? false
}

/** Whether something can be done with a card: laid, put elsewhere, or thrown away. */
export function isOfUse(board: PanBoard, ask: Ask | undefined, item: Item): boolean {
  const { groups = [] } = optionOf(ask, 'meld')?.cards ?? {}
  const card = numberOf(item.card)
  return (
    groups.some(group => group.includes(card)) ||
    targetsFor(ask, item).length > 0 ||
    mayDiscard(board, ask, item)
  )
}

/** The only possible move, if there is no choice: draw, or discard the turned card. */
export function onlyMove(ask: Ask | undefined): { move: string; cards?: readonly string[] } | undefined {
  const [only, ...others] = ask?.options ?? []
  if (!only || others.length > 0 || ask?.offer) return undefined
  if (only.move === 'draw') return { move: 'draw' }
  if (only.move === 'discard' && only.cards?.from.length === 1) {
    return { move: 'discard', cards: only.cards.from.map(nameOf) }
  }
  return undefined
}
