import { isRefusal, within as placed, type Refusal, refuser } from '../say/refusal.ts'
import { type Saying, sayer } from '../say/saying.ts'
import { FEE_DOCUMENTS, type FeeDocument, type FeeTable, type Schedule, scheduleName } from './fee.ts'
import { refuseFee } from './refusals.ts'
import { isWithinSpan } from './rows.ts'
import type { FeeSentences } from './sentences.ts'

const say = sayer<FeeSentences>()

/** `3`, `"25a"`, `"own/3"`, or several options for different numbers of players. */
export type ScheduleName = number | string | readonly (number | string)[]

/** A bare number means the room's common document, then the shared table, then the game's own. */
const BARE_ORDER: readonly FeeDocument[] = ['rates', 'shared', 'own', 'stars-rates']

/** Every option of a game, by document. */
export function schedulesOf(
  tables: readonly FeeTable[],
  game: string,
): Partial<Record<FeeDocument, Schedule[]>> {
  const found: Partial<Record<FeeDocument, Schedule[]>> = {}
  for (const table of tables) {
    for (const served of table.games) {
      if (served.id !== game) continue
      const jackpot = table.jackpot ? { jackpot: table.jackpot.cents } : {}
      const schedules = table.options.map(option => ({ game: served, option, ...jackpot }))
      found[served.document] = [...(found[served.document] ?? []), ...schedules]
    }
  }
  return found
}

/** The options that a name means: one, or a list with one for each band of players. */
export function findOptions(
  tables: readonly FeeTable[],
  game: string,
  name: ScheduleName,
): Schedule[] | Refusal {
  const byDocument = schedulesOf(tables, game)
  if (!FEE_DOCUMENTS.some(document => byDocument[document])) return refuseFee('no-fees-filed', { game })
  const found: Schedule[] = []
  for (const one of typeof name === 'object' ? name : [name]) {
    const schedule = findOne(byDocument, game, String(one))
    if (isRefusal(schedule)) return schedule
    found.push(schedule)
  }
  return found.length > 0 ? found : refuseFee('no-option-named')
}

/** The one of several options that covers this many players. */
export function optionInForce(
  schedules: readonly Schedule[],
  players: number | undefined,
): Schedule | Refusal {
  if (schedules.length === 1) return schedules[0]!
  if (players === undefined) return refuseFee('options-need-players')
  const fitting = schedules.filter(({ option }) => !option.players || isWithinSpan(option.players, players))
  if (fitting.length === 1) return fitting[0]!
  const options = schedules.map(scheduleName)
  return refuseFee('options-for-players', { options, covering: fitting.length, players })
}

function findOne(
  byDocument: Partial<Record<FeeDocument, Schedule[]>>,
  game: string,
  name: string,
): Schedule | Refusal {
  const slash = name.lastIndexOf('/')
  const id = name.slice(slash + 1)
  const document = slash < 0 ? (BARE_ORDER.find(one => byDocument[one]) ?? '') : name.slice(0, slash)
  const schedules = byDocument[document as FeeDocument]
  if (!schedules) {
    const documents = FEE_DOCUMENTS.filter(one => byDocument[one])
    return refuseFee('no-such-schedule', { game, name, documents })
  }
  const schedule = schedules.find(({ option }) => option.id === id)
  return schedule ?? refuseFee('no-such-option', { game, name, document, options: numbersOf(schedules) })
}

/** 1 to 65, and 25a. */
function numbersOf(schedules: readonly Schedule[]): Saying {
  const ids = schedules.map(({ option }) => option.id)
  const plain = ids.filter(id => /^\d+$/.test(id))
  const [first = ids[0]!, last = first] = [plain[0], plain.at(-1)]
  return say('option-numbers', { first, last, others: ids.filter(id => !plain.includes(id)) })
}

/** Why a schedule option is not found. */
export interface ScheduleRefusals {
  'no-option-for-players': { players: number }
}

const refuse = refuser<ScheduleRefusals>()

/** The option in force for this number of players; none where no fee is taken. */
export function scheduleFor(
  { collection }: { readonly collection?: readonly Schedule[] },
  players: number,
): Schedule | Refusal | undefined {
  if (!collection) return undefined
  const fitting = collection.find(({ option }) => !option.players || isWithinSpan(option.players, players))
  return fitting ?? placed(['schedule'], refuse('no-option-for-players', { players }))
}
