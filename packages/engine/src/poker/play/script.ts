import type { Awaiting } from '../../round/awaiting.ts'
import { Misdeal, moveIn, type Script } from '../../round/script.ts'
import { boardCards, burn, cardRound } from '../deal/cards.ts'
import { discards } from '../deal/discards.ts'
import { draws } from '../deal/draws.ts'
import { exposures } from '../deal/exposures.ts'
import { killOffers } from '../deal/kill-offers.ts'
import { open } from '../deal/open.ts'
import { offerTwice, secondBoard } from '../deal/run-twice.ts'
import { dealShort, runsShort } from '../deal/short-deck.ts'
import type { PokerHand } from '../hand/hand.ts'
import { postAll } from '../hand/posts.ts'
import type { Street } from '../rules/rules.ts'
import type { Settlement } from '../showdown/settlement.ts'
import { showInTurn } from '../showdown/show.ts'

/** A round of a pot game: streets of cards and betting, and a showdown. */
export function* pokerScript(hand: PokerHand, settlement: Settlement): Script {
  const { betting, collector, players, readings, rules, rulings, stage } = hand
  try {
    post(hand)
    let settled = false
    for (const street of rules.streets) {
      yield* dealStreet(hand, street)
      // A ruling has ended the hand before the board: this street was not reached.
      if (players.live < 2 && street.board) {
        stage.at--
        break
      }
      collector.collect('on-the-way')
      if (street.draw)
        yield* draws(hand, street.draw, street.burn === true && readings.burnBeforeDraw !== 'no')
      if (discardsOn(hand, street, 'before-betting')) yield* discards(hand, street.discard.cards)
      if (players.live > 1 && isBet(hand, street)) settled = yield* playBetting(hand, settlement, street)
      if (settled || players.live < 2) break
      betting.end()
      if (discardsOn(hand, street, 'after-betting')) yield* discards(hand, street.discard.cards)
      if (street.expose !== undefined) yield* exposures(hand)
      if (rules.runTwice !== undefined) yield* offerTwice(hand)
      if (stage.isLast || players.live < 2) break
      stage.at++
    }
    if (!settled) yield* lastWord(hand, settlement)
    betting.end()
    settlement.settle()
  } catch (thrown) {
    if (!(thrown instanceof Misdeal)) throw thrown
    rulings.ended = thrown
    settlement.refund()
  }
}

/** Whether cards are thrown away on a street, before or after its betting. */
const discardsOn = (
  { readings }: PokerHand,
  street: Street,
  when: 'before-betting' | 'after-betting',
): street is Street & Required<Pick<Street, 'discard'>> =>
  street.discard !== undefined && (readings.discardTiming ?? street.discard.when) === when

/** What is in before the first card. */
function post({ players, setup, felt, betting }: PokerHand): void {
  betting.post(postAll(players, setup, felt))
  const killer = setup.kill && players.at(setup.kill.seat)
  if (killer) betting.kill(killer, setup.kill.amount)
}

function* dealStreet(hand: PokerHand, street: Street): Script {
  const { betting, dealer, repairs, rules, stage } = hand
  if (street.name === 'river') {
    const aside = repairs.deck.takeAside()
    if (aside.length > 0) yield* dealer.reshuffle(aside)
  }
  if (street.name === 'seventh') betting.rememberFirst(street)
  stage.dealing = true
  if (rules.deckRunsOut !== undefined && runsShort(hand, street)) {
    yield* dealShort(hand, street, rules.deckRunsOut)
  } else {
    if (street.burn && !street.draw && !repairs.deck.takeLeftOut(street.name)) yield* burn(hand)
    let cards = 0
    for (const lie of street.each ?? []) {
      yield* cardRound(hand, lie)
      if (rules.kill?.afterCards === ++cards) yield* killOffers(hand, rules.kill)
    }
  }
  if (street.board) yield* boardCards(hand, street.board, hand.boards)
  stage.dealing = false
  for (let task = repairs.takeDue(); task; task = repairs.takeDue()) yield* task()
}

/** Badugi's print leaves open whether there is betting after the second draw. */
const isBet = ({ readings }: PokerHand, { name }: Street): boolean =>
  !(name === 'second-draw' && readings.bettingAfterSecondDraw === 'no')

/** A betting round; true when the chips can move: one hand is left, or the last round is over. */
function* playBetting(hand: PokerHand, settlement: Settlement, street: Street): Script<boolean> {
  const { betting, players, rules, stage } = hand
  const { question } = betting
  const bets = betting.start(street)
  if (street.first === 'opener') yield* open(hand, bets)
  for (;;) {
    for (let move = moveIn(yield question); move; move = moveIn(yield question)) betting.take(move)
    if (players.live > 1) {
      if (!stage.isLast) return false
      const { twice } = stage
      if (twice) yield* secondBoard(hand, twice.from, rules.runTwice ?? 'practice')
      yield* showInTurn(hand, settlement)
    }
    if (yield* lastWord(hand, settlement)) return true
  }
}

/**
 * Before the chips move a hand may be mucked, or one that nobody has to show be shown, and the floor may rule.
 * False when a ruling has opened the betting again.
 */
function* lastWord({ betting, felt, players, stage }: PokerHand, settlement: Settlement): Script<boolean> {
  const question = (): Awaiting | undefined => {
    stage.showing = !betting.round?.next()
    return stage.showing ? { kind: 'settlement', asked: settlement.lastMoves() } : undefined
  }
  for (;;) {
    const answer = yield question
    if (answer?.kind !== 'move') return answer !== undefined
    felt.say({ type: 'moved', move: answer })
    const player = players.at(answer.seat)
    if (!player) continue
    if (answer.move === 'show') felt.show(player.name)
    else player.out = 'mucked'
  }
}
