import { type BankedRules, feeReadings, type Reading } from '@cardroom/engine'
import { FEE_TABLES } from '../collection.ts'
import { games } from '../games.ts'
import type { OwnGame } from './own-game.ts'

/** What has the right shape and still cannot be meant; a line for each, with its place. */
export function contradictions({ rules, collection }: OwnGame): string[] {
  return [
    ...twice(
      'rules.readings',
      rules.readings.map(({ name }) => name),
    ),
    ...rules.readings.flatMap((reading, i) => wrongReading(reading, `rules.readings[${i}]`)),
    ...('wagers' in rules ? bankedContradictions(rules) : []),
    ...wrongOptions(collection),
  ]
}

const twice = (path: string, names: readonly string[]): string[] =>
  names.flatMap((name, i) => (names.indexOf(name) < i ? [`${path}[${i}]: "${name}" is there twice`] : []))

/** What each reading may be: the code knows these values and no others. */
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

function wrongReading({ name, default: standard, others }: Reading, path: string): string[] {
  const values = knownReadings().get(name)
  if (!values) return [`${path}.name: no game has a reading "${name}"`]
  const unknown = (value: string, place: string) =>
    values.has(value) ? [] : [`${place}: ${[...values].map(one => `"${one}"`).join(' or ')}, not "${value}"`]
  return [
    ...unknown(standard, `${path}.default`),
    ...others.flatMap((value, i) => unknown(value, `${path}.others[${i}]`)),
    ...(others.includes(standard) ? [`${path}.others: "${standard}" is the default`] : []),
  ]
}

function bankedContradictions({ decks, wagers, settle }: BankedRules): string[] {
  const names = wagers.map(({ on }) => on)
  const known = (on: string | undefined, path: string): string[] =>
    on === undefined || names.includes(on) ? [] : [`${path}: there is no wager "${on}"`]
  const all = (list: readonly string[] = [], path: string): string[] =>
    list.flatMap((on, i) => known(on, `${path}[${i}]`))
  return [
    ...(decks.from > decks.to ? [`rules.decks: from ${decks.from} to ${decks.to}`] : []),
    ...twice('rules.wagers', names),
    ...wagers.flatMap(({ needs, equals, upTo }, i) => [
      ...all(needs, `rules.wagers[${i}].needs`),
      ...known(equals, `rules.wagers[${i}].equals`),
      ...all(upTo, `rules.wagers[${i}].upTo`),
    ]),
    ...all(settle.wagers, 'rules.settle.wagers'),
    ...all(settle.losers?.wagers, 'rules.settle.losers.wagers'),
    ...all(settle.last, 'rules.settle.last'),
    ...names
      .filter(on => !settle.wagers.includes(on) && !settle.last?.includes(on))
      .map(on => `rules.settle.wagers: "${on}" is never settled`),
  ]
}

function wrongOptions(collection: OwnGame['collection']): string[] {
  const seen = new Map<string, string>()
  return collection.flatMap(({ document, options }, table) =>
    options.flatMap(({ id, limit }, i) => {
      const path = `collection[${table}].options[${i}]`
      const name = `${document}/${id}`
      const before = seen.get(name)
      seen.set(name, path)
      return [
        ...(before ? [`${path}.id: ${name} is ${before} already`] : []),
        ...(limit?.kind === 'wager' && limit.max !== undefined && limit.max < limit.min
          ? [`${path}.limit: from ${limit.min} to ${limit.max}`]
          : []),
      ]
    }),
  )
}
