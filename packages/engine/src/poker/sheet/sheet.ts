import { rankingSection } from '../../ranking/sheet.ts'
import type { Cite } from '../../rules/cite.ts'
import type { Readings } from '../../rules/readings.ts'
import { type Section, type Statement, where } from '../../rules/section.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { OpeningRules, PokerRanking, PokerRules, PotHalf, Street } from '../rules/rules.ts'
import { comingSections } from './comings.ts'
import type { PokerSheetSentences } from './sentences.ts'
import { limitsSaid, streetSteps } from './streets.ts'

const say = sayer<PokerSheetSentences>()

/** What the sheet of a pot game says. */
export const pokerSheet = (rules: PokerRules, readings: Readings): Section[] => [
  { title: say('poker-table'), lines: tableLines(rules) },
  { title: say('poker-a-hand'), ordered: true, lines: handSteps(rules, readings) },
  { title: say('poker-betting'), lines: bettingLines(rules, readings) },
  { title: say('poker-showdown'), lines: showdownLines(rules) },
  ...comingSections(rules),
  ...rankings(rules).map(half => rankingSection(half.ranking, printedRanking(rules, half))),
]

/** The statement of a rule of which only the citation is recorded. */
const filed = (cite: Cite | undefined, text: Saying): Statement[] =>
  cite === undefined ? [] : [{ text, cite }]

const tableLines = ({
  deck,
  seats,
  boards,
  handsAtMost,
  optionalJoker,
  deckRunsOut,
  procedure = {},
  aceLowForButton,
  streets,
}: PokerRules): Statement[] => [
  {
    text: say('poker-deck', { without: [...(deck.without ?? '')], jokers: deck.jokers ?? 0 }),
    cite: deck.cite,
  },
  ...filed(optionalJoker, say('poker-may-add-joker')),
  { text: say('poker-seats', { places: seats.places }), cite: seats.cite },
  ...where(handsAtMost, ({ hands, cite }) => ({ text: say('poker-hands-at-most', { hands }), cite })),
  ...where(handsAtMost, ({ without = 'practice' }) => ({ text: say('poker-button-without'), cite: without })),
  ...where(boards, ({ count, cite }) => ({ text: say('poker-boards', { boards: count }), cite })),
  ...filed(deckRunsOut, say('poker-deck-runs-out')),
  ...where(burnsSaid(streets), text => ({ text, cite: procedure.burns ?? 'practice' })),
  ...where(procedure.buttons, ({ blinds, cite }) => ({ text: say('poker-buttons', { blinds }), cite })),
  ...where(procedure.buttonDraw, ({ by, suits, cite }) => ({
    text: say('poker-button-draw', { by, suits }),
    cite,
  })),
  ...filed(aceLowForButton, say('poker-ace-low-for-button')),
]

function burnsSaid(streets: readonly Street[]): Saying | undefined {
  const burned = streets.filter(({ burn }) => burn).map(({ name }) => name)
  return burned.length > 0 ? say('poker-burns', { streets: burned }) : undefined
}

const handSteps = (rules: PokerRules, readings: Readings): Statement[] => {
  const { opening, streets, runTwice, showdown, boards, deck, procedure } = rules
  const jokers = deck.jokers !== undefined || readings.joker === 'in-use'
  const twice = readings.runTwice === 'not-offered' ? undefined : runTwice
  return [
    { text: openingText(opening), cite: opening.cite },
    ...filed(procedure?.antes, say('poker-antes')),
    ...streets.flatMap(street => streetSteps(street, boards?.count ?? 1, procedure?.begins)),
    ...filed(twice, say('poker-run-twice')),
    {
      text: boards
        ? say('poker-showdown-on-each-board', { hands: rankingsOf(showdown.halves, jokers) })
        : say('poker-showdown-of', { pot: potText(showdown.halves, jokers) }),
      cite: showdown.cite,
    },
  ]
}

function openingText(opening: OpeningRules): Saying {
  if (opening.by === 'blinds') return say('poker-blinds-posted')
  const { card, designated, ace, equal, puts } = opening
  return say('poker-up-card-opens', { card, ace, equal, puts, houseMayChange: designated === true })
}

const bettingLines = (rules: PokerRules, readings: Readings): Statement[] => {
  const { opening, betting, dealtInAtOnce, blindRules, straddle } = rules
  const kill = readings.kill === 'not-offered' ? undefined : rules.kill
  return [
    ...filed(opening.by === 'blinds' ? opening.single : undefined, say('poker-single-blind')),
    ...where(betting.limits, ({ only, cite }) => ({ text: say('poker-limit-kinds', { kinds: only }), cite })),
    ...where(limitsSaid(rules.streets), text => ({ text, cite: betting.limitsOn ?? 'practice' })),
    ...where(betting.raises, ({ most, lifted, cite }) => ({
      text: say('poker-raises', { most, lifted }),
      cite,
    })),
    {
      text: say('poker-check-raise', { allowed: betting.checkRaise.allowed }),
      cite: betting.checkRaise.cite,
    },
    ...filed(betting.fullBet, say('poker-full-bet')),
    ...filed(betting.leastRaise, say('poker-least-raise')),
    ...filed(dealtInAtOnce, say('poker-dealt-in-at-once')),
    ...filed(rules.procedure?.newcomers, say('poker-new-player-posts')),
    ...filed(blindRules?.oneLiveBlind, say('poker-one-live-blind-a-deal')),
    ...where(straddle, ({ from, timesBigBlind: times, cite }) => ({
      text: say('poker-straddle', { from, times }),
      cite,
    })),
    ...where(kill, ({ afterCards: cards, timesBigBlind: times, acts, cite }) => ({
      text: say('poker-kill', { cards, times, acts }),
      cite,
    })),
    ...filed(kill?.over, say('poker-kill-again')),
  ]
}

const showdownLines = ({ showdown, split, deadSeatDealt, streets, procedure }: PokerRules): Statement[] => [
  {
    text: say('poker-plays', {
      plays: showdown.plays,
      own: streets.reduce((sum, { each = [] }) => sum + each.length, 0),
      board: streets.some(({ board }) => board !== undefined),
    }),
    cite: showdown.cite,
  },
  ...where(procedure?.showsFirst, ({ who, cite }) => ({ text: say('poker-shows-first', { who }), cite })),
  ...showdown.halves.flatMap(({ needs, for: half }) =>
    where(needs, ({ hand, cite }) => ({ text: say('poker-half-needs', { half, hand }), cite })),
  ),
  { text: say('poker-odd-chip', { to: showdown.oddChip.between }), cite: showdown.oddChip.cite },
  ...filed(showdown.mucks, say('poker-mucks')),
  ...filed(showdown.nobody?.cite, say('poker-nobody-qualifies')),
  ...where(showdown.checkedSeven, ({ lateBets: late, limitOnly, cite }) => ({
    text: say('poker-checked-seven', { late, limitOnly }),
    cite,
  })),
  ...where(split, ({ halves, cite }) => ({
    text: say('poker-also-played', { pot: potText(halves, false) }),
    cite,
  })),
  ...filed(deadSeatDealt, say('poker-dead-seat-dealt')),
]

const potText = (halves: readonly PotHalf[], jokers: boolean): Saying =>
  say('poker-pot-to', { hands: rankingsOf(halves, jokers) })

/** Describes a joker only where the deck has one. */
const rankingsOf = (halves: readonly PotHalf[], jokers: boolean): PokerRanking[] =>
  halves.map(({ ranking }) => (ranking === 'high-bug' && !jokers ? 'high' : ranking))

/** Each ranking once. */
const rankings = ({ showdown, split }: PokerRules): PotHalf[] => [
  ...new Map([...(split?.halves ?? []), ...showdown.halves].map(half => [half.ranking, half])).values(),
]

const printedRanking = ({ procedure }: PokerRules, half: PotHalf): Cite | undefined =>
  half.for === 'high' ? procedure?.highHands : procedure?.lowHands
