import { type Cents, isAsBefore, type PileSeen, type Seat, type View } from '@cardroom/engine'

/**
 * What a round looked like on the way to what it is now. A table tells what it has come to; with these whoever looks
 * on can follow it card by card, and see nothing that depends on a card before that card lies there. What is left out
 * is as it was in the step before; the first has everything.
 */
export interface RoundStep {
  /** So many events had happened: the beginning of the log that the round has now. */
  readonly log: number
  /** All piles, where some of the step before are gone. */
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

/** A round as it was seen at a moment, and what everybody had behind. */
export interface Moment {
  readonly view: View
  readonly stacks: Readonly<Record<Seat, Cents>>
}

const keyOf = ({ place, hand }: PileSeen): string => `${place}.${hand ?? ''}`

/** The step from one moment to another. */
export function stepFrom(before: Moment | undefined, { view, stacks }: Moment): RoundStep {
  const was = before?.view
  return {
    log: view.log.length,
    ...pilesFrom(was?.piles, view.piles),
    ...(isAsBefore(was?.wagers, view.wagers) ? {} : { wagers: view.wagers }),
    ...(was && isAsBefore(was.bank, view.bank) ? {} : { bank: view.bank ?? null }),
    ...(isAsBefore(was?.pots, view.pots) ? {} : { pots: view.pots }),
    ...(isAsBefore(was?.seats, view.seats) ? {} : { seats: view.seats }),
    ...(isAsBefore(was?.buttons, view.buttons) ? {} : { buttons: view.buttons }),
    ...(isAsBefore(before?.stacks, stacks) ? {} : { stacks }),
  }
}

/** The same step as one saw it who sees other piles. */
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
    ? piles.filter((pile, at) => !isAsBefore(before[at], pile))
    : laidElsewhere(before, piles)
  if (!laid) return { piles }
  return laid.length === 0 ? {} : { laid }
}

const isThere = ({ place, hand }: PileSeen, pile: PileSeen | undefined): boolean =>
  pile !== undefined && pile.place === place && pile.hand === hand

/** Of piles in another order; nothing where some are gone. */
function laidElsewhere(before: readonly PileSeen[], piles: readonly PileSeen[]): PileSeen[] | undefined {
  const were = new Map(before.map(pile => [keyOf(pile), pile]))
  const are = new Set(piles.map(keyOf))
  if (before.some(pile => !are.has(keyOf(pile)))) return undefined
  return piles.filter(pile => !isAsBefore(were.get(keyOf(pile)), pile))
}

/** What a round looked like at each of the steps that led to what it is now. */
export function momentsOf(steps: readonly RoundStep[], now: View): Moment[] {
  const moments: Moment[] = []
  let before: Moment = {
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
        // Cards come, and nobody is asked anything meanwhile.
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
