import { type Card, UNKNOWN } from '../../cards/card.ts'
import { nameOfTotal } from '../../ranking/names.ts'
import { aroundFrom, leftOf } from '../../round/around.ts'
import type { Ask, Option, Place, Ruling, Seat } from '../../round/awaiting.ts'
import type { Seen } from '../../round/felt.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { Incident } from '../../rules/rule-set.ts'
import { type Refusal, refuse } from '../../say/refusal.ts'
import type { Saying } from '../../say/saying.ts'
import { totalOf } from '../baccarat/play.ts'
import { bettor, type LiveWager, type Verdict } from '../live.ts'
import { BankedPlay } from '../play.ts'
import type { Pan9Rules } from './rules.ts'

type Choice = 'card' | 'no-card' | 'house-way'

const PLAYERS: readonly Option[] = [{ move: 'card' }, { move: 'no-card' }, { move: 'house-way' }]
const BANKS: readonly Option[] = [{ move: 'card' }, { move: 'no-card' }]

/** Three cards each and at most one more, compared with the player-dealer's: the last digit counts. */
export class Pan9Play extends BankedPlay<Pan9Rules> {
  readonly #choices = new Map<Seat, Choice>()
  /** Draw cards that were dead, to be replaced when the player-dealer has acted. */
  readonly #toReplace: Seat[] = []
  #bankHasActed = false
  /** Winning wagers that were taken away: they are paid the table's minimum. */
  readonly #removed = new Map<string, string>()
  #dealt = false

  protected *game(): Script {
    yield* this.shakeDice()
    yield* this.#deal()
    for (const seat of this.bettingSeats()) yield* this.#play(seat)
    yield* this.#playBank()
    this.#bankHasActed = true
    for (const seat of this.bettingSeats()) {
      for (const _ of this.#toReplace.filter(one => one === seat)) yield* this.dealTo(seat, 'none')
    }
    for (const seat of this.bettingSeats()) yield* this.#playHouseWay(seat)
    for (const seat of this.bettingSeats(this.action)) {
      this.felt.show(String(seat))
      this.sayHand(String(seat), this.#name(this.felt.cards(String(seat))))
    }
  }

  /** One card at a time from the player-dealer's left, the player-dealer last. */
  *#deal(): Script {
    const empty = this.reading('emptySpots') === 'dealt'
    for (let i = 0; i < this.rules.deal.cards; i++) {
      for (const seat of aroundFrom(leftOf(this.bankSeat, this.places), this.places)) {
        if (seat === this.bankSeat) yield* this.dealTo(seat, 'none')
        else if (this.wagers.some(wager => wager.seat === seat)) yield* this.dealTo(seat, seat)
        else if (empty) yield* this.burn()
      }
    }
    this.#dealt = true
  }

  *#play(seat: Seat): Script {
    yield* this.askAll(
      () => (this.#isOpen(seat) ? this.#deciders(seat) : []),
      move => this.#choices.set(seat, move.move as Choice),
    )
    const { warned } = this.rules
    const choice = this.#choices.get(seat)
    if (choice === 'no-card' && this.#total(seat) <= warned.upTo) {
      this.record({ name: 'low-total-kept', seat, rule: warned.cite })
    }
    if (choice === 'card') yield* this.dealTo(seat, 'none')
  }

  #isOpen(seat: Seat): boolean {
    return !this.isStruck(seat) && !this.#choices.has(seat)
  }

  /** The seat's own player decides, or the back-line bettor whose wager is larger than every other on the hand. */
  #deciders(seat: Seat): Ask[] {
    const bets = this.openWagers(seat).sort((a, b) => inPlay(b) - inPlay(a))
    const [largest, next] = bets
    const alone = largest?.by !== undefined && (!next || inPlay(largest) > inPlay(next))
    const own: Ask = { seat, options: PLAYERS }
    return alone ? [own, { ...own, by: largest.by! }] : [own]
  }

  *#playBank(): Script {
    const { upTo, standsFrom } = this.rules.bankDraws
    this.felt.show('bank')
    const total = totalOf(this.felt.cards('bank'))
    const move =
      total > upTo && total < standsFrom
        ? yield* this.ask(() => ({ seat: this.bankSeat, options: BANKS }))
        : undefined
    if (total <= upTo || move?.move === 'card') yield* this.deal('bank', 'up', 'all')
    this.sayHand('bank', this.#name(this.felt.cards('bank')))
  }

  /** A hand that the house plays is opened when the player-dealer's is set. */
  *#playHouseWay(seat: Seat): Script {
    if (this.#choices.get(seat) !== 'house-way' || this.isStruck(seat)) return
    if (this.#total(seat) <= this.rules.houseWay.drawsUpTo) yield* this.dealTo(seat, 'none')
  }

  #total(seat: Seat): number {
    return totalOf(this.felt.cards(String(seat)))
  }

  #name(cards: readonly Card[]): Saying {
    return nameOfTotal(totalOf(cards))
  }

  /** A hand that is read must have been seen; one that is foul is not read. */
  override unsettled(): Refusal | undefined {
    const read = [...this.bettingSeats().filter(seat => !this.isStruck(seat)), this.bankSeat]
    const blind = read.find(seat => this.felt.cards(this.placeOf(seat)).includes(UNKNOWN))
    return blind === undefined ? undefined : refuse(`cards.${this.placeOf(blind)}: one more card is needed`)
  }

  protected verdict(wager: LiveWager): Verdict {
    const { higher, lower, equal } = this.rules
    const player = this.#total(wager.seat)
    const bank = totalOf(this.felt.cards('bank'))
    if (player < bank) return { outcome: 'lose', rule: lower.cite }
    if (player === bank) return { outcome: 'push', rule: equal.cite }
    const removed = this.#removed.get(bettor(wager))
    if (removed) return { outcome: 'win', prize: this.limits!.min!, rule: removed }
    return { outcome: 'win', odds: '1:1', rule: higher.cite }
  }

  protected override consequence(incident: Incident, ruling: Ruling): Refusal | undefined {
    switch (incident.name) {
      case 'exposed-card':
        return this.#exposed(ruling)
      case 'card-off-table':
        return this.#offTable(ruling)
      case 'wrong-spot':
        return this.#dealt
          ? refuse('the deal is complete: the cards play where they lie')
          : this.misdeal(incident.cite)
      case 'too-few-cards':
      case 'too-many-cards':
        return this.#miscounted(incident, ruling)
      case 'hands-discussed':
        return this.#discussed(ruling)
      case 'house-way-misplayed':
        return this.#houseWayReset(ruling)
      case 'winning-wager-removed':
        return this.#winnerRemoved(incident, ruling)
      case 'losing-wager-removed':
        return this.hasWager(ruling)
    }
    return super.consequence(incident, ruling)
  }

  /** A ruling on a draw card waits until the card has come. */
  override atOnce(ruling: Ruling): boolean {
    const { seat } = ruling
    const awaited =
      seat !== undefined &&
      this.#choices.get(seat) === 'card' &&
      !this.#toReplace.includes(seat) &&
      this.felt.pile(this.placeOf(seat)).length <= this.rules.deal.cards
    return super.atOnce(ruling) && !awaited
  }

  /** In the deal it plays; a player's draw card is dead and replaced after the player-dealer. */
  #exposed(ruling: Ruling): Refusal | undefined {
    const at = this.#findCard(ruling)
    if (typeof at !== 'number') return at
    const seat = ruling.seat!
    const place = this.placeOf(seat)
    if (place === 'bank' || at < this.rules.deal.cards) {
      this.felt.turn(place, at)
      return undefined
    }
    const { seen } = this.felt.pile(place).splice(at, 1)[0]!
    if (this.#bankHasActed) this.mending.push(() => this.#again(place, seen))
    else this.#toReplace.push(seat)
    return undefined
  }

  /** Dead; the next card of the shoe takes its place at once. */
  #offTable(ruling: Ruling): Refusal | undefined {
    const at = this.#findCard(ruling)
    if (typeof at !== 'number') return at
    const place = this.placeOf(ruling.seat!)
    const { seen } = this.felt.pile(place).splice(at, 1)[0]!
    this.mending.push(() => this.#again(place, seen))
    return undefined
  }

  *#again(place: Place, seen: Seen): Script {
    yield* this.deal(place, seen === 'all' ? 'up' : 'down', seen)
    if (seen === 'all') this.sayHand(place, this.#name(this.felt.cards(place)))
  }

  /** Where the named card lies in its hand: the last of its like, which came last. */
  #findCard({ seat, cards = [] }: Ruling): number | Refusal {
    const [card] = cards
    if (seat === undefined || card === undefined || cards.length > 1) return refuse('whose card, and which?')
    const at = this.felt.cards(this.placeOf(seat)).lastIndexOf(card)
    return at < 0 ? refuse(`seat ${seat} does not hold that card`) : at
  }

  /** The player-dealer's hand or one that the house plays: misdeal; any other is foul. */
  #miscounted({ name, cite }: Incident, { seat, cards }: Ruling): Refusal | undefined {
    if (seat === undefined) return refuse('whose hand?')
    if (seat === this.bankSeat || this.#choices.get(seat) === 'house-way') return this.misdeal(cite)
    this.strike(seat, { outcome: 'lose', rule: cite })
    if (name === 'too-many-cards') this.takeSurplus(seat, cards)
    return undefined
  }

  /** The hand is played the House Way, unless it has been tabled already. */
  #discussed({ seat }: Ruling): Refusal | undefined {
    if (seat === undefined || seat === this.bankSeat) return refuse('which player’s hand?')
    if (this.#isOpen(seat)) this.#choices.set(seat, 'house-way')
    return undefined
  }

  /** The house drew, or did not draw, against its own way: the hand is set right. */
  #houseWayReset({ seat, cards }: Ruling): Refusal | undefined {
    if (seat === undefined || this.#choices.get(seat) !== 'house-way') {
      return refuse('the house plays no hand there')
    }
    const three = totalOf(this.felt.cards(String(seat)).slice(0, this.rules.deal.cards))
    const draws = three <= this.rules.houseWay.drawsUpTo
    if (draws !== !cards?.length) return refuse(`the House Way ${draws ? 'draws' : 'stands'} on ${three}`)
    if (cards?.length) this.takeSurplus(seat, cards)
    return undefined
  }

  /** What it was cannot be told any more: a winner is paid the table's minimum. */
  #winnerRemoved({ cite }: Incident, ruling: Ruling): Refusal | undefined {
    const refusal = this.hasWager(ruling)
    if (refusal) return refusal
    if (this.limits?.min === undefined) return refuse('the table has no minimum')
    this.#removed.set(bettor({ seat: ruling.seat!, by: ruling.by }), cite)
    return undefined
  }

  protected hands(): Record<string, HandShown> {
    return this.openHands([...this.bettingSeats().map(String), 'bank'], cards => this.#name(cards))
  }
}

const inPlay = (wager: LiveWager): number => wager.acting ?? wager.amount
