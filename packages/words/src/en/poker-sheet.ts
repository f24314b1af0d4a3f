import type { PokerSheetSentences } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'
import { pluralOf } from './cards.ts'

type Of<K extends keyof PokerSheetSentences, V extends keyof PokerSheetSentences[K]> = Readonly<
  Record<Extract<PokerSheetSentences[K][V], string>, string>
>

const STREETS: Of<'poker-street', 'street'> = {
  preflop: 'Hole cards',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  second: 'Second street',
  third: 'Third street',
  fourth: 'Fourth street',
  fifth: 'Fifth street',
  sixth: 'Sixth street',
  seventh: 'Seventh street',
  predraw: 'The deal',
  draw: 'Draw',
  'second-draw': 'Second draw',
  'third-draw': 'Third draw',
}

const FIRST: Of<'poker-bets', 'first'> = {
  'after-blinds': 'from the left of the blinds',
  'left-of-button': 'from the left of the button',
  opener: 'from the forced bet on',
  'high-board': 'from the highest hand showing',
  'low-board': 'from the lowest hand showing',
}

const LIMITS: Of<'poker-limit-on', 'bet'> = {
  lower: 'at the lower limit',
  upper: 'at the upper limit',
  either: 'at the lower or the upper limit',
  one: 'all bets and raises of the same amount, or within the spread',
}

const STRUCTURES: Readonly<Record<PokerSheetSentences['poker-limit-kinds']['kinds'][number], string>> = {
  fixed: 'straight limit (all bets and raises of the same amount)',
  spread: 'spread limit (bets and raises between a least and a most)',
  pot: 'pot limit',
  none: 'no limit',
}

const LIES: Of<'poker-cards-lie', 'lie'> = {
  down: 'down',
  up: 'up',
  'down-if-none': 'up, or down where no card of the hand is down',
}

const RESHUFFLED: Of<'poker-reshuffled', 'again'> = {
  'served-first': 'the discards of those already served are shuffled in, then everybody’s',
  'earlier-and-burns':
    'earlier discards and the burns are shuffled in, but not those of players still waiting',
  all: 'all discards are shuffled in',
}

const ODD_CHIP = {
  high: 'to the high hand',
  position: 'to the first winner at the left of the button',
  'closest-if-tied':
    'to the high hand; where several hands are high, to the first winner at the left of the button',
} as const

const PLAYS: Of<'poker-plays', 'plays'> = {
  any: 'The best hand of any of the cards plays',
  'exactly-two': 'Exactly two of the own cards play with three of the board',
  'up-to-two': 'At most two of the own cards play',
}

const WINNING: Readonly<Record<PokerSheetSentences['poker-pot-to']['hands'][number], string>> = {
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

const jokersText = (jokers: number): string =>
  jokers === 0 ? '' : ` and ${jokers === 1 ? 'a joker' : `${jokers} jokers`}`

export const pokerSheet: Says<PokerSheetSentences> = {
  'poker-table': 'Table',
  'poker-deck': ({ without, jokers }) =>
    `One deck of 52 cards${jokersText(jokers)}${without.length > 0 ? `, without ${without.map(rank => pluralOf(rank)).join(', ')}` : ''}`,
  'poker-may-add-joker': 'The house may add a joker (reading joker)',
  'poker-seats': ({ places }) => `${places} places`,
  'poker-hands-at-most': ({ hands }) => `At most ${hands} hands are dealt`,
  'poker-button-without': 'With more players the button goes without a hand, then the player at its right',
  'poker-boards': ({ boards }) => `${boards} boards; each wins half of the pot`,
  'poker-deck-runs-out':
    'Where the deck runs out, the last cards come from the burns, or as one card for all who lack one',
  'poker-buttons': ({ blinds }) =>
    `A dealer button${blinds ? ' and a button for each blind go' : ' goes'} round clockwise, hand by hand`,
  'poker-burns': ({ streets }) =>
    `A card is burned before ${streets.map(street => STREETS[street].toLowerCase()).join(', ')}`,
  'poker-button-draw': ({ by, suits }) =>
    `A new game opens with a card ${by === 'dealt' ? 'dealt face up to everybody' : 'that everybody draws from the spread deck'}: the highest brings the button${suits ? ', equal ones by suit (spades, hearts, diamonds, clubs)' : ''}`,

  'poker-a-hand': 'A hand',
  'poker-blinds-posted': 'The blinds are posted at the left of the button',
  'poker-antes': 'Everybody posts an ante before the deal',
  'poker-up-card-opens': ({ card, ace, equal, puts, houseMayChange }) => {
    const which = `${card === 'low' ? 'lowest' : 'highest'} up card (the ace is ${ace})`
    const chosen = houseMayChange ? ', unless the house names the other' : ''
    const does = puts === 'bring-in' ? 'brings it in or makes a full bet' : 'must bet'
    const ties = equal === 'suit' ? 'by suit' : 'first from the button'
    return `Antes are posted; after the first cards the ${which}${chosen} ${does}; equal cards ${ties}`
  },
  'poker-run-twice':
    'Players who are all-in may agree to deal the rest of the board twice, for half the pot each',
  'poker-showdown-of': ({ pot }, { say }) => `Showdown: ${say(pot)}`,
  'poker-showdown-on-each-board': ({ hands }) =>
    `Showdown: each board has half of the pot, for ${hands.map(hand => WINNING[hand]).join(' and ')}`,

  'poker-street': ({ street, dealt }, { say }) => `${STREETS[street]}: ${dealt.map(say).join(', ')}`,
  'poker-each-gets': ({ cards }, { say }) => `each player gets ${cards.map(say).join(', ')}`,
  'poker-cards-lie': ({ cards, lie }) => `${cards === 1 ? 'one card' : `${cards} cards`} ${LIES[lie]}`,
  'poker-to-the-board': ({ cards, boards }) =>
    `${cards === 1 ? 'one card' : `${cards} cards`} to ${boards === 1 ? 'the board' : 'each board'}`,
  'poker-may-replace': ({ most, dealerMost, served }) => {
    const dealer = dealerMost === undefined ? '' : ` (the dealer up to ${dealerMost})`
    const how =
      served === 'all-declare' ? 'all say so before anybody is served' : 'one player after the other'
    return `each player may replace up to ${most} cards${dealer}, ${how}`
  },
  'poker-reshuffled': ({ again }) => `Where the deck runs out: ${RESHUFFLED[again]}`,
  'poker-throws-away': ({ cards, when }) =>
    `Each player throws ${cards === 1 ? 'a card' : `${cards} cards`} away ${when === 'before-betting' ? 'before' : 'after'} the betting`,
  'poker-bets': ({ first }) => `Betting ${FIRST[first]}`,
  'poker-open-pair': 'An open pair lets everybody bet the upper limit',
  'poker-no-check': 'Nobody may check: bet, call or fold',
  'poker-may-expose': 'A player may turn the down card up; the next one then comes down',

  'poker-betting': 'Betting',
  'poker-limits': ({ limits }, { say }) => `In a game of two limits: ${limits.map(say).join('; ')}`,
  'poker-limit-on': ({ streets, bet }) =>
    `${streets.map(street => STREETS[street].toLowerCase()).join(', ')} ${LIMITS[bet]}`,
  'poker-raises': ({ most, lifted }) =>
    `A bet and ${most} raises a round; no end of raises when ${lifted === 'two-left' ? 'only two are left' : 'only two take part in the round'}`,
  'poker-limit-kinds': ({ kinds }) => `Played with ${kinds.map(kind => STRUCTURES[kind]).join(' or ')}`,
  'poker-check-raise': ({ allowed }) =>
    allowed ? 'Who has checked may raise later' : 'Who has checked may not raise later',
  'poker-least-raise': 'A raise is at least as large as the last bet',
  'poker-full-bet': 'Only a full bet opens or raises; an all-in for less is action only',
  'poker-new-player-posts': 'A new player waits for the big blind, or posts as much: it plays',
  'poker-dealt-in-at-once': 'A new player is dealt in at once, without posting a blind',
  'poker-straddle': ({ from, times }) =>
    `A straddle${from === undefined ? '' : ' left of the big blind'}${times === undefined ? '' : ` of ${times} big blinds`} may be made before the deal`,
  'poker-kill': ({ cards, times, acts }) =>
    `A player may kill the pot after ${cards} cards with ${times} big blinds: the limits double${acts === 'last' ? ', and the killer acts last before the draw' : ''}`,
  'poker-ace-low-for-button': 'In the draw for the button the ace is the lowest card',
  'poker-single-blind': 'Where a single blind is posted, all betting begins at the left of the button',
  'poker-one-live-blind-a-deal':
    'Beside the blinds in their turn a deal has one live blind: one player posts it, or straddles',
  'poker-kill-again': 'A killed pot may be killed again by another player',

  'poker-showdown': 'Showdown',
  'poker-plays': ({ plays, own, board }) => {
    if (board || own < 5) return PLAYS[plays]
    return own === 5 ? 'All five cards of a hand play' : `The best five of the ${own} cards play`
  },
  'poker-shows-first': ({ who }) =>
    who === 'last-to-act'
      ? 'Who bet or checked last turns the hand over first'
      : 'Where everybody checked, who checked first shows first',
  'poker-half-needs': ({ half, hand }) => `The ${half} half needs a ${hand} at least`,
  'poker-odd-chip': ({ to }) => `The chip that cannot be divided goes ${ODD_CHIP[to]}`,
  'poker-mucks': 'Only the winning hand has to be shown: a hand that is beaten may be thrown away unseen',
  'poker-nobody-qualifies': 'Nobody qualifies for anything: all live hands share the pot',
  'poker-checked-seven': ({ late, limitOnly }) =>
    `A seven or better that was checked after the draw wins no later bets: they ${late === 'returned' ? 'go back' : 'go to the second best hand'}${limitOnly ? ' (limit games only)' : ''}`,
  'poker-also-played': ({ pot }, { say }) => `May also be played so: ${say(pot)}`,
  'poker-dead-seat-dealt':
    'A seat whose hand was thrown away before any wager goes on receiving cards until there is one',
  'poker-pot-to': ({ hands }) => {
    const [only, more] = hands
    return only && !more
      ? `${WINNING[only]} takes the pot`
      : `${hands.map(hand => WINNING[hand]).join(' and ')} take half each`
  },
}
