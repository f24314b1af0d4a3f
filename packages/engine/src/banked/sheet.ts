import type { Odds } from '../money/odds.ts'
import type { Cite } from '../rules/cite.ts'
import { joinCites } from '../rules/cite.ts'
import { isInForce, type Readings } from '../rules/readings.ts'
import { type Section, type SheetTable, type Statement, where } from '../rules/section.ts'
import { supplyOf } from '../rules/supply.ts'
import { type Saying, sayer, type Text } from '../say/saying.ts'
import type { FiveCardHand, ThreeCardHand } from './hands.ts'
import {
  type BankedRules,
  type CirclesRule,
  type FirstAction,
  type PayTable,
  type WagerRule,
  wagerName,
} from './rules.ts'
import type { BankedSheetSentences } from './sentences.ts'
import { type FiledOutcomeByReading, filedUnder, type ShowdownTable } from './showdown.ts'

const say = sayer<BankedSheetSentences>()

/** The sheet of a player-dealer game: the sections that all of them share, around the family's own. */
export function bankedSheet(
  rules: BankedRules,
  readings: Readings,
  steps: readonly Statement[],
  own: readonly Section[],
): readonly Section[] {
  return [
    { title: say('banked-title-table'), lines: tableLines(rules, readings) },
    wagerSection(rules),
    { title: say('banked-title-round'), ordered: true, lines: roundSteps(rules, steps) },
    ...own,
    { title: say('banked-title-settlement'), lines: settlementLines(rules, readings) },
  ]
}

function tableLines(rules: BankedRules, readings: Readings): Statement[] {
  const { decks, seats, bank, backLine, circles, kumKum, providers } = rules
  return [
    ...deckLines(decks),
    ...supplyLines(rules, readings),
    ...seatLines(seats),
    ...where(bank.button, ({ turns, cite }) => ({ text: say('banked-bank-button', { turns }), cite })),
    { text: backLineSaid(backLine), cite: backLine.cite },
    ...(circles ? circleLines(circles) : []),
    ...where(kumKum, ({ minimum, cite }) => ({
      text: say('banked-kum-kum', { minimum: minimum !== undefined }),
      cite: minimum === undefined ? cite : joinCites(cite, minimum),
    })),
    ...where(providers, cite => ({ text: say('banked-providers'), cite })),
  ]
}

const circleLines = ({ others, seesOne, cite }: CirclesRule): Statement[] => [
  { text: say('banked-circles', { open: others === 'open' }), cite },
  ...(seesOne ? [{ text: say('banked-sees-one-hand'), cite: seesOne }] : []),
]

function supplyLines(rules: BankedRules, readings: Readings): Statement[] {
  if (!rules.supply) return []
  const { cut, burn, freeHands, cite } = rules.supply
  const from = supplyOf(rules, readings)
  return [
    { text: say('banked-supply', { from }), cite },
    ...where(from === 'shoe' ? cut : undefined, one => ({ text: say('banked-supply-cut'), cite: one.cite })),
    ...where(from === 'shoe' ? burn : undefined, one => ({
      text: say('banked-supply-burn'),
      cite: one.cite,
    })),
    ...where(from === 'shoe' ? freeHands : undefined, ({ most, cite: lines }) => ({
      text: say('banked-supply-free-hands', { most }),
      cite: lines,
    })),
  ]
}

function deckLines(decks: BankedRules['decks']): Statement[] {
  const { from, to, jokers = 0, jokersFrom, without = '', tiles, toCite, cite } = decks
  if (tiles) return [{ text: say('banked-tile-set'), cite }]
  const cards = 52 - 4 * without.length
  return [
    ...(toCite
      ? [
          { text: say('banked-decks-or-more', { from, cards }), cite },
          { text: say('banked-decks-at-most', { to }), cite: toCite },
        ]
      : [
          {
            text: say('banked-decks', { from, to, cards, without: [...without], jokers, jokersFrom }),
            cite,
          },
        ]),
  ]
}

const seatLines = ({ places, smaller, larger, cite }: BankedRules['seats']): Statement[] => [
  { text: say('banked-places', { places }), cite },
  ...where(smaller, one => ({ text: say('banked-smaller-table', { places: one.places }), cite: one.cite })),
  ...where(larger, line => ({ text: say('banked-larger-table', { places }), cite: line })),
]

function backLineSaid({ most }: BankedRules['backLine']): Saying {
  if (most === 0) return say('banked-no-back-line')
  return most === 'any' ? say('banked-back-line') : say('banked-back-line-up-to', { most })
}

const wagerSection = (rules: BankedRules): Section => ({
  title: say('banked-title-wagers'),
  table: {
    columns: [say('banked-column-wager'), say('banked-column-when'), say('banked-column-condition')],
    rows: rules.wagers.map(wager => ({
      cells: [
        wager.name,
        say(wager.kind === 'later' ? 'banked-during-the-round' : 'banked-before-the-deal'),
        conditionsSaid(rules, wager),
      ],
      cite: wager.cite,
    })),
  },
})

function conditionsSaid(rules: BankedRules, wager: WagerRule): Text {
  const { must, needs, equals, upTo, hands, noBackLine } = wager
  const names = (ons: readonly string[]) => ons.map(on => wagerName(rules, on))
  const conditions = [
    ...(must ? [say('banked-required')] : []),
    ...(needs ? [say('banked-beside', { others: names(needs) })] : []),
    ...(equals ? [say('banked-as-much-as', { other: wagerName(rules, equals) })] : []),
    ...(upTo ? [say('banked-no-more-than', { others: names(upTo) })] : []),
    ...(hands ? [say('banked-on-each-hand', { hands })] : []),
    ...(noBackLine ? [say('banked-not-back-line')] : []),
  ]
  return conditions.length === 0 ? '' : say('banked-conditions', { conditions })
}

/** The steps of a round, from the player-dealer's seat to the last payment. */
function roundSteps(rules: BankedRules, steps: readonly Statement[]): Statement[] {
  const { bank, wagers, settle, readings } = rules
  const first = {
    text: say('banked-first-action', { first: firstSaid(settle.first) }),
    cite: settle.first.cite,
  }
  const before = wagers.filter(({ kind }) => kind !== 'later')
  const covered = readings.find(({ name }) => name === 'coverage')?.cite ?? 'practice'
  const { rounds, wageredBefore = false } = bank
  return [
    { text: say('banked-position-offered', { wageredBefore, rounds }), cite: bank.cite },
    {
      text: say('banked-wagers-are-made', { wagers: before.map(({ name }) => name) }),
      cite: joinCites(...before.map(({ cite }) => cite)),
    },
    ...(settle.first.by === 'dice' ? [first] : []),
    ...steps,
    ...(settle.first.by === 'dice' ? [] : [first]),
    { text: say('banked-settled-as-covered'), cite: covered },
  ]
}

function firstSaid(first: FirstAction): Saying {
  switch (first.by) {
    case 'left-of-bank':
    case 'house-dealers-left':
    case 'house-dealers-right':
      return say('banked-first-at', { place: first.by })
    case 'card': {
      const { which, from, countsBank, ace, faces, joker } = first
      return say('banked-first-by-card', {
        which: which ?? 'any',
        from,
        countsBank,
        ace,
        faces,
        ...(joker === undefined ? {} : { joker }),
      })
    }
    case 'dice':
      return say('banked-first-by-dice', { bankAt: first.bankAt, passedTo: first.passedTo })
  }
}

function settlementLines(rules: BankedRules, readings: Readings): Statement[] {
  const { order, direction, wagers, last = [], losers, cite } = rules.settle
  const names = (kinds: readonly string[]) => kinds.map(on => wagerName(rules, on))
  const inTurn = names(wagers.filter(on => !last.includes(on)))
  const ordered = say('banked-settlement-order', { order, direction, wagers: inTurn, last: names(last) })
  return [
    { text: ordered, cite },
    ...(losers && isInForce(losers.reading, readings)
      ? [{ text: say('banked-losing-hand', { wagers: names(losers.wagers) }), cite: losers.cite }]
      : []),
  ]
}

/** What a wager pays: `6 to 5`. */
export const oddsSaid = (odds: Odds): Saying => say('banked-odds', { odds })

/** What a bonus bet pays; each family names its own hands. */
export const payTableOnSheet = <Hand extends string>(
  table: PayTable<Hand>,
  handSaid: (hand: Hand) => Text,
): SheetTable => ({
  columns: [say('banked-column-hand'), say('banked-column-pays')],
  rows: table.map(row => ({ cells: [handSaid(row.hand), oddsSaid(row.pays)], cite: row.cite })),
})

/** The hands of poker, as pay tables name them. */
export const pokerHandSaid = (hand: ThreeCardHand | FiveCardHand): Saying => say('banked-hand', { hand })

/** A pay table as a section, and the spots whose wagers it pays. */
export const paySection = <Hand extends string>(
  title: Text,
  pays: readonly string[],
  table: PayTable<Hand>,
  handSaid: (hand: Hand) => Text,
): Section => ({ title, pays, table: payTableOnSheet(table, handSaid) })

const QUALIFIED_KEYS = { qualified: 'banked-qualifies', unqualified: 'banked-does-not-qualify' } as const

/** What becomes of the wagers when the hands are compared. */
export const showdownSection = <W extends string>(
  rules: BankedRules,
  showdown: ShowdownTable<W>,
  readings: Readings,
): Section => ({
  title: say('banked-title-showdown'),
  table: {
    columns: [
      say('banked-column-player-dealer'),
      say('banked-column-players-hand'),
      say('banked-column-wager'),
      say('banked-column-outcome'),
    ],
    rows: (['qualified', 'unqualified'] as const).flatMap(bank =>
      (['higher', 'equal', 'lower'] as const).flatMap(hand =>
        Object.entries<FiledOutcomeByReading>(showdown[bank][hand]).map(([on, decided]) => {
          const filed = filedUnder(decided, readings)
          return {
            cells: [
              say(QUALIFIED_KEYS[bank]),
              say('banked-compared', { hand }),
              wagerName(rules, on),
              filed.outcome === 'win'
                ? oddsSaid(filed.pays)
                : say('banked-outcome', { outcome: filed.outcome }),
            ],
            cite: filed.cite,
          }
        }),
      ),
    ),
  },
})

/** The lines of a statement that rests on the whole filing, because no line contradicts it. */
export const citeOfSilence = (rules: BankedRules): Cite => joinCites(...rules.source)
