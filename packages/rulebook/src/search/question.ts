import { roomOf } from '@cardroom/engine'
import { rooms } from '../filed/rooms.ts'
import type { Entry, EntryKind } from './entries.ts'
import { wordsOf } from './words.ts'

/** A question as somebody types it: what is asked, about which rooms and games, and what kind of answer is meant. */
export interface Question {
  /** What is looked up; the names of rooms and games are no part of it, where something else is asked. */
  readonly words: string
  /** How well a game is the one that was named: 2 in its room, too; 0 where it is not. */
  readonly named: (game: string) => number
  readonly kind?: EntryKind
}

export type ReadQuestion = (query: string) => Question

/** Words that say what kind of answer is wanted; in stems. Few rules have them, and those are not meant. */
const ASKING: Readonly<Record<string, EntryKind | undefined>> = {
  cost: 'fee',
  floor: 'incident',
  mean: 'word',
  meaning: 'word',
  rul: undefined,
  tell: undefined,
  say: undefined,
}

/** A word that stands in the rules of so many games names none of them. */
const COMMON = 1 / 3

interface Named {
  readonly id: string
  readonly words: readonly string[]
}

/** Learns from what can be looked up which words name a room or a game, and which are everybody's. */
export function questionReader(
  games: readonly { id: string; name: string }[],
  entries: readonly Entry[],
): ReadQuestion {
  const isCommon = commonWords(entries, games.length)
  const named: Named[] = games.map(({ id, name }) => ({ id, words: wordsOf(name) }))
  const places = [...new Set(games.map(({ id }) => roomOf(id)))].map(room => ({
    room,
    words: wordsOf(`${room} ${rooms[room] ?? ''}`).filter(word => !isRoomWord(word)),
  }))
  return query => {
    const words = wordsOf(query)
    const inRooms = places.filter(place => place.words.some(word => words.includes(word)))
    const aboutRoom = new Set(inRooms.flatMap(place => place.words))
    const runs = named.map(({ id, words: name }) => ({ id, run: longestRun(words, name) }))
    const longest = runs
      .filter(({ run }) => run.some(word => !isCommon(word)))
      .reduce((most, { run }) => Math.max(most, run.length), 0)
    const meant = runs.filter(
      ({ run }) => longest > 0 && run.length === longest && run.some(word => !isCommon(word)),
    )
    const aboutGame = new Set(meant.flatMap(({ run }) => run))
    const kind = words.map(word => ASKING[word]).find(one => one !== undefined)
    const asked = words.filter(
      word => !aboutRoom.has(word) && !aboutGame.has(word) && !Object.hasOwn(ASKING, word),
    )
    const [rooms, games] = [new Set(inRooms.map(place => place.room)), new Set(meant.map(({ id }) => id))]
    return {
      words: asked.length > 0 ? asked.join(' ') : query,
      named: game => Number(rooms.has(roomOf(game))) + Number(games.has(game)),
      ...(kind && asked.length > 0 ? { kind } : {}),
    }
  }
}

/** "Card Room" and "Casino" name none. */
const isRoomWord = (word: string): boolean =>
  ['card', 'room', 'casino', 'club', 'parlour', 'player'].includes(word)

/** The words in whose rules most games agree. */
function commonWords(entries: readonly Entry[], games: number): (word: string) => boolean {
  const where = new Map<string, Set<string>>()
  for (const { kind, title, text, game } of entries) {
    if (kind === 'game') continue
    for (const word of wordsOf(`${title} ${text}`)) {
      const known = where.get(word) ?? new Set()
      where.set(word, known.add(game))
    }
  }
  return word => (where.get(word)?.size ?? 0) > games * COMMON
}

/** The longest part of a name that stands in a question word by word. */
function longestRun(words: readonly string[], name: readonly string[]): readonly string[] {
  let best: readonly string[] = []
  for (let from = 0; from < words.length; from++) {
    for (let at = name.indexOf(words[from]!); at >= 0; at = name.indexOf(words[from]!, at + 1)) {
      let length = 1
      while (from + length < words.length && words[from + length] === name[at + length]) length++
      if (length > best.length) best = words.slice(from, from + length)
    }
  }
  return best
}
