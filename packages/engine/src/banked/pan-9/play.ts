import { aroundFrom, leftOf } from '../../round/around.ts'
import type { Ask, Option, Place, Seat } from '../../round/awaiting.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import { type Refusal, within } from '../../say/refusal.ts'
import { rulerOf } from '../family-floor.ts'
import { callHand, openHands, turnUpHand } from '../hands-shown.ts'
import { bettor, type LiveWager, type Verdict } from '../live.ts'
import { refuseBankedRound } from '../refusals.ts'
import type { BankedRound, Course, Ruler } from '../round.ts'
import { largestBehind } from '../wagers.ts'
import { pan9Floor } from './floor.ts'
import type { RemovedWagers } from './hands.ts'
import { type Pan9Choice, Pan9Hands, pan9HandName } from './hands.ts'
import type { Pan9Rules } from './rules.ts'

const CHOICES: readonly Pan9Choice[] = ['card', 'no-card', 'house-way']
const CARD: Option = { move: 'card', key: 'c' }
const NO_CARD: Option = { move: 'no-card', key: 'n' }
const PLAYER_OPTIONS: readonly Option[] = [CARD, NO_CARD, { move: 'house-way', safe: true, key: 'h' }]
const BANK_OPTIONS: readonly Option[] = [CARD, { ...NO_CARD, safe: true }]

/** Three cards each and at most one more, compared with the player-dealer's: the last digit counts. */
export class Pan9Course implements Course {
  readonly #round: BankedRound<Pan9Rules>
  readonly #hands: Pan9Hands
  readonly #removed: RemovedWagers = new Map()

  constructor(round: BankedRound<Pan9Rules>) {
    this.#round = round
    this.#hands = new Pan9Hands(round)
  }

  get ruler(): Ruler {
    const hands = this.#hands
    const ruler = rulerOf(pan9Floor(hands, this.#removed), this.#round)
    return {
      ...ruler,
      /** A ruling on a draw card waits until the card has come. */
      atOnce: ruling => ruler.atOnce(ruling) && !(ruling.seat !== undefined && hands.awaitsDraw(ruling.seat)),
    }
  }

  *script(): Script {
    const { felt, dealer, wagers, button } = this.#round
    const hands = this.#hands
    button.byDice(yield* dealer.dice(3))
    yield* this.#deal()
    for (const seat of wagers.seats()) yield* this.#play(seat)
    yield* this.#playBank()
    for (const seat of wagers.seats()) {
      for (const _ of hands.toReplace.filter(one => one === seat)) yield* hands.dealTo(seat, 'none')
    }
    for (const seat of wagers.seats()) yield* this.#playHouseWay(seat)
    for (const seat of wagers.seats(button.seat)) turnUpHand(felt, String(seat), pan9HandName)
  }

  /** One card at a time from the player-dealer's left, the player-dealer last. */
  *#deal(): Script {
    const { rules, readings, places, bankSeat, felt, dealer, wagers } = this.#round
    const empty = readings.emptySpots === 'dealt'
    for (let i = 0; i < rules.deal.cards; i++) {
      for (const seat of aroundFrom(leftOf(bankSeat, places), places)) {
        if (seat === bankSeat) yield* this.#hands.dealTo(seat, 'none')
        else if (wagers.has(seat)) yield* this.#hands.dealTo(seat, felt.seenBy(String(seat)))
        else if (empty) yield* dealer.burn()
      }
    }
    this.#hands.dealIsComplete = true
  }

  *#play(seat: Seat): Script {
    const { rules, dealer, floor } = this.#round
    const hands = this.#hands
    if (this.#round.playsUnseen(seat) && hands.isOpen(seat)) hands.choices.set(seat, 'house-way')
    yield dealer.askAll(
      () => (hands.isOpen(seat) ? this.#deciders(seat) : []),
      ({ move }) => hands.choices.set(seat, CHOICES.find(one => one === move)!),
    )
    const choice = hands.choices.get(seat)
    if (choice === 'no-card' && hands.total(String(seat)) <= rules.warned.upTo) {
      floor.record({ name: 'low-total-kept', seat, rule: rules.warned.cite })
    }
    if (choice === 'card') yield* hands.dealTo(seat, 'none')
  }

  /** The seat's own player decides, or the back-line bettor whose wager is larger than every other on the hand. */
  #deciders(seat: Seat): Ask[] {
    const own: Ask = { seat, options: PLAYER_OPTIONS }
    const by = largestBehind(this.#round.wagers.open(seat))
    return by === undefined ? [own] : [own, { ...own, by }]
  }

  *#playBank(): Script {
    const { rules, bankSeat, felt, dealer } = this.#round
    const { upTo, standsFrom } = rules.bankDraws
    felt.show('bank')
    const total = this.#hands.total('bank')
    const move =
      total > upTo && total < standsFrom
        ? yield* dealer.ask(() => ({ seat: bankSeat, options: BANK_OPTIONS }))
        : undefined
    if (total <= upTo || move?.move === 'card') yield* dealer.deal('bank', 'up', 'all')
    callHand(felt, 'bank', pan9HandName(felt.cards('bank')))
    this.#hands.bankHasActed = true
  }

  /** The house dealer opens a hand that the house plays once the player-dealer's is set. */
  *#playHouseWay(seat: Seat): Script {
    const { rules, floor } = this.#round
    const hands = this.#hands
    if (hands.choices.get(seat) !== 'house-way' || floor.isStruck(seat)) return
    if (hands.total(String(seat)) <= rules.houseWay.drawsUpTo) yield* hands.dealTo(seat, 'none')
  }

  verdict(wager: LiveWager): Verdict {
    const { rules } = this.#round
    const player = this.#hands.total(String(wager.seat))
    const bank = this.#hands.total('bank')
    if (player < bank) return { outcome: 'lose', rule: rules.lower.cite }
    if (player === bank) return { outcome: 'push', rule: rules.equal.cite }
    const taken = this.#removed.get(bettor(wager))
    return taken
      ? { outcome: 'win', prize: taken.minimum, rule: taken.rule }
      : { outcome: 'win', odds: '1:1', rule: rules.higher.cite }
  }

  /** A hand is named only when it has been seen, and never when it is foul. */
  unsettled(): Refusal | undefined {
    const { bankSeat, wagers, floor } = this.#round
    const read = [...wagers.seats().filter(seat => !floor.isStruck(seat)), bankSeat]
    const unseen = read.find(seat => this.#hands.hasUnseen(seat))
    if (unseen === undefined) return undefined
    return within(['cards', this.#round.placeOf(unseen)], refuseBankedRound('one-more-card'))
  }

  hands(): Record<Place, HandShown> {
    const { felt, wagers } = this.#round
    return openHands(felt, [...wagers.seats().map(String), 'bank'], pan9HandName)
  }
}
