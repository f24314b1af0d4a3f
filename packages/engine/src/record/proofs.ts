import { UNKNOWN } from '../cards/card.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import { orderName } from '../shoe/seeded-shoe.ts'
import { isPlaceInTree, rootOf } from '../shoe/tree.ts'
import type { RoundRecord } from './record.ts'
import { refuseRecord } from './refusals.ts'
import { parseWritten } from './shoe.ts'

type RecordProof = NonNullable<RoundRecord['proofs']>[number]

/**
 * Checks that every card shown by a record of a sealed table is the one at its place in the order that the
 * house committed to before the deal, and that each place follows the one before.
 */
export function checkProofs(record: RoundRecord): Refusal | undefined {
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
