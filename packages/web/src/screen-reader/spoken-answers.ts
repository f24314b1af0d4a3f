import { NO_MAXIMUM } from '@cardroom/engine/banked'
import {
  bettorName,
  cardNames,
  type Names,
  placeName,
  seatName,
  stateName,
  wagerLabel,
} from '@cardroom/words'
import { middlePlaces, type Picture, type PictureSeat, type ShownPile, seatPiles } from '../felt/picture.ts'

/** The table in sentences, at the moment that the page shows and never later. */

/** A hand in words: its cards, its name, and why it is out of play. */
function handWords({ cards, name, state, hole }: ShownPile, names: Names): string {
  const { m } = names
  const why = state === undefined ? '' : stateName(names, state)
  const words = [
    cardNames(m, cards),
    hole && m.joined.labelled({ label: m.table.cloth.hole, what: cardNames(m, hole) }),
    name,
    // "22, over" has said it.
    name?.toLowerCase().includes(why.toLowerCase()) ? undefined : why,
  ]
  return m.joined.parts({ pieces: words })
}

/** The player's own hands. */
export function ownCardLines(picture: Picture, names: Names): string[] {
  const words = names.m.speech
  if (picture.you === undefined) return [words.noSeat]
  const piles = seatPiles(picture, picture.you)
  if (piles.length === 0) return [words.noCards]
  return piles.map(pile =>
    pile.hand === undefined
      ? handWords(pile, names)
      : words.hand({ where: words.handNumber({ hand: pile.hand }), cards: handWords(pile, names) }),
  )
}

/** The middle of the table: the board, the hands that all bet on, the player-dealer's hand, the dice. */
export function boardLines(picture: Picture, names: Names): string[] {
  const { m } = names
  const hands = middlePlaces(picture).flatMap(({ place, piles }) =>
    piles.map(pile =>
      m.speech.hand({ where: placeName(names, place, pile.hand), cards: handWords(pile, names) }),
    ),
  )
  const dice = picture.dice ? [m.table.dice({ dice: picture.dice.dice })] : []
  return hands.length + dice.length > 0 ? [...dice, ...hands] : [m.speech.noBoard]
}

function potName({ m }: Names, at: number, of: number): string {
  if (of === 1) return m.table.pot
  return at === 0 ? m.table.mainPot : m.table.sidePot({ n: at })
}

const isYou = ({ you }: Picture, seat: number): boolean => seat === you

/** A player's wagers on one line: "Ann: Player line $25, Tie $5". */
export function wagersOf(picture: Picture, names: Names, mine: (seat: number) => boolean): string[] {
  const { m } = names
  const lines = new Map<string, string[]>()
  for (const wager of picture.wagers) {
    if (!mine(wager.player ?? wager.seat)) continue
    const who =
      isYou(picture, wager.seat) && wager.by === undefined && wager.player === undefined
        ? m.table.you
        : bettorName(names, wager)
    const spot = wagerLabel(names, wager.on)
    const on = wager.hand === undefined ? spot : m.events.seatHand({ who: spot, hand: wager.hand })
    lines.set(who, [...(lines.get(who) ?? []), m.speech.wager({ spot: on, money: m.money(wager.amount) })])
  }
  return [...lines].map(([who, wagers]) =>
    m.speech.wagers({ who, wagers: m.joined.clauses({ pieces: wagers }) }),
  )
}

/** What is played for: pots, bets on this street, wagers and the player-dealer's wager. */
export function potLines(picture: Picture, names: Names): string[] {
  const { m } = names
  const { pots, bets, bank } = picture
  const said = [
    ...pots.map((cents, at) =>
      m.speech.pot({ name: potName(names, at, pots.length), money: m.money(cents) }),
    ),
    ...[...bets].map(([seat, cents]) =>
      m.speech.bet({ who: whoSits(picture, seat, names), money: m.money(cents) }),
    ),
    ...(bank ? [m.speech.bank({ who: whoSits(picture, bank.seat, names), money: m.money(bank.wager) })] : []),
    ...wagersOf(picture, names, () => true),
  ]
  return said.length > 0 ? said : [m.speech.noPot]
}

const whoSits = (picture: Picture, seat: number, names: Names): string =>
  isYou(picture, seat) ? names.m.table.you : seatName(names, seat)

/** Another player with chips and notes. */
function sitterLine({ seat, name, stack, notes }: PictureSeat, picture: Picture, names: Names): string {
  const { m } = names
  const who = name ?? m.table.seat({ seat })
  const all = [
    ...(picture.bank?.seat === seat ? [m.table.playerDealer] : []),
    ...(picture.asked.has(seat) ? [m.table.toAct] : []),
    ...notes,
  ]
  const chips = stack === undefined ? who : m.speech.chips({ who, money: m.money(stack) })
  return all.length === 0
    ? chips
    : m.speech.withNotes({ who: chips, notes: m.joined.clauses({ pieces: all }) })
}

/** The players besides the viewer. */
export const othersOf = ({ sitters, you }: Picture): PictureSeat[] =>
  sitters.filter(({ seat, name }) => name !== undefined && seat !== you)

/** The viewer's stack. */
export function ownStackLine({ sitters, you }: Picture, { m }: Names): string {
  const stack = sitters.find(({ seat }) => seat === you)?.stack
  return stack === undefined ? m.speech.noSeat : m.speech.yourChips({ money: m.money(stack) })
}

/** All stacks, the viewer's first. */
export const stackLines = (picture: Picture, names: Names): string[] => [
  ownStackLine(picture, names),
  ...othersOf(picture).map(sitter => sitterLine(sitter, picture, names)),
]

/** The cards and chips at another player's place. */
export function placeLines(sitter: PictureSeat, picture: Picture, names: Names): string[] {
  const { m } = names
  const bet = picture.bets.get(sitter.seat)
  return [
    sitterLine(sitter, picture, names),
    ...(bet === undefined ? [] : [m.table.bet({ money: m.money(bet) })]),
    ...seatPiles(picture, sitter.seat).map(pile =>
      pile.hand === undefined
        ? handWords(pile, names)
        : m.speech.hand({ where: m.speech.handNumber({ hand: pile.hand }), cards: handWords(pile, names) }),
    ),
    ...wagersOf(picture, names, seat => seat === sitter.seat),
  ]
}

/** The bounds of a spot, in words. */
export const boundsWords = ({ min, max }: { min: number; max: number }, { m }: Names): string =>
  max >= NO_MAXIMUM
    ? m.table.cloth.from({ money: m.money(min) })
    : m.table.wager.bounds({ from: m.money(min), to: m.money(max) })
