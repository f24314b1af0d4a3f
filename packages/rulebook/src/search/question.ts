import { roomOf } from '@cardroom/engine'
import { rooms } from '../filed/rooms.ts'
import type { EntryKind, SearchEntry } from './entries.ts'
import { wordsOf } from './words.ts'

/** A typed question: its words, the rooms and games that it names, and the kind of answer that it asks for. */
interface Question {
  /** The words to look up; without names of rooms and games where something else is asked. */
  readonly words: string
  /** How well a game matches the named one: 2 if its room does too; 0 if not. */
  readonly named: (game: string) => number
  readonly kind?: EntryKind
}

type ReadQuestion = (query: string) => Question

/** Words (stems) that say what kind of answer is wanted. Few rules contain them, and those are not meant. */
const KIND_ASKED_BY: Readonly<Record<string, EntryKind | undefined>> = {
  cost: 'fee',
  floor: 'incident',
  mean: 'word',
  meaning: 'word',
  rul: undefined,
  tell: undefined,
  say: undefined,
}

/** A word in the rules of this share of games names none of them. */
const COMMON_SHARE = 1 / 3

interface NameWords {
  readonly id: string
  readonly words: readonly string[]
}

/** Learns from the entries which words name a room or a game, and which are common. */
export function questionReader(
  games: readonly { id: string; name: string }[],
  entries: readonly SearchEntry[],
): ReadQuestion {
  const isCommon = commonWords(entries, games.length)
  const named: NameWords[] = games.map(({ id, name }) => ({ id, words: wordsOf(name) }))
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
    const kind = words.map(word => KIND_ASKED_BY[word]).find(one => one !== undefined)
    const asked = words.filter(
      word => !aboutRoom.has(word) && !aboutGame.has(word) && !Object.hasOwn(KIND_ASKED_BY, word),
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

/** Words that the rules of most games contain. */
function commonWords(entries: readonly SearchEntry[], games: number): (word: string) => boolean {
  const where = new Map<string, Set<string>>()
  for (const { kind, title, text, game } of entries) {
    if (kind === 'game') continue
    for (const word of wordsOf(`${title} ${text}`)) {
      const known = where.get(word) ?? new Set()
      where.set(word, known.add(game))
    }
  }
  return word => (where.get(word)?.size ?? 0) > games * COMMON_SHARE
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
