import { type Card, namesOf } from '../../cards/card.ts'
import type { Ask, Move, Option, Place, Ruling, Seat } from '../../round/awaiting.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { Incident } from '../../rules/rule-set.ts'
import { type Refusal, refuse } from '../../say/refusal.ts'
import type { Saying } from '../../say/saying.ts'
import type { LiveWager, Verdict } from '../live.ts'
import { BankedPlay } from '../play.ts'
import type { Comparison } from '../showdown.ts'
import { baseVerdict, type Setting, type TwoHandRules } from './two-hands.ts'

const SET = 'set'
const HOUSE_WAY = 'house-way'

/** Hands that are set as two and compared with the player-dealer's two, front with front and back with back. */
export abstract class TwoHandPlay<R extends TwoHandRules> extends BankedPlay<R> {
  /** The hands as they were dealt. */
  protected readonly dealt = new Map<Place, readonly Card[]>()
  protected readonly settings = new Map<Place, Setting>()

  /** Hands that the house dealer has set by the chart. */
  readonly #charted = new Set<Place>()

  /** A hand for every place at the table; what places without a wager get is collected unseen. */
  protected abstract dealHands(named: Seat): Script
  /** The hand with these two cards taken as its front, where it is up to the player which hand is which. */
  protected abstract arrange(cards: readonly Card[], front: readonly Card[]): Setting
  protected abstract byHouseWay(cards: readonly Card[]): Setting
  protected abstract compare(player: Setting, bank: Setting): { front: Comparison; back: Comparison }
  protected abstract nameOf(setting: Setting): Saying

  protected *game(): Script {
    yield* this.dealHands(yield* this.shakeDice())
    if (this.rules.setting.bank.when === 'first') {
      this.felt.show('bank')
      if (this.everybodyPushes()) return this.#open()
      yield* this.#setBank()
      yield* this.#setPlayers()
    } else {
      yield* this.#setPlayers()
      this.felt.show('bank')
      yield* this.#setBank()
    }
    this.#open()
  }

  /** The player-dealer's open hand decides everything: nobody sets a hand. */
  protected everybodyPushes(): boolean {
    return false
  }

  /** A hand is complete: from now on it can be set. */
  protected handOver(place: Place): void {
    this.dealt.set(place, this.felt.cards(place))
  }

  *#setPlayers(): Script {
    yield* this.askAll(
      () => this.bettingSeats().flatMap(seat => this.#asks(seat)),
      move => this.#take(move, String(move.seat)),
    )
  }

  *#setBank(): Script {
    const { by, houseWay } = this.rules.setting.bank
    if (by === 'chart') return this.#chart('bank')
    while (!this.settings.has('bank')) {
      const move = yield* this.ask(() =>
        this.settings.has('bank')
          ? undefined
          : { seat: this.bankSeat, options: this.#options('bank', houseWay === true) },
      )
      if (move) this.#take(move, 'bank')
    }
  }

  /** One decision a hand; where the largest wager decides, whoever made it may speak up for the hand. */
  #asks(seat: Seat): Ask[] {
    const place = String(seat)
    if (this.settings.has(place) || this.isStruck(seat)) return []
    const options = this.#options(place, this.rules.setting.players.houseWay)
    const by = this.rules.setting.largestWager && this.#largestBehind(seat)
    return [{ seat, options }, ...(by === undefined ? [] : [{ seat, by, options }])]
  }

  /** The back-line bettor whose wager is larger than every other on the hand. */
  #largestBehind(seat: Seat): string | undefined {
    const wagers = this.wagers.filter(wager => wager.seat === seat).sort((a, b) => b.amount - a.amount)
    const [largest, next] = wagers
    return largest?.by !== undefined && largest.amount > (next?.amount ?? 0) ? largest.by : undefined
  }

  #options(place: Place, houseWay: boolean): Option[] {
    const size = this.dealt.get(place)!
    const set: Option = { move: SET, cards: { from: size, min: 2, max: 2 } }
    return houseWay ? [set, { move: HOUSE_WAY }] : [set]
  }

  #take(move: Move, place: Place): void {
    if (move.move === HOUSE_WAY) this.#chart(place)
    else this.place(place, this.arrange(this.dealt.get(place)!, move.cards!))
  }

  #chart(place: Place): void {
    this.#charted.add(place)
    this.place(place, this.byHouseWay(this.dealt.get(place)!))
  }

  protected override consequence(incident: Incident, ruling: Ruling): Refusal | undefined {
    if (incident.name !== 'house-way-misplayed') return super.consequence(incident, ruling)
    const { seat } = ruling
    const charted = seat !== undefined && this.#charted.has(this.placeOf(seat))
    // The chart has been followed already: nothing is left to put right.
    return charted ? undefined : refuse('a hand that was set the house way must be named')
  }

  /** The two hands lie on the table: the front is hand 1 of the place, the back hand 2. */
  protected place(place: Place, setting: Setting): void {
    this.settings.set(place, setting)
    const seen = place === 'bank' ? 'all' : Number(place)
    this.felt.piles.delete(place)
    for (const card of setting.front) this.felt.lay(`${place}.1`, card, seen)
    for (const card of setting.back) this.felt.lay(`${place}.2`, card, seen)
  }

  #open(): void {
    for (const place of ['bank', ...this.bettingSeats(this.action).map(String)]) {
      for (const pile of [place, `${place}.1`, `${place}.2`]) {
        if (this.felt.piles.has(pile)) this.felt.show(pile)
      }
      const setting = this.settings.get(place)
      if (setting) this.sayHand(place, this.nameOf(setting))
    }
  }

  protected verdict(wager: LiveWager): Verdict {
    const { front, back } = this.compare(this.settings.get(String(wager.seat))!, this.settings.get('bank')!)
    return baseVerdict(this.rules.showdown, front, back)
  }

  protected hands(): Record<Place, HandShown> {
    const hands: Record<Place, HandShown> = {}
    for (const place of ['bank', ...this.bettingSeats().map(String)]) {
      const cards = this.dealt.get(place)
      const setting = this.settings.get(place)
      if (!cards || !this.#isOpen(place)) continue
      hands[place] = {
        cards: namesOf(cards),
        ...(setting && {
          is: this.nameOf(setting),
          front: namesOf(setting.front),
          back: namesOf(setting.back),
        }),
      }
    }
    return hands
  }

  #isOpen(place: Place): boolean {
    const piles = [place, `${place}.1`, `${place}.2`].flatMap(name => this.felt.piles.get(name) ?? [])
    return piles.every(lying => lying.seen === 'all')
  }
}
