import type { RoundRefusals, RoundSentences } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const round: Says<RoundSentences> = {
  option: ({ move, min, max, to }) => {
    if (to !== undefined) return `${move} to ${to}`
    if (min === undefined || max === undefined) return move
    return `${move} ${min === max ? min : `${min}–${max}`}`
  },
}

export const roundRefusals: Says<RoundRefusals> = {
  'not-a-move': ({ text }) => `"${text}" is not a move: "SEAT MOVE"`,
  'no-incident-named': ({ text }) => `"${text}" names no incident: "floor NAME"`,
  'not-a-card': ({ card }) => `${card} is not a card`,
  'not-to-act': ({ who, acting }) =>
    acting.length === 0
      ? `${who} is not to act: nobody is`
      : `seat ${who} is not to act: seat ${acting.join(', ')} is`,
  'may-not': ({ who, move, options }, { say }) =>
    `seat ${who} may not ${move}: ${options.map(say).join(', ')}`,
  'takes-an-amount': ({ move }) => `${move} takes an amount in cents`,
  'takes-nothing-more': ({ move }) => `${move} takes nothing after it`,
  'takes-cards': ({ move, min, max, named }) =>
    `${move} takes ${min === max ? min : `${min} to ${max}`} cards, not ${named}`,
  'amount-out-of-bounds': ({ move, amount, min, max, step }) =>
    `${move} ${amount}: ${min === max ? min : `from ${min} to ${max}`} cents${step === 1 ? '' : ` in steps of ${step}`}`,
  'does-not-hold': ({ who, card }) => `${who} does not hold ${card}`,
  'not-of-these-cards': ({ who, move, cards }) => `${who} cannot ${move} ${cards}`,
  'round-over': 'the round is over',
  'being-put-right': 'what was ruled before is still being put right',
  'card-first': ({ to }) => `a card for ${to} comes first`,
  'card-unknown': ({ to }) => `the card for ${to} must be known`,
  'not-left-in-deck': ({ card }) => `${card} is not left in the deck`,
  'dice-first': ({ count }) => `${count} dice come first`,
  'not-dice': ({ count, dice }) => `${count} dice from 1 to 6, not ${dice.join(' ')}`,
  'shuffle-first': 'the cards are shuffled first',
  'decision-first': 'a decision comes first',
  'all-decided': 'everything is decided',
}
