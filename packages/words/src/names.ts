import type { ButtonKind } from '@cardroom/engine'
import { rooms } from '@cardroom/rulebook/rooms'
import { ownWord } from './own-word.ts'
import type { Speaker } from './speaker.ts'

/** A catalogue's text for a key of the engine, if it has one. */
export const ownEntry = <T>(words: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/** What the wording needs to know of the table: who sits where, and what the spots are called. */
export interface Names {
  readonly m: Speaker
  /** The player's name at a seat, if it is known. */
  readonly players: ReadonlyMap<number, string>
  /** The names on the layout, by wager. */
  readonly wagers: ReadonlyMap<string, string>
  /** Cards are written as signs, for the eye, instead of words. */
  readonly signs?: true
}

/** The name of the player at a seat. */
export const seatName = ({ m, players }: Names, seat: number): string =>
  players.get(seat) ?? m.table.seat({ seat })

/** Whose wager or move: the seat's own player, a player of another seat, or a back-line bettor. */
export function bettorName(
  names: Names,
  of: { seat: number; by?: string | undefined; player?: number | undefined },
): string {
  if (of.player !== undefined)
    return names.m.events.circle({ player: seatName(names, of.player), seat: of.seat })
  const seat = seatName(names, of.seat)
  return of.by === undefined ? seat : names.m.events.backLine({ bettor: of.by, seat })
}

/** A place on the table: a seat, or a hand in the middle; with its number where there are several. */
export function placeName(names: Names, place: string, hand?: number): string {
  const { m } = names
  const name = /^\d+$/.test(place)
    ? seatName(names, Number(place))
    : (ownEntry(m.table.places, place) ?? ownWord(place))
  return hand === undefined ? name : m.events.seatHand({ who: name, hand })
}

/** A wager's name. */
export const wagerLabel = ({ m, wagers }: Names, on: string): string => m.say(wagers.get(on) ?? ownWord(on))

/** A button's name. */
export const buttonName = ({ m }: Names, button: ButtonKind): string => m.table.buttons[button]

/** Why a hand is no longer played, in words. */
export const stateName = ({ m }: Names, state: string): string =>
  ownEntry(m.table.states, state) ?? ownWord(state)

/** A post before the deal. */
export const postedName = (m: Speaker, what: string): string =>
  ownEntry(m.events.postedKinds, what) ?? ownWord(what).toLowerCase()

/** The text of the button of a move. */
export const moveLabel = (m: Speaker, move: string): string =>
  ownEntry(m.events.moves, move)?.label ?? ownWord(move)

/** How a move is said; a move with cards may be made with none. */
export interface MoveWords {
  readonly label: string
  readonly did: string
  readonly none?: string
  readonly didNone?: string
}

/** The text of the button of a move without cards. */
export const moveLabelOfNone = (m: Speaker, move: string): string => {
  const words: MoveWords | undefined = ownEntry(m.events.moves, move)
  return words?.none ?? moveLabel(m, move)
}

export const moveDone = (m: Speaker, move: string): string =>
  ownEntry(m.events.moves, move)?.did ?? m.events.unknownMove({ move })

/** What players call a game: its local name, or the filed one where they use that. */
export const gameName = (m: Speaker, { id, name }: NamedGame): string => m.localGameName(id) ?? name

/** A game with the name under which its room filed it. */
export interface NamedGame {
  readonly id: string
  readonly name: string
}

/** A family's name. */
export const familyName = (m: Speaker, family: string): string =>
  ownEntry(m.families, family) ?? ownWord(family)

/** A card room by its folder in the rulebook; one of its own by its id. */
export const roomName = (room: string): string => rooms[room] ?? ownWord(room)
