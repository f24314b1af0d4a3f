import type { ButtonKind } from '@cardroom/engine'
import { rooms } from '@cardroom/rulebook/rooms'
import { ownWord } from './own-word.ts'
import type { Speaker } from './speaker.ts'

/** What a catalogue has for a key that comes from the engine, if it knows it. */
export const known = <T>(words: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/** What the wording needs to know of the table: who sits where, and what the spots are called. */
export interface Names {
  readonly m: Speaker
  /** The player's name at a seat, if somebody is known to sit there. */
  readonly players: ReadonlyMap<number, string>
  /** The names on the layout, by wager. */
  readonly wagers: ReadonlyMap<string, string>
  /** Cards are written as signs, for the eye, instead of words. */
  readonly signs?: true
}

/** What somebody at a seat is called. */
export const seatName = ({ m, players }: Names, seat: number): string =>
  players.get(seat) ?? m.table.seat(seat)

/** Whose wager or move: the seat's own player, somebody who sits elsewhere, or a back-line bettor. */
export function bettorName(
  names: Names,
  of: { seat: number; by?: string | undefined; player?: number | undefined },
): string {
  if (of.player !== undefined) return names.m.events.circle(seatName(names, of.player), of.seat)
  const seat = seatName(names, of.seat)
  return of.by === undefined ? seat : names.m.events.backLine(of.by, seat)
}

/** A place on the table: a seat, or a hand in the middle; with its number where there are several. */
export function placeName(names: Names, place: string, hand?: number): string {
  const { m } = names
  const name = /^\d+$/.test(place)
    ? seatName(names, Number(place))
    : (known(m.table.places, place) ?? ownWord(place))
  return hand === undefined ? name : m.events.seatHand(name, hand)
}

/** A wager's name. */
export const wagerName = ({ m, wagers }: Names, on: string): string => m.say(wagers.get(on) ?? ownWord(on))

/** A button's name. */
export const buttonName = ({ m }: Names, button: ButtonKind): string => m.table.buttons[button]

/** Why a hand is no longer played, in words. */
export const stateName = ({ m }: Names, state: string): string =>
  known(m.table.states, state) ?? ownWord(state)

/** What somebody puts in before the cards come. */
export const postedName = (m: Speaker, what: string): string =>
  known(m.events.postedKinds, what) ?? ownWord(what).toLowerCase()

/** What stands on the button of a move. */
export const moveLabel = (m: Speaker, move: string): string =>
  known(m.events.moves, move)?.label ?? ownWord(move)

/** How a move is said; a move with cards may be made with none. */
export interface MoveWords {
  readonly label: string
  readonly did: string
  readonly none?: string
  readonly didNone?: string
}

/** What the button says when no card is named with the move. */
export const moveLabelOfNone = (m: Speaker, move: string): string => {
  const words: MoveWords | undefined = known(m.events.moves, move)
  return words?.none ?? moveLabel(m, move)
}

export const moveDone = (m: Speaker, move: string): string =>
  known(m.events.moves, move)?.did ?? m.events.unknownMove(move)

/** A family's name. */
export const familyName = (m: Speaker, family: string): string => known(m.families, family) ?? ownWord(family)

/** A card room by its folder in the rulebook; one of its own by its id. */
export const roomName = (room: string): string => rooms[room] ?? ownWord(room)
