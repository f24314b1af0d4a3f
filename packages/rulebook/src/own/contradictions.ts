import {
  type FamilyName,
  type Path,
  type Reading,
  type Refusal,
  type RulesOf,
  refuser,
  within,
  writePath,
} from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import { feeReadings } from '@cardroom/engine/collection'
import type { PokerRules, Street } from '@cardroom/engine/poker'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import { games } from '../filed/games.ts'
import { handLeftOut, tilesLeftOut } from './house-way.ts'
import type { OwnGame } from './own-game.ts'
import type { OwnGameRefusals } from './refusals.ts'

const refuse = refuser<OwnGameRefusals>()

const at = (place: Path, refusal: Refusal): Refusal => within<never>(place, refusal)

/** Finds values of the right shape that cannot be meant, each with its place. */
export function contradictions({ rules, collection }: OwnGame): Refusal[] {
  const readings = ['rules', 'readings']
  return [
    ...twice(
      readings,
      rules.readings.map(({ name }) => name),
    ),
    ...rules.readings.flatMap((reading, i) => wrongReading(reading, [...readings, i])),
    ...contradictionsOf(rules),
    ...wrongOptions(collection),
  ]
}

const contradictionsOf = <N extends FamilyName>(rules: RulesOf<N>): Refusal[] =>
  FAMILY_CHECKS[rules.family](rules)

const twice = (path: Path, names: readonly string[]): Refusal[] =>
  names.flatMap((name, i) =>
    names.indexOf(name) < i ? [at([...path, i], refuse('own-twice', { name }))] : [],
  )

/** The values of each reading: the code knows these and no others. */
let known: ReadonlyMap<string, ReadonlySet<string>> | undefined

function knownReadings(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known) return known
  const values = new Map<string, Set<string>>()
  const filed: readonly Pick<Reading, 'name' | 'default' | 'others'>[] = [
    ...games.flatMap(rules => rules.readings),
    ...FEE_TABLES.flatMap(({ options }) => options.flatMap(feeReadings)),
  ]
  for (const { name, default: standard, others } of filed) {
    const all = values.get(name) ?? new Set()
    for (const value of [standard, ...others]) all.add(value)
    values.set(name, all)
  }
  known = values
  return values
}

function wrongReading({ name, default: standard, others }: Reading, path: Path): Refusal[] {
  const values = knownReadings().get(name)
  if (!values) return [at([...path, 'name'], refuse('own-no-such-reading', { name }))]
  const unknown = (value: string, place: Path) =>
    values.has(value)
      ? []
      : [at([...path, ...place], refuse('own-no-such-value', { known: [...values], found: value }))]
  return [
    ...unknown(standard, ['default']),
    ...others.flatMap((value, i) => unknown(value, ['others', i])),
    ...(others.includes(standard)
      ? [at([...path, 'others'], refuse('own-is-the-default', { value: standard }))]
      : []),
  ]
}

function bankedContradictions({ decks, wagers, settle }: BankedRules): Refusal[] {
  const names = wagers.map(({ on }) => on)
  const known = (on: string | undefined, path: Path): Refusal[] =>
    on === undefined || names.includes(on)
      ? []
      : [at(['rules', ...path], refuse('own-no-such-wager', { on }))]
  const all = (list: readonly string[] = [], path: Path): Refusal[] =>
    list.flatMap((on, i) => known(on, [...path, i]))
  return [
    ...(decks.from > decks.to
      ? [at(['rules', 'decks'], refuse('own-decks-backwards', { from: decks.from, to: decks.to }))]
      : []),
    ...twice(['rules', 'wagers'], names),
    ...wagers.flatMap(({ needs, equals, upTo }, i) => [
      ...all(needs, ['wagers', i, 'needs']),
      ...known(equals, ['wagers', i, 'equals']),
      ...all(upTo, ['wagers', i, 'upTo']),
    ]),
    ...all(settle.wagers, ['settle', 'wagers']),
    ...all(settle.losers?.wagers, ['settle', 'losers', 'wagers']),
    ...all(settle.last, ['settle', 'last']),
    ...names
      .filter(on => !settle.wagers.includes(on) && !settle.last?.includes(on))
      .map(on => at(['rules', 'settle', 'wagers'], refuse('own-never-settled', { on }))),
  ]
}

/**
 * A hand of at most seven cards can be ranked, its board included; of five where two of its own cards count.
 */
function handTooLarge({ streets, showdown }: PokerRules): Refusal[] {
  const sum = (of: (street: Street) => number) => streets.reduce((all, street) => all + of(street), 0)
  const own = sum(({ each = [], discard }) => each.length - (discard?.cards ?? 0))
  const board = sum(street => street.board ?? 0)
  const [cards, most] = showdown.plays === 'any' ? [own + board, 7] : [own, 5]
  const refusals = cards > most ? [refuse('own-too-many-cards', { cards, most })] : []
  if (board > 5) refusals.push(refuse('own-too-many-cards', { cards: board, most: 5 }))
  return refusals.map(one => at(['rules', 'streets'], one))
}

/** The checks for contradictions, by family. */
const FAMILY_CHECKS: { readonly [N in FamilyName]: (rules: RulesOf<N>) => Refusal[] } = {
  baccarat: bankedContradictions,
  blackjack: bankedContradictions,
  'let-it-ride': bankedContradictions,
  'pai-gow': rules => [...bankedContradictions(rules), ...handLeftOut(rules)],
  pan: () => [],
  'pan-9': bankedContradictions,
  poker: handTooLarge,
  'three-card': bankedContradictions,
  tiles: rules => [...bankedContradictions(rules), ...tilesLeftOut(rules)],
  ultimate: bankedContradictions,
}

function wrongOptions(collection: OwnGame['collection']): Refusal[] {
  const seen = new Map<string, Path>()
  return collection.flatMap(({ document, options }, table) =>
    options.flatMap(({ id, limit }, i) => {
      const path = ['collection', table, 'options', i]
      const name = `${document}/${id}`
      const before = seen.get(name)
      seen.set(name, path)
      const backwards = limit?.kind === 'wager' && limit.max !== undefined && limit.max < limit.min
      return [
        ...(before
          ? [at([...path, 'id'], refuse('own-option-twice', { name, before: writePath(before) }))]
          : []),
        ...(backwards
          ? [at([...path, 'limit'], refuse('own-limit-backwards', { min: limit.min, max: limit.max! }))]
          : []),
      ]
    }),
  )
}
