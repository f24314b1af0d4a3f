import { type Card, namesOf } from '../../cards/card.ts'
import type { Ask, Move, Option, Place, Seat } from '../../round/awaiting.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { Saying } from '../../say/saying.ts'
import { callHand } from '../hands-shown.ts'
import type { BankedRound } from '../round.ts'
import { largestBehind } from '../wagers.ts'
import type { TwoHandRules, TwoHandSetting } from './two-hands.ts'

const SET = 'set'
const HOUSE_WAY = 'house-way'
const BY_HOUSE_WAY: Option = { move: HOUSE_WAY, safe: true, key: 'h' }

/** What a hand is made of, and how it is set. */
export interface SettingWay {
  /** The hand with these two cards as its front, where the player chooses which hand is which. */
  arrange(cards: readonly Card[], front: readonly Card[]): TwoHandSetting
  byHouseWay(cards: readonly Card[]): TwoHandSetting
  nameOf(setting: TwoHandSetting): Saying
  /** Checks a setting before the hand is set. */
  accepts?(place: Place, setting: TwoHandSetting): boolean
}

/** The hands of a round that are set as two. */
export class SetHands {
  readonly #round: BankedRound<TwoHandRules>
  readonly #way: SettingWay
  readonly #dealt = new Map<Place, readonly Card[]>()
  readonly #settings = new Map<Place, TwoHandSetting>()
  /** Hands that the house dealer set by the chart. */
  readonly #charted = new Set<Place>()

  constructor(round: BankedRound<TwoHandRules>, way: SettingWay) {
    this.#round = round
    this.#way = way
  }

  /** Notes that a hand is complete and can be set. */
  complete(place: Place): void {
    this.#dealt.set(place, this.#round.felt.cards(place))
  }

  isComplete(place: Place): boolean {
    return this.#dealt.has(place)
  }

  /** The cards of a complete hand, as they were dealt. */
  dealt(place: Place): readonly Card[] {
    return this.#dealt.get(place)!
  }

  isSet(place: Place): boolean {
    return this.#settings.has(place)
  }

  setting(place: Place): TwoHandSetting {
    return this.#settings.get(place)!
  }

  get noneIsSet(): boolean {
    return this.#settings.size === 0
  }

  isCharted(place: Place): boolean {
    return this.#charted.has(place)
  }

  /** Whether a player has yet to set the hand. */
  isToSet(seat: Seat): boolean {
    return !this.isSet(this.#round.placeOf(seat)) && !this.#round.floor.isStruck(seat)
  }

  /** Everybody sets a hand, the player-dealer before or after the others. */
  *setAll(): Script {
    if (this.#round.rules.setting.bank.when === 'first') {
      yield* this.#setBank()
      yield* this.#setPlayers()
    } else {
      yield* this.#setPlayers()
      this.#round.felt.show('bank')
      yield* this.#setBank()
    }
  }

  *#setPlayers(): Script {
    const { wagers, playsUnseen } = this.#round
    for (const seat of wagers.seats()) {
      if (playsUnseen(seat) && this.isToSet(seat)) this.#chart(String(seat))
    }
    yield this.#round.dealer.askAll(
      () => this.#asks(),
      move => this.#take(move, String(move.seat)),
    )
  }

  *#setBank(): Script {
    const { by, houseWay } = this.#round.rules.setting.bank
    if (by === 'chart') return this.#chart('bank')
    while (!this.isSet('bank')) {
      const move = yield* this.#round.dealer.ask(() =>
        this.isSet('bank')
          ? undefined
          : { seat: this.#round.bankSeat, options: this.#options('bank', houseWay === true) },
      )
      if (move) this.#take(move, 'bank')
    }
  }

  /** One decision for each hand; where the largest wager decides, its bettor may act for the hand. */
  #asks(): Ask[] {
    const { wagers, rules } = this.#round
    const { players, largestWager } = rules.setting
    const asks: Ask[] = []
    for (const seat of wagers.seats()) {
      if (!this.isToSet(seat)) continue
      const options = this.#options(String(seat), players.houseWay)
      asks.push({ seat, options })
      const by = largestWager && largestBehind(wagers.all.filter(wager => wager.seat === seat))
      if (by !== undefined) asks.push({ seat, by, options })
    }
    return asks
  }

  #options(place: Place, houseWay: boolean): Option[] {
    const set: Option = { move: SET, cards: { from: this.dealt(place), min: 2, max: 2 }, key: 's' }
    return houseWay ? [set, BY_HOUSE_WAY] : [set]
  }

  #take(move: Move, place: Place): void {
    if (move.move === HOUSE_WAY) {
      // The house dealer marks a house way that was asked for (003:458).
      this.#round.felt.button(HOUSE_WAY, { seat: move.seat, near: 'hand' })
      this.#chart(place)
    } else this.set(place, this.#way.arrange(this.dealt(place), move.cards!))
  }

  #chart(place: Place): void {
    this.#charted.add(place)
    this.set(place, this.#way.byHouseWay(this.dealt(place)))
  }

  set(place: Place, setting: TwoHandSetting): void {
    if (this.#way.accepts?.(place, setting) ?? true) this.lay(place, setting)
  }

  /** The two hands lie on the table: the front is hand 1 of the place, the back hand 2. */
  lay(place: Place, setting: TwoHandSetting): void {
    const { felt } = this.#round
    this.#settings.set(place, setting)
    const seen = place === 'bank' ? 'all' : felt.seenBy(place)
    const [whole, front, back] = pilesOf(place)
    felt.piles.delete(whole)
    for (const card of setting.front) felt.lay(front, card, seen)
    for (const card of setting.back) felt.lay(back, card, seen)
  }

  /** All hands are turned up, the player-dealer's first. */
  open(): void {
    const { felt, wagers, button } = this.#round
    for (const place of ['bank', ...wagers.seats(button.seat).map(String)]) {
      for (const pile of pilesOf(place)) if (felt.piles.has(pile)) felt.show(pile)
      const setting = this.#settings.get(place)
      if (setting) callHand(felt, place, this.#way.nameOf(setting))
    }
  }

  /** The hands that lie open, as the result shows them. */
  shown(): Record<Place, HandShown> {
    const hands: Record<Place, HandShown> = {}
    for (const place of ['bank', ...this.#round.wagers.seats().map(String)]) {
      const cards = this.#dealt.get(place)
      const setting = this.#settings.get(place)
      if (!cards || !this.#isOpen(place)) continue
      hands[place] = {
        cards: namesOf(cards),
        ...(setting && {
          is: this.#way.nameOf(setting),
          front: namesOf(setting.front),
          back: namesOf(setting.back),
        }),
      }
    }
    return hands
  }

  #isOpen(place: Place): boolean {
    const { piles } = this.#round.felt
    return pilesOf(place).every(name => piles.get(name)?.every(lying => lying.seen === 'all') ?? true)
  }
}

/** Where the cards of a hand lie before and after it is set. */
function pilesOf(place: Place): Piles {
  let piles = PILES_BY_PLACE.get(place)
  if (!piles) {
    piles = [place, `${place}.1`, `${place}.2`]
    PILES_BY_PLACE.set(place, piles)
  }
  return piles
}

type Piles = readonly [whole: Place, front: Place, back: Place]
const PILES_BY_PLACE = new Map<Place, Piles>()
