import { UNKNOWN } from '../cards/card.ts'
import type { Library } from '../family/library.ts'
import { citedLines } from '../rules/cite.ts'
import { isRefusal, type Path, type Refusal, within } from '../say/refusal.ts'
import type { Say } from '../say/saying.ts'
import { checkDrawn } from '../shoe/drawing.ts'
import { commitmentOf, isDrawn, seedOf, staysSealed } from '../shoe/fair-shuffle.ts'
import { followShoe, orderName, rootOfShoe, SeededShoe } from '../shoe/seeded-shoe.ts'
import { isPlaceInTree, rootOf } from '../shoe/tree.ts'
import { completeRecord, playRecord, type RoundRecord, startRecord } from './record.ts'
import { refuseRecord } from './refusals.ts'
import { parseWritten } from './shoe.ts'

/** The first difference between a finished record and what its inputs lead to; undefined without any. */
export function verifyRecord(value: unknown, library: Library, say: Say): Refusal | undefined {
  const finished = value as RoundRecord | null
  if (finished?.withheld) return verifyWithheld(finished, library)
  if (finished?.voided) return verifyVoided(finished, library)
  if (finished?.result === undefined) return within(['result'], refuseRecord('no-result'))
  const { result, ...question } = finished
  const answer = completeRecord(question, library, say)
  if (isRefusal(answer)) return answer
  return (
    firstDifference(result, JSON.parse(JSON.stringify(answer.result)), ['result']) ??
    checkShuffle(question, library)
  )
}

/** A round that was called off has no result; its cards have still left the shoe. */
function verifyVoided(voided: RoundRecord, library: Library): Refusal | undefined {
  if (voided.result !== undefined) return within(['result'], refuseRecord('result-of-a-round-called-off'))
  const played = playRecord(voided, library)
  return isRefusal(played) ? played : checkShuffle(voided, library)
}

/** A record that cannot be replayed can still have proved cards. */
function verifyWithheld(withheld: RoundRecord, library: Library): Refusal | undefined {
  const started = startRecord(withheld, library)
  return isRefusal(started) ? started : checkSealed(started.record)
}

/**
 * Whether a record's cards can be checked: its secret is known, or each shown card is proved while the others
 * stay sealed; or the house keeps the secret until the shoe is empty; or there is none.
 */
export function cardsOpened({ shuffle, proofs }: RoundRecord): 'opened' | 'proved' | 'not-yet' | 'never' {
  if (!shuffle) return 'never'
  if (shuffle.secret !== undefined) return 'opened'
  return proofs ? 'proved' : 'not-yet'
}

/** Shuffles the shoe again: the cards of the record must be those that its secret gives at its place. */
function checkShuffle(question: unknown, library: Library): Refusal | undefined {
  const played = playRecord(question, library)
  const fresh = startRecord(question, library)
  if (isRefusal(played) || isRefusal(fresh) || !played.record.shuffle) return undefined
  const { shuffle, shoe: at } = played.record
  const { secret } = shuffle
  if (secret === undefined) return checkSealed(played.record)
  if (commitmentOf(secret) !== shuffle.commitment)
    return within(['shuffle'], refuseRecord('secret-not-committed'))
  const drawn = isDrawn(shuffle) ? checkDrawn(shuffle.commitment, shuffle.added) : undefined
  if (drawn) return within(['shuffle', 'added'], drawn)
  const seed = seedOf({ ...shuffle, secret })
  const bound = staysSealed(shuffle) ? (at?.id ?? '') : undefined
  if (bound !== undefined && rootOfShoe(fresh.round.shoe, seed, shuffle.cut, bound) !== shuffle.root)
    return within(['shuffle', 'root'], refuseRecord('another-root'))
  const shoe = new SeededShoe(fresh.round.shoe, seed, { from: at?.from ?? 0, cut: shuffle.cut, bound })
  return within(['shuffle'], followShoe(fresh.round, shoe, played.round.inputs))
}

/** Without the secret, only the proofs and the seals can be checked. */
function checkSealed(record: RoundRecord): Refusal | undefined {
  const { shuffle, proofs } = record
  if (!shuffle || !staysSealed(shuffle)) return undefined
  const drawn = checkDrawn(shuffle.commitment, shuffle.added)
  if (drawn) return within(['shuffle', 'added'], drawn)
  return proofs ? checkProofs(record) : undefined
}

type RecordProof = NonNullable<RoundRecord['proofs']>[number]

/**
 * Checks that every card shown by a record of a sealed table is the one at its place in the order that the
 * house committed to before the deal, and that each place follows the one before.
 */
function checkProofs(record: RoundRecord): Refusal | undefined {
  const { shuffle, shoe, proofs = [], reshuffles = [], cards: text } = record
  const roots = [shuffle?.root, ...reshuffles]
  if (!shoe || shuffle?.root === undefined || typeof text !== 'string') return refuseRecord('not-bound')
  const cards = parseWritten(text)
  if (isRefusal(cards)) return within(['cards'], cards)
  const inTurn = checkPlaces(proofs, shoe.from)
  if (inTurn) return inTurn
  const proved = new Set<number>()
  for (const [i, proof] of proofs.entries()) {
    const { card, again = 0 } = proof
    const at = (refusal: Refusal) => within(['proofs', i], refusal)
    const written = cards[card]?.card
    if (written === undefined || written === UNKNOWN) return at(refuseRecord('proof-of-nothing', { card }))
    const root = isPlaceInTree(proof)
      ? rootOf(orderName(shoe.id, shoe.from, again), written, proof)
      : undefined
    if (root === undefined || root !== roots[again]) return at(refuseRecord('proof-does-not-fit', { card }))
    proved.add(card)
  }
  const open = cards.findIndex(({ card }, i) => card !== UNKNOWN && !proved.has(i))
  return open < 0 ? undefined : within(['cards', open], refuseRecord('card-not-proved', { card: open }))
}

/** Cards leave an order one after the other; after a reshuffle they leave the new order from its top. */
function checkPlaces(proofs: readonly RecordProof[], from: number): Refusal | undefined {
  let before: RecordProof | undefined
  for (const [i, proof] of proofs.entries()) {
    const { card, place, again = 0 } = proof
    const sameOrder = before && (before.again ?? 0) === again
    const fits =
      again === 0
        ? place === from + card
        : place <= card && (!sameOrder || !before || place - before.place === card - before.card)
    const later = !before || (card > before.card && again >= (before.again ?? 0))
    if (!fits || !later) return within(['proofs', i], refuseRecord('proof-of-another-place', { card }))
    before = proof
  }
  return undefined
}

/** The first difference between a record and its recomputed form; undefined without any. */
export function firstDifference(said: unknown, is: unknown, path: Path): Refusal | undefined {
  if (Object.is(said, is)) return undefined
  if (!isObject(said) || !isObject(is)) {
    return isSameCite(said, is) ? undefined : within<never>(path, differs(said, is))
  }
  const keys = new Set([...Object.keys(said), ...Object.keys(is)])
  for (const key of keys) {
    const inner = Array.isArray(said) ? Number(key) : key
    const found = firstDifference(said[key], is[key], [...path, inner])
    if (found) return found
  }
  return undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const differs = (said: unknown, is: unknown): Refusal =>
  refuseRecord('result-differs', { said: json(said), is: json(is) })

/** A missing value has no JSON. */
const json = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** The same lines may be cited in more than one way: `003:513, 003:527` is `003:513, 527`. */
function isSameCite(said: unknown, is: unknown): boolean {
  if (typeof said !== 'string' || typeof is !== 'string') return false
  const lines = citedLines(said)
  return lines !== undefined && lines.length > 0 && json(lines) === json(citedLines(is))
}
