import { type Card, JOKER } from '../../cards/card.ts'
import type { Posted } from '../../collection/posted.ts'
import type { Cents } from '../../money/cents.ts'
import { leftOf } from '../../round/around.ts'
import { type Ask, type Move, type Option, type Seat, whose } from '../../round/awaiting.ts'
import type { Fee, HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { PileSeen, View, Viewer } from '../../round/view.ts'
import type { LiveWager, Verdict } from '../live.ts'
import { BankedPlay } from '../play.ts'
import type { BankedSetup } from '../setup.ts'
import { bonusVerdict } from './bonus.ts'
import { bankDraws } from './chart.ts'
import type { Hand } from './hand.ts'
import { Hands } from './hands.ts'
import { doubling, isFrozen, optionsOf, type Purse } from './options.ts'
import type { BlackjackRules, From } from './rules.ts'
import { isAce, isTen } from './value.ts'
import { handVerdict, isOnHand, naturalWaits } from './verdict.ts'

/** Each seat against the player-dealer: whoever comes closer to the natural without going over. */
export class BlackjackPlay extends BankedPlay<BlackjackRules> {
  readonly #hands: Hands
  /** The first cards of each seat, before any switch or split. */
  readonly #first = new Map<Seat, readonly Card[]>()
  readonly #decks: number

  constructor(rules: BlackjackRules, setup: BankedSetup, house: Posted, fees: readonly Fee[]) {
    super(rules, setup, house, fees)
    this.#decks = setup.decks ?? rules.decks.to
    this.#hands = new Hands(rules, this.felt, this.bankSeat)
  }

  protected *game(): Script {
    yield* this.#dealAll()
    this.settle(wager => this.rules.bonus[wager.on]?.kind === 'super-match')
    yield* this.#insure()
    if (!this.#checked() || !this.#hands.bank.side.natural) {
      this.#payNaturals()
      yield* this.#decide()
    }
    yield* this.#openBank()
    if (this.#bankNeeded()) {
      while (bankDraws(this.#hands.bank.side, this.rules.chart.bank)) yield* this.deal('bank', 'up', 'all')
    }
    this.sayHand('bank', this.#hands.nameOf(this.#hands.bank))
  }

  #seatsFrom(from: From): Seat[] {
    return this.bettingSeats(from === 'left-of-bank' ? leftOf(this.bankSeat, this.places) : 1)
  }

  *#dealAll(): Script {
    const { deal } = this.rules
    const seats = this.#seatsFrom(deal.from)
    for (const seat of seats) this.#hands.open(seat)
    for (let card = 0; card < 2; card++) {
      for (const seat of seats) for (const hand of this.#hands.of(seat)) yield* this.#card(hand)
      if (card === 0) {
        const up = deal.bank !== 'turned-after-the-deal'
        yield* this.deal('bank', up ? 'up' : 'down', up ? 'all' : 'none')
      } else if (deal.bank !== 'one-up') {
        yield* this.deal('bank', 'down', 'none')
      }
    }
    if (deal.bank === 'turned-after-the-deal') this.felt.turn('bank', 0)
    for (const seat of seats) {
      this.#first.set(
        seat,
        this.#hands.of(seat).flatMap(hand => hand.cards),
      )
    }
  }

  *#card(hand: Hand): Script {
    yield* this.deal(String(hand.seat), 'up', 'all', this.#hands.numberOf(hand))
  }

  get #up(): number {
    return this.felt.pile('bank')[0]!.card
  }

  /** Whether the player-dealer's down card is looked at before the players decide. */
  #checked(): boolean {
    const { check } = this.rules
    return check !== undefined && (isAce(this.#up) || (check.under === 'ace-or-ten' && isTen(this.#up)))
  }

  /** Insurance is offered on every hand at once, to all who bet on it. */
  *#insure(): Script {
    const { insurance } = this.rules
    if (!insurance || !isAce(this.#up)) return
    const open: { wager: LiveWager; ask: Ask }[] = []
    for (const wager of this.wagers) {
      if (wager.on !== 'base') continue
      const half = Math.floor(wager.amount / 2)
      const option = doubling('insure', insurance.amount === 'half' ? half : 1, half, this.behind(wager))
      if (option) open.push({ wager, ask: { ...whoseOf(wager), options: [option], offer: true } })
    }
    yield* this.askAll(
      () => open.filter(({ wager }) => !this.isStruck(wager.seat)).map(({ ask }) => ask),
      move => {
        const at = open.findIndex(({ ask }) => whose(ask) === whose(move))
        if (move.move === 'insure') this.#addOn(open[at]!.wager, 'insurance', move.cents!)
        open.splice(at, 1)
      },
    )
  }

  /** A further wager of the same bettor on the same hand. */
  #addOn(wager: LiveWager, on: string, amount: Cents, hand = wager.hand ?? 1): void {
    const by = wager.by === undefined ? {} : { by: wager.by }
    this.add({ seat: wager.seat, ...by, on, hand, amount })
  }

  /** A natural is paid as soon as the player-dealer cannot have one, and its cards are put away. */
  #payNaturals(): void {
    if (!this.rules.naturalsAtOnce) return
    if (!this.#checked() && (isAce(this.#up) || isTen(this.#up))) return
    for (const seat of this.#seatsFrom(this.rules.turns.from)) {
      const natural = (wager: LiveWager) => wager.on === 'base' && this.#hands.under(wager).side.natural
      if (this.openWagers(seat).some(natural))
        this.settleEarly(wager => wager.seat === seat && natural(wager))
    }
  }

  /** A joker that the player-dealer shows stops every hand. */
  get #allFrozen(): boolean {
    return this.rules.freeze !== undefined && this.#up === JOKER
  }

  *#decide(): Script {
    if (this.#allFrozen) return
    for (const seat of this.#seatsFrom(this.rules.turns.from)) {
      const hands = this.#hands.of(seat)
      if (this.rules.switching) yield* this.#switch(seat, hands)
      for (let i = 0; i < hands.length; i++) yield* this.#playOut(hands[i]!)
    }
  }

  *#switch(seat: Seat, hands: readonly Hand[]): Script {
    const offer: Ask = { seat, options: [{ move: 'switch' }], offer: true }
    const move = yield* this.ask(() => (this.isStruck(seat) ? undefined : offer))
    if (move?.move === 'switch') hands[0]!.switchWith(hands[1]!)
  }

  *#playOut(hand: Hand): Script {
    if (hand.pile.length === 1) yield* this.#card(hand)
    for (;;) {
      const move = yield* this.ask(() =>
        this.isStruck(hand.seat)
          ? undefined
          : this.#askOf(hand, optionsOf(this.rules, hand, this.#purse(hand))),
      )
      if (!move) break
      yield* this.#make(hand, move)
    }
    this.felt.say({
      type: 'hand',
      place: String(hand.seat),
      ...numbered(this.#hands.numberOf(hand)),
      is: this.#hands.nameOf(hand),
    })
  }

  #askOf(hand: Hand, options: readonly Option[]): Ask {
    return { seat: hand.seat, ...numbered(this.#hands.numberOf(hand)), options }
  }

  *#make(hand: Hand, move: Move): Script {
    switch (move.move) {
      case 'hit':
        yield* this.#card(hand)
        return
      case 'stand':
        hand.end = 'stood'
        return
      case 'surrender':
        hand.end = 'surrendered'
        return
      case 'rescue':
        hand.end = 'rescued'
        return
      case 'split':
        yield* this.#split(hand)
        return
      case 'double':
        yield* this.#double(hand, move.cents!)
        return
      case 'redouble':
        yield* this.#redouble(hand)
        return
    }
  }

  /** The wagers on a hand, in the order in which they were made. */
  #wagersOn(hand: Hand): LiveWager[] {
    return this.wagers.filter(
      wager => wager.seat === hand.seat && isOnHand(wager) && this.#hands.under(wager) === hand,
    )
  }

  #purse(hand: Hand): Purse {
    const own = this.#wagersOn(hand).filter(wager => wager.by === undefined)
    return {
      wager: own.find(wager => wager.on !== 'double')?.amount ?? 0,
      total: own.reduce((sum, wager) => sum + wager.amount, 0),
      behind: this.behind({ seat: hand.seat }),
    }
  }

  /** Back-line bettors double or split only if they say so. */
  *#offerBackLine(
    hand: Hand,
    option: (wagers: readonly LiveWager[]) => Option | undefined,
    take: Taken,
  ): Script {
    const wagers = this.#wagersOn(hand)
    const backLine = wagers.filter(wager => wager.by !== undefined && wager.on !== 'double')
    for (const wager of backLine) {
      const offered = option(wagers.filter(one => one.by === wager.by))
      if (!offered) continue
      const ask: Ask = { ...this.#askOf(hand, [offered]), by: wager.by!, offer: true }
      const move = yield* this.ask(() => (this.isStruck(hand.seat) ? undefined : ask))
      if (move?.move === offered.move) take(wager, move.cents)
    }
  }

  *#split(hand: Hand): Script {
    const splitting = [this.#wagersOn(hand).find(wager => wager.by === undefined)!]
    yield* this.#offerBackLine(
      hand,
      ([wager]) =>
        this.canAfford(wager!, wager!.amount) ? { move: 'split', costs: wager!.amount } : undefined,
      wager => splitting.push(wager),
    )
    const lying = this.wagers.filter(
      wager => wager.seat === hand.seat && (isOnHand(wager) || wager.on === 'insurance'),
    )
    const right = this.#hands.split(hand, lying)
    for (const wager of splitting) this.#addOn(wager, 'split', wager.amount, right)
    yield* this.#card(hand)
  }

  *#double(hand: Hand, cents: Cents): Script {
    const { amount } = this.rules.double
    const own = this.#wagersOn(hand).find(wager => wager.by === undefined)!
    this.#addOn(own, 'double', cents)
    yield* this.#offerBackLine(
      hand,
      ([wager]) =>
        doubling('double', amount === 'wager' ? wager!.amount : 1, wager!.amount, this.behind(wager!)),
      (wager, more) => this.#addOn(wager, 'double', more!),
    )
    yield* this.#doubleCard(hand)
  }

  /** The total wager is doubled once more. */
  *#redouble(hand: Hand): Script {
    const own = this.#wagersOn(hand).filter(wager => wager.by === undefined)
    this.#addOn(own[0]!, 'double', total(own))
    yield* this.#offerBackLine(
      hand,
      wagers =>
        wagers.length > hand.doubles && this.canAfford(wagers[0]!, total(wagers))
          ? { move: 'redouble', costs: total(wagers) }
          : undefined,
      wager => this.#addOn(wager, 'double', total(this.#wagersOn(hand).filter(one => one.by === wager.by))),
    )
    yield* this.#doubleCard(hand)
  }

  *#doubleCard(hand: Hand): Script {
    hand.doubles++
    yield* this.#card(hand)
  }

  /** The down card is turned, or the second card comes; it says where the action starts. */
  *#openBank(): Script {
    if (this.rules.deal.bank === 'one-up') yield* this.deal('bank', 'up', 'all')
    else this.felt.show('bank')
    this.countOff(this.#hands.bank.cards[1]!)
  }

  /** Whether further cards of the player-dealer can decide anything that is still open. */
  #bankNeeded(): boolean {
    return this.wagers.some(wager => {
      if (wager.settled || this.isStruck(wager.seat)) return false
      const bonus = this.rules.bonus[wager.on]
      if (bonus) return bonus.kind === 'buster'
      if (!isOnHand(wager)) return false
      const hand = this.#hands.under(wager)
      const waits = !hand.side.natural || naturalWaits(this.rules)
      return waits && (hand.end === undefined || hand.end === 'stood')
    })
  }

  protected verdict(wager: LiveWager): Verdict {
    const bonus = this.rules.bonus[wager.on]
    if (bonus) {
      const first = this.#first.get(wager.seat)!
      return bonusVerdict(bonus, { bank: this.#hands.bank.side, first, decks: this.#decks })
    }
    const hand = this.#hands.under(wager)
    return handVerdict(this.rules, wager, hand, this.#hands.bank.side, this.#wagersOn(hand))
  }

  protected hands(): Record<string, HandShown> {
    return this.#hands.shown()
  }

  override view(viewer: Viewer): View {
    const view = super.view(viewer)
    return { ...view, piles: view.piles.map(pile => ({ ...pile, ...this.#seen(pile) })) }
  }

  /** What an open hand counts, and why it is no longer played. */
  #seen({ place, hand: number, cards }: View['piles'][number]): Pick<PileSeen, 'is' | 'state'> {
    const hand = place === 'bank' ? this.#hands.bank : this.#hands.of(Number(place))[(number ?? 1) - 1]
    if (!hand || cards.length < 2 || cards.includes('??')) return {}
    const frozen = place !== 'bank' && (isFrozen(this.rules, hand) || this.#allFrozen) ? 'frozen' : undefined
    const state = hand.side.over ? 'over' : hand.end === 'stood' ? undefined : (hand.end ?? frozen)
    return { is: this.#hands.nameOf(hand), ...(state ? { state } : {}) }
  }
}

type Taken = (wager: LiveWager, cents: Cents | undefined) => void

const numbered = (hand: number | undefined) => (hand === undefined ? {} : { hand })

const total = (wagers: readonly LiveWager[]): Cents => wagers.reduce((sum, wager) => sum + wager.amount, 0)

const whoseOf = ({ seat, hand, by }: LiveWager) => ({
  seat,
  ...numbered(hand),
  ...(by === undefined ? {} : { by }),
})
