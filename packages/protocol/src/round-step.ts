import { type Cents, isUnchanged, type PileSeen, type Seat, type View } from '@cardroom/engine'

/**
 * A step of a round on the way to its present state. A table sends the present state; with the steps a viewer can
 * follow it card by card, and sees nothing that depends on a card before that card lies there. Missing fields are as
 * in the step before; the first step has all.
 */
export interface RoundStep {
  /** The length of the log at this step. */
  readonly log: number
  /** All piles, if some of the step before are gone. */
  readonly piles?: readonly PileSeen[]
  /** Piles that are new or have changed. */
  readonly laid?: readonly PileSeen[]
  readonly wagers?: View['wagers']
  /** `null`: nobody banks. */
  readonly bank?: NonNullable<View['bank']> | null
  readonly pots?: View['pots']
  readonly seats?: View['seats']
  readonly buttons?: View['buttons']
  /** The chips behind, of everybody at the table. */
  readonly stacks?: Readonly<Record<Seat, Cents>>
}

/** A round as seen at a moment, with everybody's chips behind. */
export interface RoundMoment {
  readonly view: View
  readonly stacks: Readonly<Record<Seat, Cents>>
}

const keyOf = ({ place, hand }: PileSeen): string => `${place}.${hand ?? ''}`

/** The step from one moment to another. */
export function stepFrom(before: RoundMoment | undefined, { view, stacks }: RoundMoment): RoundStep {
  const was = before?.view
  return {
    log: view.log.length,
    ...pilesFrom(was?.piles, view.piles),
    ...(isUnchanged(was?.wagers, view.wagers) ? {} : { wagers: view.wagers }),
    ...(was && isUnchanged(was.bank, view.bank) ? {} : { bank: view.bank ?? null }),
    ...(isUnchanged(was?.pots, view.pots) ? {} : { pots: view.pots }),
    ...(isUnchanged(was?.seats, view.seats) ? {} : { seats: view.seats }),
    ...(isUnchanged(was?.buttons, view.buttons) ? {} : { buttons: view.buttons }),
    ...(isUnchanged(before?.stacks, stacks) ? {} : { stacks }),
  }
}

/** The same step for a viewer who sees other piles. */
export function stepOf(
  step: RoundStep,
  before: readonly PileSeen[] | undefined,
  piles: readonly PileSeen[],
): RoundStep {
  const own = pilesFrom(before, piles)
  if (isListed(own.piles, step.piles) && isListed(own.laid, step.laid)) return step
  const { log, piles: _, laid: __, ...rest } = step
  return { log, ...own, ...rest }
}

const isListed = (one: readonly PileSeen[] = [], other: readonly PileSeen[] = []): boolean =>
  one.length === other.length && one.every((pile, at) => pile === other[at])

function pilesFrom(
  before: readonly PileSeen[] | undefined,
  piles: readonly PileSeen[],
): Pick<RoundStep, 'piles' | 'laid'> {
  if (!before) return { piles }
  if (before === piles) return {}
  const laid = before.every((pile, at) => isThere(pile, piles[at]))
    ? piles.filter((pile, at) => !isUnchanged(before[at], pile))
    : laidElsewhere(before, piles)
  if (!laid) return { piles }
  return laid.length === 0 ? {} : { laid }
}

const isThere = ({ place, hand }: PileSeen, pile: PileSeen | undefined): boolean =>
  pile !== undefined && pile.place === place && pile.hand === hand

/** The changed piles, if their order has changed; nothing if some are gone. */
function laidElsewhere(before: readonly PileSeen[], piles: readonly PileSeen[]): PileSeen[] | undefined {
  const were = new Map(before.map(pile => [keyOf(pile), pile]))
  const are = new Set(piles.map(keyOf))
  if (before.some(pile => !are.has(keyOf(pile)))) return undefined
  return piles.filter(pile => !isUnchanged(were.get(keyOf(pile)), pile))
}

/** The round at each of the steps that led to its present state. */
export function momentsOf(steps: readonly RoundStep[], now: View): RoundMoment[] {
  const moments: RoundMoment[] = []
  let before: RoundMoment = {
    view: { piles: [], wagers: [], pots: [], seats: [], buttons: [], log: [], awaiting: { kind: 'nothing' } },
    stacks: {},
  }
  for (const step of steps) {
    const { bank: was, ...rest } = before.view
    const bank = step.bank === undefined ? was : (step.bank ?? undefined)
    before = {
      view: {
        ...rest,
        piles: step.piles ?? withLaid(before.view.piles, step.laid ?? []),
        wagers: step.wagers ?? rest.wagers,
        ...(bank ? { bank } : {}),
        pots: step.pots ?? rest.pots,
        seats: step.seats ?? rest.seats,
        buttons: step.buttons ?? rest.buttons,
        log: now.log.slice(0, step.log),
        // Nobody is asked anything while cards come.
        awaiting: { kind: 'nothing' },
      },
      stacks: step.stacks ?? before.stacks,
    }
    moments.push(before)
  }
  return moments
}

function withLaid(piles: readonly PileSeen[], laid: readonly PileSeen[]): PileSeen[] {
  const changed = new Map(laid.map(pile => [keyOf(pile), pile]))
  const kept = piles.map(pile => changed.get(keyOf(pile)) ?? pile)
  const known = new Set(piles.map(keyOf))
  return [...kept, ...laid.filter(pile => !known.has(keyOf(pile)))]
}
