import { UNKNOWN } from '../cards/card.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import { orderName } from '../shoe/seeded-shoe.ts'
import { isWithin, rootOf } from '../shoe/tree.ts'
import type { RoundRecord } from './record.ts'
import { refuse } from './refusals.ts'
import { parseWritten } from './shoe.ts'

type RecordProof = NonNullable<RoundRecord['proofs']>[number]

/**
 * Every card that a record of a sealed table shows is the one at its place in the order that the house was bound to
 * before the deal; and each comes from the place behind the one before.
 */
export function checkProofs(record: RoundRecord): Refusal | undefined {
  const { shuffle, shoe, proofs = [], reshuffles = [], cards: text } = record
  const roots = [shuffle?.root, ...reshuffles]
  if (!shoe || shuffle?.root === undefined || typeof text !== 'string') return refuse('not-bound')
  const cards = parseWritten(text)
  if (isRefusal(cards)) return within(['cards'], cards)
  const inTurn = checkPlaces(proofs, shoe.from)
  if (inTurn) return inTurn
  const proved = new Set<number>()
  for (const [i, proof] of proofs.entries()) {
    const { card, again = 0 } = proof
    const at = (refusal: Refusal) => within(['proofs', i], refusal)
    const written = cards[card]?.card
    if (written === undefined || written === UNKNOWN) return at(refuse('proof-of-nothing', { card }))
    const root = isWithin(proof) ? rootOf(orderName(shoe.id, shoe.from, again), written, proof) : undefined
    if (root === undefined || root !== roots[again]) return at(refuse('proof-does-not-fit', { card }))
    proved.add(card)
  }
  const open = cards.findIndex(({ card }, i) => card !== UNKNOWN && !proved.has(i))
  return open < 0 ? undefined : within(['cards', open], refuse('card-not-proved', { card: open }))
}

/** The cards leave an order one after the other; where they were shuffled again, they leave that one from its top. */
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
    if (!fits || !later) return within(['proofs', i], refuse('proof-of-another-place', { card }))
    before = proof
  }
  return undefined
}
