import type { Statement } from '../../rules/section.ts'
import type { DrawRules, FirstToAct, Lie, Street, StreetName } from '../rules/rules.ts'

const NAMES: Readonly<Record<StreetName, string>> = {
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

const FIRST: Readonly<Record<FirstToAct, string>> = {
  'after-blinds': 'from the left of the blinds',
  'left-of-button': 'from the left of the button',
  opener: 'from the forced bet on',
  'high-board': 'from the highest hand showing',
  'low-board': 'from the lowest hand showing',
}

const BETS: Readonly<Record<Street['bet'], string>> = {
  lower: 'at the lower limit',
  upper: 'at the upper limit',
  either: 'at the lower or the upper limit',
}

/** A street as the steps of a hand: what is dealt, drawn, thrown away and bet. */
export function streetSteps(street: Street): Statement[] {
  const { name, burn, each, board, draw, discard, openPair, noCheck, expose, cite } = street
  const dealt = [
    ...(burn ? ['a card is burned'] : []),
    ...(each ? [`each player gets ${liesText(each)}`] : []),
    ...(board ? [board === 1 ? 'one card to the board' : `${board} cards to the board`] : []),
    ...(draw ? [drawText(draw)] : []),
  ]
  const thrown = (when: 'before-betting' | 'after-betting'): Statement[] =>
    discard?.when === when
      ? [
          {
            text: `Each player throws ${discard.cards === 1 ? 'a card' : `${discard.cards} cards`} away ${when === 'before-betting' ? 'before' : 'after'} the betting`,
            cite: discard.cite,
          },
        ]
      : []
  return [
    { text: `${NAMES[name]}: ${dealt.join(', ')}`, cite },
    ...(draw
      ? [{ text: `Where the deck runs out: ${RESHUFFLED[draw.reshuffle.again]}`, cite: draw.reshuffle.cite }]
      : []),
    ...thrown('before-betting'),
    {
      text: `Betting ${FIRST[street.first]}, ${BETS[street.bet]}`,
      cite,
    },
    ...(openPair ? [{ text: 'An open pair lets everybody bet the upper limit', cite: openPair }] : []),
    ...(noCheck ? [{ text: 'Nobody may check: bet, call or fold', cite: noCheck }] : []),
    ...thrown('after-betting'),
    ...(expose
      ? [{ text: 'A player may turn the down card up; the next one then comes down', cite: expose }]
      : []),
  ]
}

const RESHUFFLED: Readonly<Record<DrawRules['reshuffle']['again'], string>> = {
  'served-first': 'the discards of those already served are shuffled in, then everybody’s',
  'earlier-and-burns':
    'earlier discards and the burns are shuffled in, but not those of players still waiting',
  all: 'all discards are shuffled in',
}

const LIES: Readonly<Record<Lie, string>> = {
  down: 'down',
  up: 'up',
  'down-if-none': 'up, or down where no card of the hand is down',
}

/** `two down, one up`. */
function liesText(lies: readonly Lie[]): string {
  const runs: { lie: Lie; cards: number }[] = []
  for (const lie of lies) {
    const last = runs.at(-1)
    if (last?.lie === lie) last.cards++
    else runs.push({ lie, cards: 1 })
  }
  return runs
    .map(({ lie, cards }) => `${cards === 1 ? 'one card' : `${cards} cards`} ${LIES[lie]}`)
    .join(', ')
}

function drawText({ most, dealerMost, served }: DrawRules): string {
  const dealer = dealerMost === undefined ? '' : ` (the dealer up to ${dealerMost})`
  const how = served === 'all-declare' ? 'all say so before anybody is served' : 'one player after the other'
  return `each player may replace up to ${most} cards${dealer}, ${how}`
}
