import { sha256 } from '../cards/sha256.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Addition } from './fair-shuffle.ts'
import { withLengths } from './fields.ts'
import { refuseShoe } from './refusals.ts'

/** A sealed text: nobody else can know it, and nobody can change it. */
export interface SealedAddition {
  readonly name: string
  readonly commitment: string
}

/**
 * How house and players draw a seed together. The house seals its secret; then every player's page seals a
 * text; the seals are opened only when no more are taken. So no player knows another's text while choosing one,
 * and the house, which knows the secret, cannot choose either.
 */
export interface Drawing {
  /** The commitment of the house. Seals are made for it, and fit no other. */
  readonly house: string
  readonly phase: 'sealing' | 'opening'
  readonly sealed: readonly SealedAddition[]
  readonly opened: readonly Addition[]
}

/** A drawing that has just begun: the house is committed, and nobody has sealed anything. */
export const drawingFor = (house: string): Drawing => ({ house, phase: 'sealing', sealed: [], opened: [] })

/** The name is part of the seal: a copied seal cannot be opened under another name. */
export const sealOf = (house: string, { name, text }: Pick<Addition, 'name' | 'text'>): string =>
  sha256(withLengths(['cardroom seal', house, name, text]))

/**
 * Seals a text. The last seal of a name counts: until the seals are closed nobody knows anything to choose
 * by.
 */
export function sealAddition(drawing: Drawing, { name, commitment }: SealedAddition): Drawing | Refusal {
  if (drawing.phase !== 'sealing') return refuseShoe('seals-closed')
  return { ...drawing, sealed: [...othersThan(name, drawing), { name, commitment }] }
}

/** Takes a seal back, while nothing of it can be known yet. */
export function unseal(drawing: Drawing, name: string): Drawing | Refusal {
  if (drawing.phase !== 'sealing') return refuseShoe('seals-closed')
  return { ...drawing, sealed: othersThan(name, drawing) }
}

const othersThan = (name: string, { sealed }: Drawing): readonly SealedAddition[] =>
  sealed.filter(one => one.name !== name)

/** Closes the seals: they are opened now. */
export const closeSeals = (drawing: Drawing): Drawing => ({ ...drawing, phase: 'opening' })

/** Opens a seal; refuses a text that was not sealed. */
export function openSeal(
  drawing: Drawing,
  { name, text }: Pick<Addition, 'name' | 'text'>,
): Drawing | Refusal {
  if (drawing.phase !== 'opening') return refuseShoe('seals-not-closed')
  const mine = drawing.sealed.find(one => one.name === name)
  if (!mine) return refuseShoe('nothing-sealed', { name })
  if (drawing.opened.some(one => one.name === name)) return refuseShoe('opened-already')
  const wrong = checkOpenedText(drawing.house, { ...mine, text })
  return wrong ?? { ...drawing, opened: [...drawing.opened, { ...mine, text }] }
}

/** Refuses a text that is not the sealed one. */
const checkOpenedText = (house: string, { name, text, commitment }: Addition): Refusal | undefined =>
  commitment === sealOf(house, { name, text }) ? undefined : refuseShoe('not-what-was-sealed', { name })

/**
 * The texts that go into the seed, once all are open; otherwise the names that are missing. To leave a missing
 * player out would let that player choose between two seeds, so the drawing is repeated without the player,
 * from new texts.
 */
export function drawnFrom({
  phase,
  sealed,
  opened,
}: Drawing): readonly Addition[] | { readonly missing: readonly string[] } {
  const missing = sealed.map(({ name }) => name).filter(name => !opened.some(one => one.name === name))
  return phase === 'sealing' || missing.length > 0 ? { missing } : inSealOrder(opened)
}

/** Sorted by seal, so that nobody chooses the order. */
export const inSealOrder = (added: readonly Addition[]): readonly Addition[] =>
  [...added].sort((a, b) => ((a.commitment ?? '') < (b.commitment ?? '') ? -1 : 1))

/** Refuses texts that were not drawn as claimed. */
export function checkDrawn(house: string, added: readonly Addition[]): Refusal | undefined {
  for (const one of added) {
    const wrong = checkOpenedText(house, one)
    if (isRefusal(wrong)) return wrong
  }
  return JSON.stringify(inSealOrder(added)) === JSON.stringify(added)
    ? undefined
    : refuseShoe('not-in-the-order-of-seals')
}
