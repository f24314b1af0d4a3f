import { type Card, parseCard } from '@cardroom/engine/cards'

/** What has been typed of a card, by hand or by a scanner, and when the last key came. */
export interface TypedCard {
  readonly keys: string
  readonly at: number
  /** A card was just taken: the Enter that a scanner ends with is part of it. */
  readonly took: boolean
}

export const NOTHING_TYPED: TypedCard = { keys: '', at: 0, took: false }

/** After this pause a card that was begun is forgotten. */
const FORGET_AFTER_MS = 2_000
/** A scanner's keys follow each other faster than anybody types. */
const SCANNER_GAP_MS = 80
/** How long a rank waits for a suit where it needs none. */
export const SUIT_WAIT_MS = 300

/** The effect of a key: a part of a card, a whole card, or none. */
export interface KeyEffect {
  readonly typed: TypedCard
  readonly card?: Card
  /** A rank that stood alone when the key came: no suit will follow it. */
  readonly rank?: string
  /** The key belongs to a card; nothing else should act on it. */
  readonly ours: boolean
}

const RANK_KEYS = /^(?:[2-9tjqka]|10?)$/i

/** `K`, `Kd`, `10h`, `jk`, `6-5`, with or without Enter. */
export function afterKey(before: TypedCard, key: string, at: number): KeyEffect {
  const alone = typedRank(before)
  const left = alone === undefined ? {} : { rank: alone }
  if (key === 'Enter') {
    const isEnd = before.took && at - before.at <= SCANNER_GAP_MS
    return { typed: NOTHING_TYPED, ...left, ours: isEnd || before.keys !== '' }
  }
  const keys = at - before.at > FORGET_AFTER_MS ? key : before.keys + key
  const card = parseTyped(keys)
  if (card !== undefined) return { typed: { keys: '', at, took: true }, card, ours: true }
  if (isBegun(keys)) return { typed: { keys, at, took: false }, ours: true }
  return isBegun(key)
    ? { typed: { keys: key, at, took: false }, ...left, ours: true }
    : { typed: NOTHING_TYPED, ...left, ours: false }
}

const isBegun = (keys: string): boolean => RANK_KEYS.test(keys) || /^[1-6]-?$/.test(keys)

/** A typed rank without a suit. */
export const typedRank = ({ keys }: TypedCard): string | undefined =>
  RANK_KEYS.test(keys) && keys !== '1' ? (keys === '10' ? 'T' : keys.toUpperCase()) : undefined

function parseTyped(keys: string): Card | undefined {
  const word = keys.replace(/^10/, 'T')
  return parseCard(`${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`)
}
