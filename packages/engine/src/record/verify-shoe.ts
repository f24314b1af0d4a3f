import { orderOf } from '../cards/shuffle.ts'
import type { Library } from '../family/library.ts'
import { readingsOf } from '../rules/readings.ts'
import { supplyOf } from '../rules/supply.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import { burnedFor } from '../shoe/burn.ts'
import { seedOf } from '../shoe/fair-shuffle.ts'
import { cardsTaken } from '../shoe/seeded-shoe.ts'
import { type PlayedRecord, playRecord, type RoundRecord, startRecord } from './record.ts'
import { refuseRecord } from './refusals.ts'

/** What the records of one shoe say together. */
export interface ShoeVerified {
  readonly id: string
  readonly rounds: number
  /** The cards that these rounds took, from the first place to the last. */
  readonly from: number
  readonly to: number
  /** Whether its secret is known, so that each round's own cards could be checked too. */
  readonly opened: boolean
  /** Whether all of its rounds are here, from the first card to the cut card. */
  readonly whole: boolean
  /** The first contradiction. */
  readonly wrong?: Refusal
}

interface DealtRecord {
  readonly question: unknown
  readonly played: PlayedRecord
  readonly from: number
  readonly to: number
}

/** Records in groups, one for each shoe that they name. */
export function recordsByShoe(records: readonly RoundRecord[]): ReadonlyMap<string, readonly RoundRecord[]> {
  const shoes = new Map<string, RoundRecord[]>()
  for (const record of records) {
    const id = record.shoe?.id
    if (id === undefined) continue
    const found = shoes.get(id)
    if (found) found.push(record)
    else shoes.set(id, [record])
  }
  return shoes
}

/**
 * Checks that the rounds of a shoe follow one another: the same shuffle, each beginning where the one before
 * stopped, none twice and none missing. Each round's own cards are checked with the round itself.
 */
export function verifyShoe(id: string, records: readonly RoundRecord[], library: Library): ShoeVerified {
  const dealt: DealtRecord[] = []
  const none = { id, rounds: records.length, from: 0, to: 0, opened: false, whole: false }
  for (const record of records) {
    const { result: _, ...question } = record
    const played = playRecord(question, library)
    if (isRefusal(played)) return { ...none, wrong: played }
    const from = played.record.shoe?.from ?? 0
    dealt.push({ question, played, from, to: from + cardsTaken(played.round.inputs) })
  }
  dealt.sort((a, b) => a.from - b.from || a.to - b.to)
  const [first] = dealt
  const last = dealt.at(-1)
  if (!first || !last) return none
  const wrong = shuffledOnce(id, dealt) ?? inTurn(dealt) ?? begunRightly(first, library)
  const cutCard = first.played.record.shuffle?.cutCard
  const opened = dealt.every(({ played }) => played.record.shuffle?.secret !== undefined)
  const toTheEnd = cutCard === undefined ? dealt.length > 0 : last.to >= cutCard
  return {
    id,
    rounds: dealt.length,
    from: first.from,
    to: last.to,
    opened,
    whole: !wrong && toTheEnd && isFirst(first, library),
    ...(wrong ? { wrong } : {}),
  }
}

/** Checks that all of them name one shuffle, and that it did not change in between. */
function shuffledOnce(id: string, dealt: readonly DealtRecord[]): Refusal | undefined {
  const said = dealt.map(({ played: { record } }) => {
    const { secret: _, ...shuffle } = record.shuffle ?? { commitment: '', added: [] }
    return JSON.stringify([record.game, shuffle])
  })
  const secrets = new Set(dealt.flatMap(({ played }) => played.record.shuffle?.secret ?? []))
  return new Set(said).size > 1 || secrets.size > 1
    ? within(['shuffle'], refuseRecord('another-shuffle', { shoe: id }))
    : undefined
}

function inTurn(dealt: readonly DealtRecord[]): Refusal | undefined {
  const cutCard = dealt[0]?.played.record.shuffle?.cutCard
  let before: DealtRecord | undefined
  for (const one of dealt) {
    const at = (refusal: Refusal) => within(['shoe', 'from'], refusal)
    if (before && one.from < before.to) {
      return at(refuseRecord('shoe-place-taken', { from: one.from, to: before.to }))
    }
    if (before && one.from > before.to) {
      return at(refuseRecord('shoe-cards-missing', { from: before.to, to: one.from }))
    }
    if (cutCard !== undefined && one.from >= cutCard)
      return at(refuseRecord('beyond-the-cut-card', { cutCard }))
    before = one
  }
  return undefined
}

/** How many cards were out of the shoe before its first round; unknown before it is opened, where any are. */
function burnedIn({ question, played, from }: DealtRecord, library: Library): number | undefined {
  const { record, game } = played
  if (!game.rules.supply?.burn) return 0
  const fresh = startRecord(question, library)
  const readings = readingsOf(game.rules, record.readings)
  const { secret, ...shuffle } = record.shuffle ?? { added: [] }
  if (isRefusal(fresh) || isRefusal(readings) || secret === undefined) return undefined
  // A continuous shuffler is loaded, and burned from, only once.
  if (from === 0 && supplyOf(game.rules, readings) === 'continuous') return 0
  const [card] = orderOf(fresh.round.shoe, seedOf({ ...shuffle, secret }), record.shuffle?.cut)
  return card === undefined ? 0 : 1 + burnedFor(card, readings)
}

/** No round lies among the burned cards. */
function begunRightly(first: DealtRecord, library: Library): Refusal | undefined {
  const burned = burnedIn(first, library)
  return burned !== undefined && first.from < burned
    ? within(['shoe', 'from'], refuseRecord('shoe-burned-otherwise', { burned }))
    : undefined
}

const isFirst = (first: DealtRecord, library: Library): boolean => first.from === burnedIn(first, library)
