import { isRefusal, type Refusal } from '@cardroom/engine'
import { listOf, mapOf, object, optional, readAll, type Shape, text } from '@cardroom/engine/shape'
import { type Rulebook, rooms } from '@cardroom/rulebook'
import { type OwnGameDraft, ownGame, ownGameDraft, putAt } from '@cardroom/rulebook/own'
import { BadInput } from '../../command/bad-input.ts'
import { refusedIn } from '../../command/refused.ts'

/** Any JSON value; the game's own shape decides what may stand at a place. */
const anything: Shape<unknown> = { schema: {}, read: value => value }

const answers = object({
  room: object({ id: text, name: text }),
  games: listOf(
    object({
      /** The filed game that it is made from. */
      from: text,
      id: text,
      name: optional(text),
      number: optional(text),
      /** By place: `{"rules.decks.to": 6}`; `null` removes a value. */
      changes: optional(mapOf(anything)),
    }),
    1,
  ),
})

/** The answers from which a new room is made. */
export interface RoomAnswers {
  readonly room: { readonly id: string; readonly name: string }
  readonly games: readonly GameAnswers[]
}

export interface GameAnswers {
  readonly from: string
  readonly id: string
  readonly name?: string | undefined
  readonly number?: string | undefined
  readonly changes?: Readonly<Record<string, unknown>> | undefined
}

export function readAnswers(value: unknown, file: string): RoomAnswers {
  const read = readAll(answers, value)
  if ('mistakes' in read) throw new BadInput(read.mistakes.map(one => refusedIn(file, one)))
  const { room, games } = read.value
  const wrong = wrongRoom(room.id)
  if (wrong !== undefined) throw new BadInput(wrong, `${file}: room.id`)
  for (const [i, { id }] of games.entries()) {
    const twice = games.findIndex(one => one.id === id) < i ? `"${id}" is there twice` : wrongWord(id)
    if (twice !== undefined) throw new BadInput(twice, `${file}: games[${i}].id`)
  }
  return { room, games }
}

/** Why a text cannot be part of an id. */
export const wrongWord = (word: string): string | undefined =>
  /^[a-z][a-z\d-]*$/.test(word)
    ? undefined
    : `"${word}" is not a short word for ids: small letters, figures and dashes`

/** Why a room cannot have that id. */
export const wrongRoom = (id: string): string | undefined =>
  wrongWord(id) ?? (rooms[id] ? `${rooms[id]} has that id` : undefined)

/** A game of the new room: its sibling with another id, and with what was changed. */
export function draftFrom(
  { from, id, name, number, changes = {} }: GameAnswers,
  room: string,
  library: Rulebook,
): OwnGameDraft | Refusal {
  const sibling = library.game(from)
  if (isRefusal(sibling)) return sibling
  const all: readonly (readonly [string, unknown])[] = [
    ['rules.id', `${room}/${id}`],
    ...(name === undefined ? [] : [['rules.name', name] as const]),
    // A registration number belongs to the room that has it.
    ['rules.number', number],
    ...Object.entries(changes).map(([place, value]) => [place, value ?? undefined] as const),
  ]
  let draft: OwnGameDraft = ownGameDraft(ownGame(sibling.rules, library.feeTables))
  for (const [place, value] of all) {
    const made = putAt(draft, place, value)
    if (isRefusal(made)) return made
    draft = made
  }
  return draft
}

/** `rules.decks.to = 6`: a place, and a value as JSON or as plain text; without one the value is removed. */
export function changeIn(text: string): readonly [place: string, value: unknown] {
  const at = text.indexOf('=')
  if (at < 1) throw new BadInput(`"${text}" is not PLACE=VALUE: rules.decks.to=6`, '--set')
  const value = text.slice(at + 1).trim()
  return [text.slice(0, at).trim(), value === '' ? null : jsonOrText(value)]
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
