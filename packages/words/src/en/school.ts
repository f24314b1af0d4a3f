import type { SchoolRefusals, SchoolSentences } from '@cardroom/school'
import { known } from '../names.ts'
import type { Says, Speaker } from '../speaker.ts'
import { cards, whoName } from '../who.ts'

const KIND = {
  'read-hand': 'Read the hand',
  first: 'Who is first',
  draw: 'Draw or stand',
  'house-way': 'Set the house way',
  pays: 'What the wager pays',
  change: 'Which change is due',
  fees: 'Which fee from whom',
  pots: 'Which pot gets what',
  settle: 'Settle the table in order',
  floor: 'What the floor rules',
} as const

const LEVEL = {
  1: 'first hands',
  2: 'a whole table',
  3: 'limited cover and back-line bettors',
} as const

const SOURCE = { bank: 'the player-dealer', pot: 'the pot', blinds: 'the blinds' } as const

/** From whom a fee comes, or to whom change is due. */
const payer = (m: Speaker, who: string): string => known(SOURCE, who) ?? whoName(m, who)

const HALF = { high: 'the high hand', low: 'the low hand' } as const

const FEES = { collection: 'collection', jackpot: 'jackpot' } as const

const DOES = { take: 'take', pay: 'pay', back: 'hand back' } as const

const potName = (pot: number): string => (pot === 0 ? 'main pot' : `side pot ${pot}`)

/** The school for house dealers and floor people. */
export const schoolSentences: Says<SchoolSentences> = {
  'ask-first': 'Whose wagers are settled first?',
  'ask-first-to-act': 'Who acts first?',
  'ask-pays': ({ who, wager, hand, amount }, m) =>
    `${whoName(m, who)} has ${m.money(amount)} on ${wager}${hand === undefined ? '' : `, hand ${hand}`}. What does it pay?`,
  'ask-meld': ({ who, cards: written }, m) =>
    `${whoName(m, who)}, meld ${cards(m, written)}: what does each opponent pay for it?`,
  'ask-total': ({ who }, m) => `${whoName(m, who)}: what do the cards come to?`,
  'ask-name': ({ who }, m) => `${whoName(m, who)}: what is the hand?`,
  'ask-cards': ({ who, half }, m) =>
    `${whoName(m, who)}: which five cards play${half === undefined ? '' : ` for ${HALF[half]}`}?`,
  'ask-draw': ({ who }, m) => `${whoName(m, who)}: draw or stand?`,
  'ask-draw-house-way': ({ who }, m) => `${whoName(m, who)} asks for the house way: draw or stand?`,
  'ask-house-way': ({ who, count }, m) => `${whoName(m, who)}: which ${count} go in front by the house way?`,
  'ask-change': ({ who }, m) => `Which change is due to ${payer(m, who)}?`,
  'ask-fees': 'Which fee goes into the box, and from whom?',
  'ask-pots': 'Who gets what of each pot?',
  'ask-settle': 'Settle the wagers one after the other: take, pay or hand back, and how much.',
  'ask-ruling': 'What does the floor rule, and by which line?',

  'kind-name': ({ kind }) => KIND[kind],
  'level-name': ({ level }) => LEVEL[level],
  'lesson-name': ({ kind, level }) => `${KIND[kind]}: ${LEVEL[level]}`,

  'choice-draws': 'Draws',
  'choice-stands': 'Stands',

  'amount-pays': 'It pays',
  'amount-of-fee': ({ who }, m) => `From ${payer(m, who)}`,
  'amount-of-pot': ({ pot, who }, m) => `Of the ${potName(pot)} to ${whoName(m, who)}`,

  'fact-dice': ({ dice }) => `The dice: ${dice.join(', ')}`,
  'fact-bank-wager': ({ cents }, m) => `The player-dealer has put up ${m.money(cents)}.`,
  'fact-cover-left': ({ toPay, toTake }, m) =>
    `Some wagers are settled already: ${m.money(toPay)} can still be paid and ${m.money(toTake)} taken.`,
  'fact-pot': ({ pot, cents }, m) => `In the ${potName(pot)}: ${m.money(cents)}`,
  'fact-dealt-in': ({ count }) => `Dealt in: ${count}`,
  'fact-put-in': ({ who, put, due, for: what }, m) =>
    what === 'call'
      ? `${whoName(m, who)} calls ${m.money(due)} and puts in ${m.money(put)}.`
      : `The collection of ${m.money(due)} is due from ${payer(m, who)}, who gives ${m.money(put)}.`,
  'fact-concerns': ({ who }, m) => `It concerns ${whoName(m, who)}.`,
  'fact-card': ({ who, card }, m) => `The card: ${cards(m, card)} (${whoName(m, who)})`,
  'fact-chip': ({ cents }, m) => `A chip is ${m.money(cents)}.`,
  'fact-row': ({ cells }, m) => cells.map(cell => m.say(cell)).join(': '),

  'why-hand': ({ who, is }, m) => `${whoName(m, who)}: ${m.say(is)}`,
  'why-passed-on': ({ named, who }, m) =>
    `The dice name ${whoName(m, named)}; the action goes on from there to ${whoName(m, who)}`,
  'why-opens': ({ who }, m) => `${whoName(m, who)} has the card that opens`,
  'why-pays': ({ amount, odds, pays }, m) => `${m.money(amount)} at ${odds} is ${m.money(pays)}`,
  'why-meld': ({ cents }, m) => `Each opponent pays ${m.money(cents)}`,
  'why-rounded': ({ pays }, m) => `What is less than a cent is not paid: ${m.money(pays)}`,
  'why-prize': ({ pays }, m) => `The prize is ${m.money(pays)}`,
  'why-order': ({ first }, m) => `The settlement begins with ${whoName(m, first)}`,
  'why-pay': ({ who, wager, hand, cents }, m) =>
    `Pay ${m.money(cents)} to ${whoName(m, who)} on ${wager}${hand === undefined ? '' : `, hand ${hand}`}`,
  'why-take': ({ who, wager, hand, cents }, m) =>
    `Take ${m.money(cents)} from ${whoName(m, who)} on ${wager}${hand === undefined ? '' : `, hand ${hand}`}`,
  'why-back': ({ who, wager, hand, cents }, m) =>
    `Hand ${m.money(cents)} back to ${whoName(m, who)} on ${wager}${hand === undefined ? '' : `, hand ${hand}`}`,
  'why-unpaid': ({ cents }, m) => `The cover does not reach: ${m.money(cents)} stay unpaid`,
  'why-cover-left': ({ toPay, toTake }, m) =>
    toPay === toTake
      ? `Cover left: ${m.money(toPay)}`
      : `Cover left: ${m.money(toPay)} to pay, ${m.money(toTake)} to take`,
  'why-cover-ends': 'Here the cover ends: what comes later has no action',
  'why-share': ({ pot, who, cents, half }, m) =>
    `${whoName(m, who)} gets ${m.money(cents)} of the ${potName(pot)} (${known(m.events.ofPot, half) ?? half})`,
  'why-fee': ({ who, cents, for: what }, m) =>
    `${m.money(cents)} (${known(FEES, what) ?? what}) from ${payer(m, who)}`,
  'why-change': ({ put, due, change }, m) => `${m.money(put)} less ${m.money(due)} is ${m.money(change)}`,

  'wrong-cards': ({ right }, m) => `The cards are ${cards(m, right)}`,
  'wrong-seat': ({ given, right }, m) => `Not ${whoName(m, given)}: ${whoName(m, right)}`,
  'wrong-number': ({ given, right }) => `Not ${given}: ${right}`,
  'wrong-choice': ({ right }, m) => `It is: ${m.say(right)}`,
  'wrong-amount': ({ what, given, right }, m) => `${m.say(what)}: ${m.money(right)}, not ${m.money(given)}`,
  'wrong-change': ({ given, right }, m) => `${m.money(right)} is due, not ${m.money(given)}`,
  'wrong-ruling': ({ right }, m) => `The floor rules: ${m.say(right)}`,
  'wrong-line': ({ right }) => `The line is ${right}`,
  'wrong-place': ({ place }) => `Another wager comes as number ${place}`,
  'wrong-step': ({ place, does, cents }, m) => `Number ${place}: ${DOES[does]} ${m.money(cents)}`,
  'wrong-kind-of-answer': 'That is no answer to this question',

  'exam-title': ({ game }) => `Examination: ${game}`,
  'exam-made': ({ seed, level, count, minutes }) =>
    [
      `Seed ${seed}`,
      LEVEL[level],
      `${count} questions`,
      ...(minutes === undefined ? [] : [`${minutes} minutes`]),
    ].join(' · '),
  'exam-name-and-marks': ({ count }) =>
    `Name: ______________________   Date: ____________   Right: ____ of ${count}`,
  'exam-question': ({ number, kind }) => `${number}. ${KIND[kind]}`,
  'exam-bank': ({ who, cents }, m) => `Player-dealer: ${whoName(m, who)}, ${m.money(cents)} put up`,
  'exam-write-cards': ({ count }) => `${count} cards: ____________________`,
  'exam-write-seat': ({ seats }) => `Seat (${seats.join(', ')}): ____`,
  'exam-write-total': 'Total: ____',
  'exam-write-change': 'Chips: ____________________',
  'exam-write-order': 'Number the wagers in order, and write take, pay or back with the amount:',
  'exam-write-ruling': 'The ruling:',
  'exam-write-line': 'The line:',
  'exam-pile': ({ who, hand, cards: written, isOut }, m) =>
    `${hand === undefined ? whoName(m, who) : m.events.seatHand(whoName(m, who), hand)}: ${cards(m, written)}${isOut ? ' (out)' : ''}`,
  'exam-wager': ({ who, wager, hand, amount }, m) =>
    `${whoName(m, who)}: ${wager}${hand === undefined ? '' : `, hand ${hand}`} ${m.money(amount)}`,
  'exam-button': ({ button, who }, m) => `${m.table.buttons[button]}: ${whoName(m, who)}`,
  'exam-blank': ({ what }, m) => `${m.say(what)}: ____________`,
  'exam-option': ({ letter, what }, m) => `${letter}) ${m.say(what)}`,
  'exam-key': 'Key',
  'exam-key-cards': ({ cards: written, others }, m) =>
    others === 0 ? cards(m, written) : `${cards(m, written)} (or cards that make the same hand)`,
  'exam-key-seat': ({ who }, m) => whoName(m, who),
  'exam-key-total': ({ total }, m) => m.number(total),
  'exam-key-amount': ({ what, cents }, m) => `${m.say(what)}: ${m.money(cents)}`,
  'exam-key-chips': ({ cents, counts }, m) =>
    cents.map((chip, at) => `${counts[at]} × ${m.money(chip)}`).join(' + '),
}

export const schoolRefusals: Says<SchoolRefusals> = {
  'school-bad-seed': ({ seed }) =>
    `“${seed}” is no seed: one to 64 letters, figures, dots, dashes and underscores, beginning with a letter or figure`,
  'school-not-in-game': ({ kind, game, kinds }, m) =>
    `${game} has nothing of the kind “${kind}”; it has ${m.all(kinds)}`,
  'school-no-such-kind': ({ kind, kinds }, m) =>
    `there is no kind of exercise “${kind}”; there are ${m.all(kinds)}`,
  'school-nothing-found': ({ kind, game, seed }) =>
    `with the seed “${seed}” nothing of the kind “${kind}” came up in ${game}: take another seed`,
  'school-no-such-room': ({ room, rooms }, m) => `there is no room “${room}”; there are ${m.all(rooms)}`,
  'school-no-such-level': ({ level }) => `“${level}” is no level: 1, 2 or 3`,
  'school-count-out-of-bounds': ({ what, least, most }) =>
    what === 'questions'
      ? `an examination has ${least} to ${most} questions`
      : `an examination takes ${least} to ${most} minutes`,
  'school-memory-unreadable': 'what was kept of the lessons cannot be read',
}
