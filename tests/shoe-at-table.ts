import {
  type RoundRecord,
  type TableEvent,
  type TableSettings,
  writeInputs,
  writeResult,
} from '@cardroom/engine'
import { cardsOf } from '@cardroom/engine/cards'
import { openRulebook } from '@cardroom/rulebook'
import { PlayedTable, type RoundAtTable } from '@cardroom/testing'
import { english } from '@cardroom/words/en'

export const library = await openRulebook()
export const FROG = 'players/golden-frog-baccarat'
export const DECKS = cardsOf({ decks: 8 }).sort((a, b) => a - b)

export const settings = (game: string, readings: Record<string, string> = {}, setup = {}): TableSettings => ({
  game,
  title: game,
  readings,
  setup,
  buyIn: { min: 100, max: 100_000_000, usual: 1_000_000 },
})

/** A table of three at which Ann, Bob and Cyd answer as bots do, and whose rounds are written down. */
export class AtTable extends PlayedTable {
  readonly #settings: TableSettings

  constructor(of: TableSettings) {
    super(of, library)
    this.#settings = of
  }

  get records(): RoundRecord[] {
    return this.rounds.map(round => recordOf(this.#settings, round))
  }

  /** The records as they are once the shoe is opened. */
  opened(): RoundRecord[] {
    const { shuffle } = this.shoe
    return this.records.map(record => ({ ...record, shuffle: { ...shuffle, commitment: 'c' } }))
  }
}

function recordOf({ game, readings }: TableSettings, played: RoundAtTable): RoundRecord {
  const { setup, inputs, shoe, from, result } = played
  const { secret: _, ...sealed } = shoe.shuffle
  const end = result ? { result: writeResult(result, english.say) } : { voided: true }
  const record = { record: 1, game, readings, ...setup, ...writeInputs(inputs) }
  return JSON.parse(
    JSON.stringify({ ...record, shoe: { id: shoe.id, from }, shuffle: sealed, ...end }),
  ) as RoundRecord
}

export const countOf = (list: readonly string[], what: string) => list.filter(one => one === what).length
export const typesOf = (events: readonly TableEvent[]) => events.map(({ type }) => type)
