import { parseArgs } from 'node:util'
import { isRefusal, readingsOf } from '@cardroom/engine'
import { cardsOf, type Deck, sha256 } from '@cardroom/engine/cards'
import { type Frequency, type FrequencyTable, frequenciesOf, frequencyTable } from '@cardroom/lab'
import { sayFrequencies } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { badInputOf } from '../command/refused.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'
import { style } from '../terminal/style.ts'
import { inColumns } from '../terminal/table.ts'
import { splitOf } from './equity.ts'
import { nameAndValue, wholeNumber } from './odds/odds-question.ts'
import { percent } from './odds/print-odds.ts'
import { jokerOf } from './rank.ts'
import { kinds, type RankKind } from './rank-kinds.ts'

interface Frequencies {
  /** The game or the kind of hand. */
  readonly of: string
  readonly tables: readonly FrequencyTable<string>[]
}

const DEFAULT_DEALS = '1000000'

export const frequenciesCommand: QueryCommand = {
  help: `cardroom frequencies GAME [--split hi-lo] [--reading K=V]… [--simulate N] [--seed S] [--json]
cardroom frequencies KIND [--cards N] [--jokers N] [--joker bug|wild] [--json]

How often each hand comes among all that can be dealt: of a game, or of a kind of hand
(${Object.keys(kinds).join(', ')}).
Where own cards and a board play by other rules than the best five of all, deals are simulated.

  --cards N      cards in a hand of that kind
  --jokers N     jokers in the deck
  --joker USE    what a joker may be: a bug (the default) or wild
  --split hi-lo  plays a high game hi-lo where the filing allows both
  --reading K=V  another reading than the default; may be given several times
  --simulate N   deals where they are simulated (default: ${DEFAULT_DEALS})
  --seed S       the same seed gives the same deals (default: cardroom)
${RULES_HELP}`,

  async answer(args): Promise<Frequencies> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        cards: { type: 'string' },
        jokers: { type: 'string' },
        joker: { type: 'string' },
        split: { type: 'string' },
        reading: { type: 'string', multiple: true, default: [] },
        simulate: { type: 'string', default: DEFAULT_DEALS },
        seed: { type: 'string', default: 'cardroom' },
        ...rulesFlag,
      },
      allowPositionals: true,
    })
    const [of, ...more] = positionals
    if (of === undefined || more.length > 0) throw new BadInput('one game or one kind of hand is needed')
    const kind = Object.hasOwn(kinds, of) ? kinds[of] : undefined
    if (kind) return { of, tables: [sayFrequencies(english, ofKind(of, kind, values))] }
    const game = (await openRulebookWith(values.rules)).game(of)
    if (isRefusal(game)) throw badInputOf(game)
    const readings = readingsOf(game.rules, Object.fromEntries(values.reading.map(nameAndValue)))
    if (isRefusal(readings)) throw badInputOf(readings)
    const tables = frequenciesOf(game.rules, readings, {
      simulate: wholeNumber('--simulate', values.simulate),
      seed: sha256(values.seed),
      split: splitOf(values.split),
    })
    if (isRefusal(tables)) throw badInputOf(tables)
    return { of, tables: tables.map(table => sayFrequencies(english, table)) }
  },

  print(answer) {
    const { of, tables } = answer as Frequencies
    return tables.map(table => `${style('bold', of)}: ${printTable(table)}`).join('\n\n')
  },
}

interface KindOptions {
  readonly cards?: string
  readonly jokers?: string
  readonly joker?: string
}

function ofKind(of: string, kind: RankKind, options: KindOptions): FrequencyTable {
  const cards = options.cards === undefined ? kind.sizes.at(-1)! : wholeNumber('--cards', options.cards)
  if (!kind.sizes.includes(cards)) throw new BadInput(`${kind.sizes.join(' or ')}, not ${cards}`, '--cards')
  const joker = jokerOf(options.joker)
  const deck = deckOf(of, kind, options.jokers)
  return frequencyTable({
    title: `${cards} of ${cardsOf(deck).length}`,
    deck,
    cards,
    rank: hand => kind.rank(hand, joker),
    name: kind.name,
  })
}

/** Decks that always have their joker. */
const WITH_JOKER = ['mexican', 'pai-gow']

function deckOf(of: string, { deck }: RankKind, text: string | undefined): Deck {
  if ('tiles' in deck) return deck
  const most = deck.jokers ?? 0
  const jokers = text === undefined ? Number(WITH_JOKER.includes(of)) : Number(text)
  if (!Number.isInteger(jokers) || jokers < 0 || jokers > most) {
    throw new BadInput(most === 0 ? `${of} has none` : `up to ${most}, not ${text}`, '--jokers')
  }
  return { ...deck, jokers }
}

function printTable({ title, method, hands, frequencies: rows }: FrequencyTable<string>): string {
  const simulated = method === 'simulated'
  const head = ['hand', ...(simulated ? [] : ['hands']), 'probability', simulated ? '± error' : 'one in']
  const row = ({ name, count, probability, stderr }: Frequency<string>) => [
    name,
    ...(count === undefined ? [] : [english.number(count)]),
    percent(probability, 6),
    stderr === undefined ? oneIn(probability) : percent(stderr, 6),
  ]
  const many = english.number(hands)
  const how = simulated ? `simulated, ${many} deals` : `exact, ${many} hands`
  return `${title}, ${how}\n\n${inColumns([head.map(text => style('bold', text)), ...rows.map(row)])}`
}

const oneIn = (probability: number): string => english.number(1 / probability, probability > 0.01 ? 2 : 0)
