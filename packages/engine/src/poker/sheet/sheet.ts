import type { Cite } from '../../rules/cite.ts'
import type { Section, Statement } from '../../rules/section.ts'
import type { HolePlays, OpeningRules, PokerRanking, PokerRules, PotHalf } from '../rules/rules.ts'
import { exampleHands } from './example-hands.ts'
import { streetSteps } from './streets.ts'

/** What the sheet of a pot game says. */
export function pokerSheet(rules: PokerRules): Section[] {
  return [
    { title: 'Table', lines: tableLines(rules) },
    { title: 'A hand', ordered: true, lines: handSteps(rules) },
    { title: 'Betting', lines: bettingLines(rules) },
    { title: 'Showdown', lines: showdownLines(rules) },
    ...rankings(rules).map(ranking => rankingSection(ranking, rules.showdown.cite)),
  ]
}

/** A statement for a rule that may be there or not. */
const where = (cite: Cite | undefined, text: string): Statement[] => (cite ? [{ text, cite }] : [])

function tableLines({
  deck,
  seats,
  boards,
  handsAtMost,
  optionalJoker,
  deckRunsOut,
}: PokerRules): Statement[] {
  const jokers = deck.jokers ? ` and ${deck.jokers === 1 ? 'a joker' : `${deck.jokers} jokers`}` : ''
  const without = deck.without ? `, without ${[...deck.without].join(', ')}` : ''
  return [
    { text: `One deck of 52 cards${without}${jokers}`, cite: deck.cite },
    ...where(optionalJoker, 'The house may add a joker (reading joker)'),
    { text: `${seats.places} places`, cite: seats.cite },
    ...where(
      handsAtMost?.cite,
      `At most ${handsAtMost?.hands} hands are dealt: the button goes without first`,
    ),
    ...where(boards?.cite, `${boards?.count} boards; each wins half of the pot`),
    ...where(
      deckRunsOut,
      'Where the deck runs out, the last cards come from the burns, or as one card for all who lack one',
    ),
  ]
}

function handSteps({ opening, streets, runTwice, showdown }: PokerRules): Statement[] {
  return [
    { text: openingText(opening), cite: opening.cite },
    ...streets.flatMap(streetSteps),
    ...where(
      runTwice,
      'Players who are all-in may agree to deal the rest of the board twice, for half the pot each',
    ),
    { text: `Showdown: ${potText(showdown.halves)}`, cite: showdown.cite },
  ]
}

function openingText(opening: OpeningRules): string {
  if (opening.by === 'blinds')
    return 'The blinds are posted at the left of the button, with antes where the house has any'
  const { card, designated, ace, equal, puts } = opening
  const which = `${card === 'low' ? 'lowest' : 'highest'} up card (the ace is ${ace})`
  const ties = equal === 'suit' ? 'by suit' : 'first from the button'
  const chosen = designated ? ', unless the house names the other' : ''
  const does = puts === 'bring-in' ? 'brings it in or makes a full bet' : 'must bet'
  return `Antes are posted; after the first cards the ${which}${chosen} ${does}; equal cards ${ties}`
}

function bettingLines({ betting, dealtInAtOnce, straddle, kill }: PokerRules): Statement[] {
  const { raises, checkRaise, fullBet } = betting
  const lifted = raises?.lifted === 'two-left' ? 'only two are left' : 'only two take part in the round'
  return [
    ...where(raises?.cite, `A bet and ${raises?.most} raises a round; no end of raises when ${lifted}`),
    {
      text: checkRaise.allowed ? 'Who has checked may raise later' : 'Who has checked may not raise later',
      cite: checkRaise.cite,
    },
    ...where(fullBet, 'Only a full bet opens or raises; an all-in for less is action only'),
    ...where(dealtInAtOnce, 'A new player is dealt in at once, without posting a blind'),
    ...where(
      straddle?.cite,
      `A straddle${straddle?.from ? ' left of the big blind' : ''}${straddle?.timesBigBlind ? ` of ${straddle.timesBigBlind} big blinds` : ''} may be made before the deal`,
    ),
    ...where(
      kill?.cite,
      `A player may kill the pot after ${kill?.afterCards} cards with ${kill?.timesBigBlind} big blinds: the limits double`,
    ),
    ...where(kill?.over, 'A killed pot may be killed again by another player'),
  ]
}

const PLAYS: Readonly<Record<HolePlays, string>> = {
  any: 'The best hand of any of the cards plays',
  'exactly-two': 'Exactly two of the own cards play with three of the board',
  'up-to-two': 'At most two of the own cards play',
}

function showdownLines({ showdown, split, deadSeatDealt }: PokerRules): Statement[] {
  const { plays, halves, oddChip, nobody, checkedSeven, cite } = showdown
  const late = checkedSeven?.lateBets === 'returned' ? 'go back' : 'go to the second best hand'
  return [
    { text: PLAYS[plays], cite },
    ...halves.flatMap(({ needs, for: part }) =>
      where(needs?.cite, `The ${part} half needs a ${needs?.hand} at least`),
    ),
    {
      text: `The chip that cannot be divided goes ${oddChip.between === 'high' ? 'to the high hand' : 'to the first winner at the left of the button'}`,
      cite: oddChip.cite,
    },
    ...where(nobody?.cite, 'Nobody qualifies for anything: all live hands share the pot'),
    ...where(
      checkedSeven?.cite,
      `A seven or better that was checked after the draw wins no later bets: they ${late}${checkedSeven?.limitOnly ? ' (limit games only)' : ''}`,
    ),
    ...where(split?.cite, `May also be played so: ${split ? potText(split.halves) : ''}`),
    ...where(
      deadSeatDealt,
      'A seat whose hand was thrown away before any wager goes on receiving cards until there is one',
    ),
  ]
}

const WINNING: Readonly<Record<PokerRanking, string>> = {
  high: 'the best high hand',
  'high-bug': 'the best high hand, a joker as an ace or to complete a straight or flush',
  'short-deck': 'the best high hand, a flush above a full house',
  mexican: 'the best hand of Mexican Poker',
  'eight-or-better': 'the best low hand of eight or better',
  'eight-or-better-bug': 'the best low hand of eight or better',
  'low-a5': 'the lowest hand, ace to five',
  'low-27': 'the lowest hand, deuce to seven',
  badugi: 'the best badugi',
}

const potText = (halves: readonly PotHalf[]): string => {
  const hands = halves.map(({ ranking }) => WINNING[ranking])
  return hands.length === 1 ? `${hands[0]} takes the pot` : `${hands.join(' and ')} take half each`
}

const rankings = ({ showdown, split }: PokerRules): PokerRanking[] => [
  ...new Set([...showdown.halves, ...(split?.halves ?? [])].map(({ ranking }) => ranking)),
]

const TITLES: Partial<Readonly<Record<PokerRanking, string>>> = {
  'eight-or-better': 'Low hands, best first',
  'eight-or-better-bug': 'Low hands, best first',
}

const rankingSection = (ranking: PokerRanking, cite: Cite): Section => ({
  title: TITLES[ranking] ?? 'Hands, best first',
  table: {
    columns: ['Hand', 'For example'],
    rows: exampleHands(ranking).map(({ name, cards }) => ({ cells: [name, cards], cite })),
    cards: [1],
  },
})
