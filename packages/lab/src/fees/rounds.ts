import { isRefusal, type Library, playRecord, type Result, type Rules } from '@cardroom/engine'
import { type Schedule, scheduleName } from '@cardroom/engine/collection'
import { type CollectedOver, collectedFrom, NOTHING_COLLECTED } from './brings.ts'

/** A record, as far as it says who took part. */
interface RecordReadings {
  readonly readings?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/**
 * What an option would have collected over played rounds: each is replayed under it, with the same wagers,
 * cards and moves. Rounds outside its limits are left out.
 */
export function collectedOver(
  rules: Rules,
  schedule: Schedule,
  records: readonly object[],
  library: Library,
): CollectedOver {
  const from = { ...NOTHING_COLLECTED } as { -readonly [K in keyof CollectedOver['from']]: number }
  let [rounds, wagered, halfHours] = [0, 0, 0]
  for (const record of records) {
    const played = playRecord(underAnother(rules, record as RecordReadings, schedule), library)
    if (isRefusal(played)) continue
    const { result } = played.round
    rounds++
    wagered += wageredIn(result)
    halfHours += collectedFrom(schedule, { players: Object.keys(result.net).length }).halfHour
    for (const { from: payer, cents } of result.fees) {
      from[payer === 'bank' ? 'bank' : payer === 'player' ? 'players' : 'pot'] += cents
    }
  }
  const leftOut = records.length - rounds
  return { rounds, leftOut, from, wagered, halfHour: rounds === 0 ? 0 : halfHours / rounds }
}

/**
 * Drops what was posted for the round's own option: this option's printed limits, and the game's readings
 * only.
 */
function underAnother({ readings: games }: Rules, record: RecordReadings, schedule: Schedule): object {
  const { limits: _, result: __, readings = {}, ...rest } = record
  const kept = Object.entries(readings).filter(([name]) => games.some(one => one.name === name))
  return { ...rest, readings: Object.fromEntries(kept), schedule: scheduleName(schedule) }
}

function wageredIn({ wagers, pots }: Result): number {
  const all: readonly { readonly amount: number }[] = wagers ?? pots ?? []
  return all.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Rounds an hour at a full table with an experienced house dealer: few where every hand is set as two, many
 * in games without decisions. A room may give its own count.
 */
const ROUNDS_AN_HOUR: Readonly<Record<Rules['family'], number>> = {
  baccarat: 70,
  blackjack: 60,
  'let-it-ride': 40,
  'pai-gow': 30,
  pan: 12,
  'pan-9': 55,
  poker: 30,
  'three-card': 50,
  tiles: 30,
  ultimate: 35,
}

/** How many rounds an hour a game is usually dealt. */
export const paceOf = ({ family }: Pick<Rules, 'family'>): number => ROUNDS_AN_HOUR[family]
