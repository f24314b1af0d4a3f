import { type Card, parseCard } from '@cardroom/engine/cards'

/** What has been typed of a card, by hand or by a scanner, and when the last key came. */
export interface Typed {
  readonly keys: string
  readonly at: number
  /** A card was just taken: the Enter that a scanner ends with is part of it. */
  readonly took: boolean
}

export const NOTHING_TYPED: Typed = { keys: '', at: 0, took: false }

/** Somebody who has begun a card and thinks for longer has not begun it. */
const PAUSE = 2_000
/** A scanner's keys follow each other faster than anybody types. */
export const BURST = 80
/** So long a rank waits for its suit, where it needs none. */
export const WAIT = 300

/** What a key does: more of a card, a whole card, or nothing of ours. */
export interface AfterKey {
  readonly typed: Typed
  readonly card?: Card
  /** A rank that stood alone when the key came: no suit will follow it. */
  readonly rank?: string
  /** The key was meant for a card, and nothing else should act on it. */
  readonly ours: boolean
}

const RANK = /^(?:[2-9tjqka]|10?)$/i

/** `K`, `Kd`, `10h`, `jk`, `6-5`, with or without Enter. */
export function afterKey(before: Typed, key: string, at: number): AfterKey {
  const alone = typedRank(before)
  const left = alone === undefined ? {} : { rank: alone }
  if (key === 'Enter') {
    const isEnd = before.took && at - before.at <= BURST
    return { typed: NOTHING_TYPED, ...left, ours: isEnd || before.keys !== '' }
  }
  const keys = at - before.at > PAUSE ? key : before.keys + key
  const card = parseTyped(keys)
  if (card !== undefined) return { typed: { keys: '', at, took: true }, card, ours: true }
  if (isBegun(keys)) return { typed: { keys, at, took: false }, ours: true }
  return isBegun(key)
    ? { typed: { keys: key, at, took: false }, ...left, ours: true }
    : { typed: NOTHING_TYPED, ...left, ours: false }
}

const isBegun = (keys: string): boolean => RANK.test(keys) || /^[1-6]-?$/.test(keys)

/** A rank that nobody has added a suit to. */
export const typedRank = ({ keys }: Typed): string | undefined =>
  RANK.test(keys) && keys !== '1' ? (keys === '10' ? 'T' : keys.toUpperCase()) : undefined

function parseTyped(keys: string): Card | undefined {
  const word = keys.replace(/^10/, 'T')
  return parseCard(`${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`)
}
