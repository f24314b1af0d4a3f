import type { Cite } from '../../rules/cite.ts'
import type { Section, Statement } from '../../rules/section.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { OpeningRules, PokerRanking, PokerRules, PotHalf } from '../rules/rules.ts'
import { comingSections } from './comings.ts'
import { exampleHands } from './example-hands.ts'
import type { PokerSheetSentences } from './sentences.ts'
import { streetSteps } from './streets.ts'

const say = sayer<PokerSheetSentences>()

/** What the sheet of a pot game says. */
export const pokerSheet = (rules: PokerRules): Section[] => [
  { title: say('poker-table'), lines: tableLines(rules) },
  { title: say('poker-a-hand'), ordered: true, lines: handSteps(rules) },
  { title: say('poker-betting'), lines: bettingLines(rules) },
  { title: say('poker-showdown'), lines: showdownLines(rules) },
  ...comingSections(rules),
  ...rankings(rules).map(ranking => rankingSection(ranking, rules.showdown.cite)),
]

/** A statement for a rule that may be there or not. */
const where = <T>(rule: T | undefined, says: (rule: T) => Statement): Statement[] =>
  rule === undefined ? [] : [says(rule)]

/** One for a rule of which there is nothing to say but where it stands. */
const filed = (cite: Cite | undefined, text: Saying): Statement[] =>
  cite === undefined ? [] : [{ text, cite }]

const tableLines = ({
  deck,
  seats,
  boards,
  handsAtMost,
  optionalJoker,
  deckRunsOut,
}: PokerRules): Statement[] => [
  {
    text: say('poker-deck', { without: [...(deck.without ?? '')], jokers: deck.jokers ?? 0 }),
    cite: deck.cite,
  },
  ...filed(optionalJoker, say('poker-may-add-joker')),
  { text: say('poker-seats', { places: seats.places }), cite: seats.cite },
  ...where(handsAtMost, ({ hands, cite }) => ({ text: say('poker-hands-at-most', { hands }), cite })),
  ...where(boards, ({ count, cite }) => ({ text: say('poker-boards', { boards: count }), cite })),
  ...filed(deckRunsOut, say('poker-deck-runs-out')),
]

const handSteps = ({ opening, streets, runTwice, showdown }: PokerRules): Statement[] => [
  { text: openingText(opening), cite: opening.cite },
  ...streets.flatMap(streetSteps),
  ...filed(runTwice, say('poker-run-twice')),
  { text: say('poker-showdown-of', { pot: potText(showdown.halves) }), cite: showdown.cite },
]

function openingText(opening: OpeningRules): Saying {
  if (opening.by === 'blinds') return say('poker-blinds-posted')
  const { card, designated, ace, equal, puts } = opening
  return say('poker-up-card-opens', { card, ace, equal, puts, houseMayChange: designated === true })
}

const bettingLines = ({ betting, dealtInAtOnce, straddle, kill }: PokerRules): Statement[] => [
  ...where(betting.raises, ({ most, lifted, cite }) => ({
    text: say('poker-raises', { most, lifted }),
    cite,
  })),
  {
    text: say('poker-check-raise', { allowed: betting.checkRaise.allowed }),
    cite: betting.checkRaise.cite,
  },
  ...filed(betting.fullBet, say('poker-full-bet')),
  ...filed(dealtInAtOnce, say('poker-dealt-in-at-once')),
  ...where(straddle, ({ from, timesBigBlind: times, cite }) => ({
    text: say('poker-straddle', { from, times }),
    cite,
  })),
  ...where(kill, ({ afterCards: cards, timesBigBlind: times, cite }) => ({
    text: say('poker-kill', { cards, times }),
    cite,
  })),
  ...filed(kill?.over, say('poker-kill-again')),
]

const showdownLines = ({ showdown, split, deadSeatDealt }: PokerRules): Statement[] => [
  { text: say('poker-plays', { plays: showdown.plays }), cite: showdown.cite },
  ...showdown.halves.flatMap(({ needs, for: half }) =>
    where(needs, ({ hand, cite }) => ({ text: say('poker-half-needs', { half, hand }), cite })),
  ),
  { text: say('poker-odd-chip', { to: showdown.oddChip.between }), cite: showdown.oddChip.cite },
  ...filed(showdown.nobody?.cite, say('poker-nobody-qualifies')),
  ...where(showdown.checkedSeven, ({ lateBets: late, limitOnly, cite }) => ({
    text: say('poker-checked-seven', { late, limitOnly }),
    cite,
  })),
  ...where(split, ({ halves, cite }) => ({
    text: say('poker-also-played', { pot: potText(halves) }),
    cite,
  })),
  ...filed(deadSeatDealt, say('poker-dead-seat-dealt')),
]

const potText = (halves: readonly PotHalf[]): Saying =>
  say('poker-pot-to', { hands: halves.map(({ ranking }) => ranking) })

const rankings = ({ showdown, split }: PokerRules): PokerRanking[] => [
  ...new Set([...showdown.halves, ...(split?.halves ?? [])].map(({ ranking }) => ranking)),
]

/** Half of a pot is for these: their list stands beside that of the high hands. */
const LOW_HALVES: readonly PokerRanking[] = ['eight-or-better', 'eight-or-better-bug']

const rankingSection = (ranking: PokerRanking, cite: Cite): Section => ({
  title: say(LOW_HALVES.includes(ranking) ? 'poker-low-hands' : 'poker-hands'),
  table: {
    columns: [say('poker-hand'), say('poker-for-example')],
    rows: exampleHands(ranking).map(({ is, cards }) => ({ cells: [is, cards], cite })),
    cards: [1],
  },
})
