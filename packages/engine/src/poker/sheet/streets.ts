import { type Cite, joinCites } from '../../rules/cite.ts'
import type { Statement } from '../../rules/section.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { CardFacing, Street, StreetName } from '../rules/rules.ts'
import type { PokerSheetSentences } from './sentences.ts'

const say = sayer<PokerSheetSentences>()

/** A street as the steps of a hand: what is dealt, drawn, thrown away and bet. */
export function streetSteps(street: Street, boards: number, begins?: Cite): Statement[] {
  const { name, draw, discard, first, openPair, noCheck, expose, cite } = street
  const thrown = (when: 'before-betting' | 'after-betting'): Statement[] =>
    discard?.when === when
      ? [{ text: say('poker-throws-away', { cards: discard.cards, when }), cite: discard.cite }]
      : []
  return [
    { text: say('poker-street', { street: name, dealt: dealtOn(street, boards) }), cite },
    ...(draw
      ? [{ text: say('poker-reshuffled', { again: draw.reshuffle.again }), cite: draw.reshuffle.cite }]
      : []),
    ...thrown('before-betting'),
    { text: say('poker-bets', { first }), cite: begins ? joinCites(cite, begins) : cite },
    ...(openPair ? [{ text: say('poker-open-pair'), cite: openPair }] : []),
    ...(noCheck ? [{ text: say('poker-no-check'), cite: noCheck }] : []),
    ...thrown('after-betting'),
    ...(expose ? [{ text: say('poker-may-expose'), cite: expose }] : []),
  ]
}

/** Which of two limits is bet on which streets; nothing to say where there is only one. */
export function limitsSaid(streets: readonly Street[]): Saying | undefined {
  const runs: { bet: Street['bet']; streets: StreetName[] }[] = []
  for (const { name, bet } of streets) {
    const last = runs.at(-1)
    if (last?.bet === bet) last.streets.push(name)
    else runs.push({ bet, streets: [name] })
  }
  if (runs.every(({ bet }) => bet === 'lower')) return undefined
  return say('poker-limits', { limits: runs.map(run => say('poker-limit-on', run)) })
}

const dealtOn = ({ each, board, draw }: Street, boards: number): Saying[] => [
  ...(each ? [say('poker-each-gets', { cards: cardsOf(each) })] : []),
  ...(board ? [say('poker-to-the-board', { cards: board, boards })] : []),
  ...(draw
    ? [say('poker-may-replace', { most: draw.most, dealerMost: draw.dealerMost, served: draw.served })]
    : []),
]

/** `two down, one up`. */
function cardsOf(lies: readonly CardFacing[]): Saying[] {
  const runs: { lie: CardFacing; cards: number }[] = []
  for (const lie of lies) {
    const last = runs.at(-1)
    if (last?.lie === lie) last.cards++
    else runs.push({ lie, cards: 1 })
  }
  return runs.map(run => say('poker-cards-lie', run))
}
