import { NO_MAXIMUM } from '@cardroom/engine/banked'
import { bettorName, cardNames, type Names, placeName, seatName, stateName, wagerName } from '@cardroom/words'
import { middlePlaces, type Picture, type PileShown, type Sitter, seatPiles } from '../felt/picture.ts'

/** What lies on the table, in sentences: of the moment that the page shows, never of a later one. */

/** A hand in words: its cards, what it is, and why it is no longer played. */
function handWords({ cards, name, state, hole }: PileShown, names: Names): string {
  const { m } = names
  const why = state === undefined ? '' : stateName(names, state)
  const words = [
    cardNames(m, cards),
    hole && m.joined.labelled(m.table.cloth.hole, cardNames(m, hole)),
    name,
    // "22, over" has said it.
    name?.toLowerCase().includes(why.toLowerCase()) ? undefined : why,
  ]
  return m.joined.parts(words)
}

/** One's own hands. */
export function cardsSaid(picture: Picture, names: Names): string[] {
  const words = names.m.speech
  if (picture.you === undefined) return [words.noSeat]
  const piles = seatPiles(picture, picture.you)
  if (piles.length === 0) return [words.noCards]
  return piles.map(pile =>
    pile.hand === undefined
      ? handWords(pile, names)
      : words.hand(words.handNumber(pile.hand), handWords(pile, names)),
  )
}

/** Everything that lies in the middle: the board, the hands that all bet on, the player-dealer's, the dice. */
export function boardSaid(picture: Picture, names: Names): string[] {
  const { m } = names
  const hands = middlePlaces(picture).flatMap(({ place, piles }) =>
    piles.map(pile => m.speech.hand(placeName(names, place, pile.hand), handWords(pile, names))),
  )
  const dice = picture.dice ? [m.table.dice(picture.dice.dice)] : []
  return hands.length + dice.length > 0 ? [...dice, ...hands] : [m.speech.noBoard]
}

function potName({ m }: Names, at: number, of: number): string {
  if (of === 1) return m.table.pot
  return at === 0 ? m.table.mainPot : m.table.sidePot(at)
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
    const spot = wagerName(names, wager.on)
    const on = wager.hand === undefined ? spot : m.events.seatHand(spot, wager.hand)
    lines.set(who, [...(lines.get(who) ?? []), m.speech.wager(on, m.money(wager.amount))])
  }
  return [...lines].map(([who, wagers]) => m.speech.wagers(who, m.joined.clauses(wagers)))
}

/** What is played for: pots, what was bet on this street, the wagers and what stands against them. */
export function potSaid(picture: Picture, names: Names): string[] {
  const { m } = names
  const { pots, bets, bank } = picture
  const said = [
    ...pots.map((cents, at) => m.speech.pot(potName(names, at, pots.length), m.money(cents))),
    ...[...bets].map(([seat, cents]) => m.speech.bet(whoSits(picture, seat, names), m.money(cents))),
    ...(bank ? [m.speech.bank(whoSits(picture, bank.seat, names), m.money(bank.wager))] : []),
    ...wagersOf(picture, names, () => true),
  ]
  return said.length > 0 ? said : [m.speech.noPot]
}

const whoSits = (picture: Picture, seat: number, names: Names): string =>
  isYou(picture, seat) ? names.m.table.you : seatName(names, seat)

/** Somebody else with their chips and what is to be known of them. */
export function sitterSaid({ seat, name, stack, notes }: Sitter, picture: Picture, names: Names): string {
  const { m } = names
  const who = name ?? m.table.seat(seat)
  const all = [
    ...(picture.bank?.seat === seat ? [m.table.playerDealer] : []),
    ...(picture.asked.has(seat) ? [m.table.toAct] : []),
    ...notes,
  ]
  const chips = stack === undefined ? who : m.speech.chips(who, m.money(stack))
  return all.length === 0 ? chips : m.speech.withNotes(chips, m.joined.clauses(all))
}

/** Those who sit here besides whoever looks. */
export const othersOf = ({ sitters, you }: Picture): Sitter[] =>
  sitters.filter(({ seat, name }) => name !== undefined && seat !== you)

/** One's own stack. */
export function ownStackSaid({ sitters, you }: Picture, { m }: Names): string {
  const stack = sitters.find(({ seat }) => seat === you)?.stack
  return stack === undefined ? m.speech.noSeat : m.speech.yourChips(m.money(stack))
}

/** Everybody's chips: one's own first. */
export const stacksSaid = (picture: Picture, names: Names): string[] => [
  ownStackSaid(picture, names),
  ...othersOf(picture).map(sitter => sitterSaid(sitter, picture, names)),
]

/** What one who sits elsewhere has before them. */
export function placeSaid(sitter: Sitter, picture: Picture, names: Names): string[] {
  const { m } = names
  const bet = picture.bets.get(sitter.seat)
  return [
    sitterSaid(sitter, picture, names),
    ...(bet === undefined ? [] : [m.table.bet(m.money(bet))]),
    ...seatPiles(picture, sitter.seat).map(pile =>
      pile.hand === undefined
        ? handWords(pile, names)
        : m.speech.hand(m.speech.handNumber(pile.hand), handWords(pile, names)),
    ),
    ...wagersOf(picture, names, seat => seat === sitter.seat),
  ]
}

/** What a spot takes. */
export const boundsSaid = ({ min, max }: { min: number; max: number }, { m }: Names): string =>
  max >= NO_MAXIMUM ? m.table.cloth.from(m.money(min)) : m.table.wager.bounds(m.money(min), m.money(max))
