import { type Card, JOKER, nameOf, rankOf } from '../../cards/card.ts'
import { type JokerUse, nameOfTwoHands } from '../../ranking/index.ts'
import { aroundFrom } from '../../round/around.ts'
import type { Place, Ruling, Seat } from '../../round/awaiting.ts'
import { cardIn, type Script } from '../../round/script.ts'
import type { Cite } from '../../rules/cite.ts'
import type { Incident } from '../../rules/rule-set.ts'
import { type Refusal, refuse } from '../../say/refusal.ts'
import type { Saying } from '../../say/saying.ts'
import type { LiveWager, Verdict } from '../live.ts'
import { compared } from '../showdown.ts'
import { foulVerdict } from '../strikes.ts'
import { aceHighVerdict, envyPrizes, fortuneVerdict, isAceHigh } from './bonus.ts'
import { fortuneHands } from './fortune.ts'
import { setByChart } from './house-way.ts'
import { dealingOrder, pileOwners } from './piles.ts'
import { rankingOf } from './rankings.ts'
import type { FortuneRow, PaiGowPokerRules } from './rules.ts'
import { ACE, isFoul, ranked, settingOf } from './settings.ts'
import type { Setting } from './two-hands.ts'
import { TwoHandPlay } from './two-hands-play.ts'

const HAND = 7

/** Seven cards set as two and five. */
export class PaiGowPlay extends TwoHandPlay<PaiGowPokerRules> {
  readonly #ranking = rankingOf(this.rules.joker.is, this.reading('wheel') === 'second' ? 'second' : 'lowest')
  readonly #fouls = new Set<Place>()
  /** What the Fortune table says of each seat, looked up once the hands are complete. */
  readonly #fortuneRows = new Map<Seat, { readonly row: FortuneRow | undefined }>()
  /** Places that still get a card from the stub for a boxed or an exposed one. */
  readonly #owed: Place[] = []
  #dealOver = false
  #exposed = 0
  #wrongHands = 0
  /** The one card that can come next: a hand was found with it. */
  #found: Card | undefined

  // The deal

  protected *dealHands(named: Seat): Script {
    const { deal, seats } = this.rules
    const order = deal.others?.[this.reading('deal') ?? ''] ?? deal.order
    const chosen = order === 'hand-by-hand' ? 1 : (this.setup.pile ?? 1)
    const owners = pileOwners(aroundFrom(named, this.places), seats.places, chosen - 1)
    const hands = new Set(['bank', ...this.bettingSeats().map(String)])
    for (const pile of dealingOrder(order, seats.places, HAND)) {
      const owner = owners[pile]
      const place = owner === undefined ? 'burn' : this.placeOf(owner)
      if (hands.has(place)) yield* this.#dealCard(place)
      else yield* this.draw(place, 'down', undefined, 'unseen')
    }
    this.#dealOver = true
    yield* this.#replace()
    for (const place of hands) this.handOver(place)
  }

  *#dealCard(place: Place): Script {
    const seen = place === 'bank' ? 'none' : Number(place)
    if (!this.rules.dealFaults) {
      yield* this.deal(place, 'down', seen)
      return
    }
    const { card, boxed } = cardIn(yield { kind: 'card', to: place, face: 'down', asItComes: true })
    if (boxed) {
      this.#owed.push(place)
    } else {
      this.felt.lay(place, card, seen)
      this.felt.say({ type: 'dealt', to: place, card, face: 'down' })
    }
  }

  /** The first card of the stub for a boxed or exposed one. */
  *#replace(): Script {
    for (let place = this.#owed.shift(); place !== undefined; place = this.#owed.shift()) {
      yield* this.#dealCard(place)
      this.handOver(place)
    }
  }

  protected override boxed(to: Place, card: Card): void {
    super.boxed(to, card)
    if (this.rules.dealFaults) this.#countExposed(card, this.rules.dealFaults.exposed.cite)
  }

  #countExposed(card: Card, cite: Cite): Refusal | undefined {
    this.#exposed++
    const voids = this.#exposed > 1 || card === JOKER || rankOf(card) === ACE
    return voids ? this.misdeal(cite) : undefined
  }

  // Setting

  protected arrange(cards: readonly Card[], front: readonly Card[]): Setting {
    return settingOf(cards, front)
  }

  protected byHouseWay(cards: readonly Card[]): Setting {
    return setByChart(this.rules.houseWay.chart, cards, this.#ranking, this.rules.joker.is)
  }

  #isFoul(setting: Setting): boolean {
    return isFoul(ranked(setting, this.#ranking))
  }

  protected override place(place: Place, setting: Setting): void {
    if (this.#isFoul(setting)) {
      if (place === 'bank' && this.reading('bankFoul') === 'set-again') return
      this.#fouls.add(place)
      const seat = place === 'bank' ? this.bankSeat : Number(place)
      this.record({ name: 'foul-setting', seat, rule: this.rules.foul.cite })
    }
    super.place(place, setting)
  }

  protected nameOf(setting: Setting): Saying {
    const { frontRank, backRank } = ranked(setting, this.#ranking)
    const { nameOf } = this.#ranking
    return nameOfTwoHands(nameOf(frontRank), nameOf(backRank), isFoul({ ...setting, frontRank, backRank }))
  }

  // Settlement

  protected override everybodyPushes(): boolean {
    return this.rules.aceHighPush !== undefined && isAceHigh(this.dealt.get('bank')!, this.#ranking)
  }

  protected compare(player: Setting, bank: Setting) {
    const [own, other] = [ranked(player, this.#ranking), ranked(bank, this.#ranking)]
    return {
      front: compared(own.frontRank, other.frontRank),
      back: compared(own.backRank, other.backRank),
    }
  }

  protected override isBonus(wager: LiveWager): boolean {
    return wager.on === 'envy' || super.isBonus(wager)
  }

  protected override verdict(wager: LiveWager): Verdict {
    const { aceHighPush, foul, showdown } = this.rules
    if (this.#fouls.has(String(wager.seat))) {
      const lost: Verdict = { outcome: 'lose', rule: foul.cite }
      const verdict = foulVerdict(wager, lost, this.isBonus(wager), this.foulReadings)
      if (verdict) return verdict
    }
    if (this.isBonus(wager)) return this.#bonusVerdict(wager)
    if (aceHighPush && this.everybodyPushes()) return { outcome: 'push', rule: aceHighPush.cite }
    if (this.#fouls.has('bank')) return { outcome: 'win', odds: showdown.wins.pays, rule: foul.cite }
    return super.verdict(wager)
  }

  #bonusVerdict(wager: LiveWager): Verdict {
    const player = this.dealt.get(String(wager.seat))!
    const { fortune, aceHigh } = this.rules
    if (wager.on === 'ace-high') {
      return aceHighVerdict(aceHigh!, player, this.dealt.get('bank')!, this.#ranking)
    }
    if (wager.on === 'fortune') return fortuneVerdict(fortune!, this.#fortuneRow(wager.seat))
    const row = this.#fortuneRow(wager.for!)!
    return { outcome: 'win', prize: row.envy!, rule: row.cite }
  }

  /** The row of the Fortune table that a seat's cards come under. */
  #fortuneRow(seat: Seat): FortuneRow | undefined {
    const known = this.#fortuneRows.get(seat)
    if (known !== undefined) return known.row
    const ranking = rankingOf((this.reading('fortuneJoker') ?? this.rules.joker.is) as JokerUse)
    const jokerInRoyalMatch = this.reading('royalMatchJoker') !== 'natural'
    const held = fortuneHands(this.dealt.get(String(seat))!, ranking, { jokerInRoyalMatch })
    const row = this.rules.fortune!.pays.find(one => held.has(one.hand))
    this.#fortuneRows.set(seat, { row })
    return row
  }

  protected override prizes(): readonly Omit<LiveWager, 'settled'>[] {
    const { fortune } = this.rules
    if (!fortune) return []
    const needsBet = this.reading('envyHand') === 'with-fortune'
    const least = Number(this.reading('envyLeast') ?? fortune.envy.least)
    return envyPrizes(fortune, least, this.wagers, {
      seats: this.bettingSeats(this.action),
      qualifies: seat =>
        (!needsBet || this.wagers.some(wager => wager.seat === seat && wager.on === 'fortune')) &&
        this.#fortuneRow(seat)?.envy !== undefined,
    })
  }

  // What goes wrong at the table

  override accepts(card: Card): boolean {
    return (this.#found === undefined || this.#found === card) && super.accepts(card)
  }

  protected override consequence(incident: Incident, ruling: Ruling): Refusal | undefined {
    const filed = this.rules.dealFaults
    switch (incident.name) {
      case 'exposed-card':
        return filed ? this.#exposedCard(incident, ruling) : super.consequence(incident, ruling)
      case 'too-few-cards':
      case 'too-many-cards':
        return filed ? this.#wrongCount(incident, ruling) : super.consequence(incident, ruling)
      case 'card-shown-by-player':
        return this.#notHeld(ruling, 1)
      case 'foul-setting':
        return this.#foundFoul(incident, ruling)
      case 'dealer-set-foul':
        return this.#setByFloor(ruling)
      case 'cards-touched':
        if (!this.settings.has('bank')) return refuse('the player-dealer’s hand is not open yet')
        return super.consequence(incident, ruling)
      case 'stub-count':
        return this.decided ? refuse('the deal is over') : this.misdeal(incident.cite)
      default:
        return super.consequence(incident, ruling)
    }
  }

  #notHeld({ seat, cards = [] }: Ruling, count?: number): Refusal | undefined {
    if (seat === undefined) return refuse('whose hand?')
    if (count !== undefined && cards.length !== count) return refuse(`${count} of the cards must be named`)
    const held = this.dealt.get(this.placeOf(seat)) ?? this.felt.cards(this.placeOf(seat))
    const missing = cards.find(card => !held.includes(card))
    return missing === undefined ? undefined : refuse(`seat ${seat} does not hold ${nameOf(missing)}`)
  }

  #exposedCard({ cite }: Incident, ruling: Ruling): Refusal | undefined {
    if (this.settings.size > 0) return refuse('the deal is over')
    const refusal = this.#notHeld(ruling, 1)
    if (refusal) return refusal
    const place = this.placeOf(ruling.seat!)
    const [card] = ruling.cards!
    const pile = this.felt.pile(place)
    pile.splice(
      pile.findIndex(lying => lying.card === card),
      1,
    )
    this.#owed.push(place)
    if (this.#dealOver) this.mending.push(() => this.#replace())
    return this.#countExposed(card!, cite)
  }

  #wrongCount({ name, cite }: Incident, { seat, cards = [] }: Ruling): Refusal | undefined {
    if (seat === undefined) return refuse('whose hand?')
    const place = this.placeOf(seat)
    if (this.settings.has(place)) return refuse('the hand has been set')
    this.#wrongHands++
    const few = name === 'too-few-cards'
    const tooFew = few && this.felt.pile(place).length < HAND - 1
    if (this.#wrongHands > 1 || tooFew || seat === this.bankSeat) return this.misdeal(cite)
    if (few) return undefined
    this.returnCollection(seat)
    this.strike(seat, { outcome: 'push', rule: cite })
    for (const card of cards.length > 0 ? cards : [undefined]) {
      this.mending.push(() => this.#surplus(place, card))
    }
    return undefined
  }

  /** A card that the hand has too many. */
  *#surplus(place: Place, card: Card | undefined): Script {
    this.#found = card
    yield* this.draw(place, 'down', undefined, card === undefined ? 'unseen' : undefined)
    this.#found = undefined
  }

  /** Whether a hand is waiting to be set; the player-dealer's comes in its turn. */
  #notToSet(seat: Seat): Refusal | undefined {
    const place = this.placeOf(seat)
    if (this.settings.has(place) || this.isStruck(seat)) return refuse(`seat ${seat} has nothing to set`)
    const open = this.bettingSeats().filter(one => !this.settings.has(String(one)) && !this.isStruck(one))
    const first = this.rules.setting.bank.when === 'first'
    const waits = seat === this.bankSeat ? !first && open.length > 0 : first && !this.settings.has('bank')
    return waits ? refuse(`seat ${seat} does not set its hand yet`) : undefined
  }

  /** Not two cards in front, or not five behind. */
  #foundFoul({ cite }: Incident, ruling: Ruling): Refusal | undefined {
    const { seat, cards = [] } = ruling
    const refusal = this.#notHeld(ruling) ?? this.#notToSet(seat!)
    if (refusal) return refusal
    if (cards.length === 0) return refuse('the cards found in front must be named')
    if (cards.length === 2) return refuse('two cards in front and five behind are no foul')
    const place = this.placeOf(seat!)
    super.place(place, settingOf(this.dealt.get(place)!, cards))
    this.#fouls.add(place)
    if (seat !== this.bankSeat) this.strike(seat!, { outcome: 'lose', rule: cite })
    return undefined
  }

  /** The floor sets a hand that the house dealer has set foul. */
  #setByFloor(ruling: Ruling): Refusal | undefined {
    const refusal = this.#notHeld(ruling, 2) ?? this.#notToSet(ruling.seat!)
    if (refusal) return refusal
    const place = this.placeOf(ruling.seat!)
    const setting = settingOf(this.dealt.get(place)!, ruling.cards!)
    if (this.#isFoul(setting)) return refuse('that setting is foul again')
    this.place(place, setting)
    return undefined
  }
}
