import { sha256 } from '../cards/sha256.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Addition } from './fair-shuffle.ts'
import { withLengths } from './fields.ts'
import { refuse } from './refusals.ts'

/** What somebody has sealed: nobody else can know it, and nobody can change it. */
export interface Sealed {
  readonly name: string
  readonly commitment: string
}

/**
 * How a seed is drawn by house and players together. The house seals its secret; then every player's page seals a
 * text of its own; only when no seal is taken any more are they opened. So nobody knows a text of the others while
 * choosing one, and who knows the secret cannot choose either.
 */
export interface Drawing {
  /** The commitment of the house. Seals are made for it, and fit no other. */
  readonly house: string
  readonly phase: 'sealing' | 'opening'
  readonly sealed: readonly Sealed[]
  readonly opened: readonly Addition[]
}

/** A drawing that has just begun: the house is committed, and nobody has sealed anything. */
export const drawingFor = (house: string): Drawing => ({ house, phase: 'sealing', sealed: [], opened: [] })

/** The name is part of it: a seal that was copied from another cannot be opened as one's own. */
export const sealOf = (house: string, { name, text }: Pick<Addition, 'name' | 'text'>): string =>
  sha256(withLengths(['cardroom seal', house, name, text]))

/** The last seal of a name counts: until they are closed nobody knows anything to choose by. */
export function seal(drawing: Drawing, { name, commitment }: Sealed): Drawing | Refusal {
  if (drawing.phase !== 'sealing') return refuse('seals-closed')
  return { ...drawing, sealed: [...othersThan(name, drawing), { name, commitment }] }
}

/** Takes a seal back, while nothing of it can be known yet. */
export function unseal(drawing: Drawing, name: string): Drawing | Refusal {
  if (drawing.phase !== 'sealing') return refuse('seals-closed')
  return { ...drawing, sealed: othersThan(name, drawing) }
}

const othersThan = (name: string, { sealed }: Drawing): readonly Sealed[] =>
  sealed.filter(one => one.name !== name)

/** No more seals are taken: what was sealed is to be opened now. */
export const closeSeals = (drawing: Drawing): Drawing => ({ ...drawing, phase: 'opening' })

/** Shows what somebody has sealed; a text that was not sealed is refused. */
export function open(drawing: Drawing, { name, text }: Pick<Addition, 'name' | 'text'>): Drawing | Refusal {
  if (drawing.phase !== 'opening') return refuse('seals-not-closed')
  const mine = drawing.sealed.find(one => one.name === name)
  if (!mine) return refuse('nothing-sealed', { name })
  if (drawing.opened.some(one => one.name === name)) return refuse('opened-already')
  const wrong = unfit(drawing.house, { ...mine, text })
  return wrong ?? { ...drawing, opened: [...drawing.opened, { ...mine, text }] }
}

/** Why a text is not what was sealed. */
export const unfit = (house: string, { name, text, commitment }: Addition): Refusal | undefined =>
  commitment === sealOf(house, { name, text }) ? undefined : refuse('not-what-was-sealed', { name })

/**
 * What goes into the seed, once everybody has opened. While somebody is missing nothing does: to leave out one who
 * does not open would let that one choose between two seeds. All is drawn again without those, from new texts.
 */
export function drawnFrom({
  phase,
  sealed,
  opened,
}: Drawing): readonly Addition[] | { readonly missing: readonly string[] } {
  const missing = sealed.map(({ name }) => name).filter(name => !opened.some(one => one.name === name))
  return phase === 'sealing' || missing.length > 0 ? { missing } : inOrder(opened)
}

/** By their seals: in which order they came is nobody's choice. */
export const inOrder = (added: readonly Addition[]): readonly Addition[] =>
  [...added].sort((a, b) => ((a.commitment ?? '') < (b.commitment ?? '') ? -1 : 1))

/** Why what is said to have gone into a seed was not drawn so. */
export function checkDrawn(house: string, added: readonly Addition[]): Refusal | undefined {
  for (const one of added) {
    const wrong = unfit(house, one)
    if (isRefusal(wrong)) return wrong
  }
  return JSON.stringify(inOrder(added)) === JSON.stringify(added)
    ? undefined
    : refuse('not-in-the-order-of-seals')
}
