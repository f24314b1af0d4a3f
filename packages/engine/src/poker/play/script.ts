import type { Awaiting, Input } from '../../round/awaiting.ts'
import { cardIn, Misdeal, type Script, type Series } from '../../round/script.ts'
import { BoardCards, BURN, CardRound } from '../deal/cards.ts'
import { discards } from '../deal/discards.ts'
import { draws } from '../deal/draws.ts'
import { exposures } from '../deal/exposures.ts'
import { killOffers } from '../deal/kill-offers.ts'
import { openBetting } from '../deal/open.ts'
import { offerTwice, secondBoard } from '../deal/run-twice.ts'
import { dealShort, runsShort } from '../deal/short-deck.ts'
import type { PokerHand } from '../hand/hand.ts'
import { postAll } from '../hand/posts.ts'
import type { Street } from '../rules/rules.ts'
import type { Settlement } from '../showdown/settlement.ts'
import { showInTurn } from '../showdown/show.ts'

/**
 * Before the chips move, players may muck a hand or show one that need not be shown, and the floor may rule.
 * Returns early when a ruling has reopened the betting.
 */
class LastWord implements Series {
  readonly kind = 'series'
  readonly #hand: PokerHand
  readonly #settlement: Settlement
  isSaid = false

  constructor(hand: PokerHand, settlement: Settlement) {
    this.#hand = hand
    this.#settlement = settlement
  }

  next(): Awaiting | undefined {
    if (this.isSaid) return undefined
    const { betting, stage } = this.#hand
    stage.showing = !betting.round?.next()
    return stage.showing ? { kind: 'settlement', asked: this.#settlement.lastMoves() } : undefined
  }

  take(answer: Input): void {
    const { felt, players } = this.#hand
    if (answer.kind !== 'move') {
      this.isSaid = true
      return
    }
    felt.say({ type: 'moved', move: answer })
    const player = players.at(answer.seat)
    if (!player) return
    if (answer.move === 'show') felt.show(player.name)
    else player.out = 'mucked'
  }
}

const NONE = [] as const

/** A round of a pot game: streets of cards and betting, and a showdown. */
export function* pokerScript(hand: PokerHand, settlement: Settlement): Script {
  const { betting, collector, players, readings, repairs, rules, rulings, stage } = hand
  try {
    post(hand)
    let settled = false
    for (const street of rules.streets) {
      const aside = street.name === 'river' ? repairs.deck.takeAside() : NONE
      if (aside.length > 0) yield* hand.dealer.reshuffle(aside)
      if (street.name === 'seventh') betting.rememberFirst(street)
      stage.dealing = true
      if (rules.deckRunsOut !== undefined && runsShort(hand, street)) {
        yield* dealShort(hand, street, rules.deckRunsOut)
      } else {
        if (takesBurn(hand, street)) hand.muck.burn(repairs.deck.takeFromTop() ?? cardIn(yield BURN).card)
        let cards = 0
        for (const lie of street.each ?? NONE) {
          yield new CardRound(hand, lie)
          if (rules.kill?.afterCards === ++cards) yield* killOffers(hand, rules.kill)
        }
      }
      if (street.board) yield new BoardCards(hand, street.board, hand.boards)
      stage.dealing = false
      for (let task = repairs.takeDue(); task; task = repairs.takeDue()) yield* task()
      // A ruling ended the hand before the board: this street was not reached.
      if (players.live < 2 && street.board) {
        stage.at--
        break
      }
      collector.collect('on-the-way')
      if (street.draw)
        yield* draws(hand, street.draw, street.burn === true && readings.burnBeforeDraw !== 'no')
      if (discardsOn(hand, street, 'before-betting')) yield* discards(hand, street.discard.cards)
      if (players.live > 1 && isBet(hand, street)) {
        const bets = betting.start(street)
        if (street.first === 'opener') yield* openBetting(hand, bets)
        yield betting
        while (!settled && (stage.isLast || players.live < 2)) {
          if (players.live > 1 && isShownInTurn(hand)) yield* showdown(hand, settlement)
          const lastWord = new LastWord(hand, settlement)
          yield lastWord
          settled = lastWord.isSaid
          // A ruling has reopened the betting.
          if (!settled) yield betting
        }
      }
      if (settled || players.live < 2) break
      betting.end()
      if (discardsOn(hand, street, 'after-betting')) yield* discards(hand, street.discard.cards)
      if (street.expose !== undefined) yield* exposures(hand)
      if (rules.runTwice !== undefined) yield* offerTwice(hand)
      if (stage.isLast || players.live < 2) break
      stage.at++
    }
    if (!settled) yield new LastWord(hand, settlement)
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

/** Posts before the first card. */
function post({ players, setup, felt, betting }: PokerHand): void {
  betting.post(postAll(players, setup, felt))
  const killer = setup.kill && players.at(setup.kill.seat)
  if (killer) betting.kill(killer, setup.kill.amount)
}

/** Whether a card is burned before a street; a ruling may skip it once. */
const takesBurn = ({ repairs }: PokerHand, street: Street): boolean =>
  street.burn === true && !street.draw && !repairs.deck.takeLeftOut(street.name)

/** Badugi's print leaves open whether there is betting after the second draw. */
const isBet = ({ readings }: PokerHand, { name }: Street): boolean =>
  !(name === 'second-draw' && readings.bettingAfterSecondDraw === 'no')

/** Whether more happens before the chips move than turning all hands over. */
const isShownInTurn = ({ rules, stage }: PokerHand): boolean =>
  stage.twice !== undefined || rules.showdown.mucks !== undefined

/**
 * Deals the second board, where there is one, and shows the hands one after the other, where a loser need not
 * show.
 */
function* showdown(hand: PokerHand, settlement: Settlement): Script {
  const { rules, stage } = hand
  if (stage.twice) yield* secondBoard(hand, stage.twice.from, rules.runTwice ?? 'practice')
  if (rules.showdown.mucks !== undefined) yield* showInTurn(hand, settlement)
}
