import type { Card } from '../../cards/card.ts'
import { type Ask, deciderOf, type Place, type Seat, writeDecider } from '../../round/awaiting.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { PileSeen } from '../../round/view.ts'
import { playerDealerFloor, rulerOf } from '../family-floor.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course, Ruler } from '../round.ts'
import { blackjackBonusVerdict } from './bonus.ts'
import { doubling, isFrozen } from './options.ts'
import type { BlackjackRules } from './rules.ts'
import { BlackjackTable } from './table.ts'
import { blackjackTurn } from './turns.ts'
import { bankDraws, isAce, isTen } from './value.ts'
import { handVerdict, isOnHand, naturalWaits } from './verdict.ts'

/** Each seat against the player-dealer: the hand closer to the natural wins, unless it is over. */
export class BlackjackCourse implements Course {
  readonly #round: BankedRound<BlackjackRules>
  readonly #table: BlackjackTable
  /** The first cards of each seat, before any switch or split. */
  readonly #first = new Map<Seat, readonly Card[]>()

  constructor(round: BankedRound<BlackjackRules>) {
    this.#round = round
    this.#table = new BlackjackTable(round)
  }

  get ruler(): Ruler {
    return rulerOf(playerDealerFloor, this.#round)
  }

  *script(): Script {
    const { rules, dealer, settler } = this.#round
    const table = this.#table
    const { hands } = table
    yield* this.#deal()
    settler.settle(wager => rules.bonus[wager.on]?.kind === 'super-match')
    yield* insure(table)
    if (!table.isChecked || !hands.bank.side.natural) {
      this.#payNaturals()
      if (!table.allFrozen)
        for (const seat of table.seatsFrom(rules.turns.from)) yield* blackjackTurn(table, seat)
    }
    yield* this.#openBank()
    if (this.#bankIsNeeded()) {
      while (bankDraws(hands.bank.side, rules.chart.bank)) yield* dealer.deal('bank', 'up', 'all')
    }
    table.call(hands.bank)
  }

  *#deal(): Script {
    const { rules, felt, dealer } = this.#round
    const { hands } = this.#table
    const seats = this.#table.seatsFrom(rules.deal.from)
    for (const seat of seats) hands.open(seat)
    for (let card = 0; card < 2; card++) {
      for (const seat of seats) for (const hand of hands.of(seat)) yield* this.#table.card(hand)
      if (card === 0) {
        const up = rules.deal.bank !== 'turned-after-the-deal'
        yield* dealer.deal('bank', up ? 'up' : 'down', up ? 'all' : 'none')
      } else if (rules.deal.bank !== 'one-up') {
        yield* dealer.deal('bank', 'down', 'none')
      }
    }
    if (rules.deal.bank === 'turned-after-the-deal') felt.turn('bank', 0)
    for (const seat of seats) {
      const dealt = hands.of(seat).flatMap(hand => hand.cards)
      this.#first.set(seat, dealt)
    }
  }

  /** A natural is paid as soon as the player-dealer cannot have one, and its cards are put away. */
  #payNaturals(): void {
    const { rules, wagers, settler } = this.#round
    if (!rules.naturalsAtOnce) return
    const { hands, isChecked, up } = this.#table
    if (!isChecked && (isAce(up) || isTen(up))) return
    const isNatural = (wager: LiveWager) => wager.on === 'base' && hands.under(wager).side.natural
    for (const seat of this.#table.seatsFrom(rules.turns.from)) {
      if (wagers.open(seat).some(isNatural)) {
        settler.settleEarly(wager => wager.seat === seat && isNatural(wager))
      }
    }
  }

  /** The down card is turned, or the second card comes; it says where the action starts. */
  *#openBank(): Script {
    const { rules, felt, dealer, button } = this.#round
    if (rules.deal.bank === 'one-up') yield* dealer.deal('bank', 'up', 'all')
    else felt.show('bank')
    button.countOff(this.#table.hands.bank.cards[1]!)
  }

  /** Whether further cards of the player-dealer can change any open wager. */
  #bankIsNeeded(): boolean {
    const { rules, wagers, floor } = this.#round
    return wagers.all.some(wager => {
      if (wager.settled || floor.isStruck(wager.seat)) return false
      const bonus = rules.bonus[wager.on]
      if (bonus) return bonus.kind === 'buster'
      if (!isOnHand(wager)) return false
      const hand = this.#table.hands.under(wager)
      const waits = !hand.side.natural || naturalWaits(rules)
      return waits && (hand.end === undefined || hand.end === 'stood')
    })
  }

  verdict(wager: LiveWager): Verdict {
    const { rules, setup } = this.#round
    const { hands } = this.#table
    const bonus = rules.bonus[wager.on]
    if (bonus) {
      const decks = setup.decks ?? rules.decks.to
      return blackjackBonusVerdict(bonus, {
        bank: hands.bank.side,
        first: this.#first.get(wager.seat)!,
        decks,
      })
    }
    const hand = hands.under(wager)
    return handVerdict(rules, wager, hand, hands.bank.side, this.#table.wagersOn(hand))
  }

  hands(): Record<Place, HandShown> {
    return this.#table.hands.shown()
  }

  /** What an open hand counts, and why it is no longer played. */
  seen({ place, hand: number = 1, cards }: PileSeen): Partial<PileSeen> {
    const { hands } = this.#table
    const hand = place === 'bank' ? hands.bank : hands.of(Number(place))[number - 1]
    if (!hand || cards.length < 2 || cards.includes('??')) return {}
    const isStopped = place !== 'bank' && (isFrozen(this.#round.rules, hand) || this.#table.allFrozen)
    const frozen = isStopped ? 'frozen' : undefined
    const state = hand.side.over ? 'over' : hand.end === 'stood' ? undefined : (hand.end ?? frozen)
    return { is: hands.nameOf(hand), ...(state ? { state } : {}) }
  }
}

/** Under an ace the house dealer offers insurance on every hand at once, to all who bet on it. */
function* insure(table: BlackjackTable): Script {
  const { rules, wagers, floor, dealer } = table.round
  const { insurance } = rules
  if (!insurance || !isAce(table.up)) return
  const open: { wager: LiveWager; ask: Ask }[] = []
  for (const wager of wagers.all) {
    if (wager.on !== 'base') continue
    const half = Math.floor(wager.amount / 2)
    const option = doubling('insure', insurance.amount === 'half' ? half : 1, half, wagers.behind(wager))
    if (option) open.push({ wager, ask: { ...deciderOf(wager), options: [option], offer: true } })
  }
  yield dealer.askAll(
    () => open.filter(({ wager }) => !floor.isStruck(wager.seat)).map(({ ask }) => ask),
    move => {
      const at = open.findIndex(({ ask }) => writeDecider(ask) === writeDecider(move))
      if (move.move === 'insure') table.addTo(open[at]!.wager, 'insurance', move.cents!)
      open.splice(at, 1)
    },
  )
}
