import type { Card } from '../../cards/card.ts'
import { nameOfTwoHands } from '../../ranking/names.ts'
import type { PaiGowRanking } from '../../ranking/pai-gow.ts'
import { deciderOf, type Place, type Seat } from '../../round/awaiting.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { Saying } from '../../say/saying.ts'
import { ruleMisdeal } from '../consequences.ts'
import { rulerOf } from '../family-floor.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course, Ruler } from '../round.ts'
import { handComparisonOf } from '../showdown.ts'
import { foulReadings, foulVerdict } from '../strikes.ts'
import type { NewWager } from '../wagers.ts'
import { aceHighVerdict, envyBets, envyPrizes, fortuneVerdict, isAceHigh } from './bonus.ts'
import { PaiGowDeal } from './deal.ts'
import { paiGowFloor } from './floor.ts'
import { fortuneRows } from './fortune-row.ts'
import { setByChart } from './house-way.ts'
import { rankingOf } from './rankings.ts'
import type { FortuneRow, PaiGowPokerRules } from './rules.ts'
import { SetHands, type SettingWay } from './set-hands.ts'
import { isFoul, ranked, settingOf } from './settings.ts'
import { baseVerdict, type TwoHandSetting } from './two-hands.ts'

/** How seven cards are set, and which settings are foul. */
class PaiGowWay implements SettingWay {
  readonly #round: BankedRound<PaiGowPokerRules>
  readonly ranking: PaiGowRanking
  readonly fouls = new Set<Place>()

  constructor(round: BankedRound<PaiGowPokerRules>) {
    this.#round = round
    this.ranking = rankingOf(round.rules.joker.is, round.readings.wheel === 'second' ? 'second' : 'lowest')
  }

  arrange(cards: readonly Card[], front: readonly Card[]): TwoHandSetting {
    return settingOf(cards, front)
  }

  byHouseWay(cards: readonly Card[]): TwoHandSetting {
    const { houseWay, joker } = this.#round.rules
    return setByChart(houseWay.chart, cards, this.ranking, joker.is)
  }

  nameOf(setting: TwoHandSetting): Saying {
    const both = ranked(setting, this.ranking)
    const [front, back] = [this.ranking.nameOf(both.frontRank), this.ranking.nameOf(both.backRank)]
    return nameOfTwoHands(front, back, isFoul(both))
  }

  isFoul(setting: TwoHandSetting): boolean {
    return isFoul(ranked(setting, this.ranking))
  }

  accepts(place: Place, setting: TwoHandSetting): boolean {
    if (!this.isFoul(setting)) return true
    const { rules, readings, bankSeat, floor } = this.#round
    if (place === 'bank' && readings.bankFoul === 'set-again') return false
    this.fouls.add(place)
    const seat = place === 'bank' ? bankSeat : Number(place)
    floor.record({ name: 'foul-setting', seat, rule: rules.foul.cite })
    return true
  }
}

/** Seven cards set as two and five. */
export class PaiGowCourse implements Course {
  readonly #round: BankedRound<PaiGowPokerRules>
  readonly #way: PaiGowWay
  readonly #hands: SetHands
  readonly #deal: PaiGowDeal
  readonly #fortuneRow: ((seat: Seat) => FortuneRow | undefined) | undefined

  constructor(round: BankedRound<PaiGowPokerRules>) {
    const { rules, readings } = round
    const { fortune } = rules
    const way = new PaiGowWay(round)
    const hands = new SetHands(round, way)
    this.#round = round
    this.#way = way
    this.#hands = hands
    this.#deal = new PaiGowDeal(round, hands)
    this.#fortuneRow = fortune && fortuneRows(fortune, rules, readings, seat => hands.dealt(String(seat)))
  }

  get ruler(): Ruler {
    const way = this.#way
    const table = {
      hands: this.#hands,
      deal: this.#deal,
      fouls: way.fouls,
      isFoul: (setting: TwoHandSetting) => way.isFoul(setting),
    }
    return rulerOf(paiGowFloor(table), this.#round)
  }

  *script(): Script {
    const { rules, felt, dealer, button } = this.#round
    // They lie beside the bets until all wagers are reconciled (001:542, 001:640).
    for (const { seat, by, on } of this.#withEnvy()) {
      felt.button('envy', { ...deciderOf({ seat, by }), near: 'wager', on })
    }
    yield* this.#deal.deal(button.byDice(yield* dealer.dice(3)))
    const bankFirst = rules.setting.bank.when === 'first'
    if (bankFirst) felt.show('bank')
    if (!bankFirst || !this.#everybodyPushes()) yield* this.#hands.setAll()
    this.#hands.open()
  }

  #withEnvy(): readonly LiveWager[] {
    const { rules, readings, wagers } = this.#round
    const { fortune } = rules
    return fortune ? envyBets(fortune, Number(readings.envyLeast ?? fortune.envy.least), wagers.all) : []
  }

  /** The player-dealer's open hand decides everything: nobody sets a hand. */
  #everybodyPushes(): boolean {
    return (
      this.#round.rules.aceHighPush !== undefined && isAceHigh(this.#hands.dealt('bank'), this.#way.ranking)
    )
  }

  verdict(wager: LiveWager): Verdict {
    const { rules, readings, wagers } = this.#round
    const isBonus = wagers.isBonus(wager)
    if (this.#way.fouls.has(String(wager.seat))) {
      const lost: Verdict = { outcome: 'lose', rule: rules.foul.cite }
      const verdict = foulVerdict(wager, lost, isBonus, foulReadings(readings))
      if (verdict) return verdict
    }
    return isBonus ? this.#bonus(wager) : this.#base(wager)
  }

  #base({ seat }: LiveWager): Verdict {
    const { aceHighPush, showdown, foul } = this.#round.rules
    const { ranking, fouls } = this.#way
    if (aceHighPush && this.#everybodyPushes()) return { outcome: 'push', rule: aceHighPush.cite }
    if (fouls.has('bank')) return { outcome: 'win', odds: showdown.wins.pays, rule: foul.cite }
    const player = ranked(this.#hands.setting(String(seat)), ranking)
    const bank = ranked(this.#hands.setting('bank'), ranking)
    const front = handComparisonOf(player.frontRank, bank.frontRank)
    return baseVerdict(showdown, front, handComparisonOf(player.backRank, bank.backRank))
  }

  #bonus({ on, seat, for: prizeFor }: LiveWager): Verdict {
    const { aceHigh, fortune } = this.#round.rules
    if (aceHigh && on === 'ace-high') {
      const { ranking } = this.#way
      return aceHighVerdict(aceHigh, this.#hands.dealt(String(seat)), this.#hands.dealt('bank'), ranking)
    }
    if (prizeFor === undefined) return fortuneVerdict(fortune!, this.#fortuneRow!(seat))
    const row = this.#fortuneRow!(prizeFor)!
    return { outcome: 'win', prize: row.envy!, rule: row.cite }
  }

  prizes(): readonly NewWager[] {
    const { readings, wagers, button } = this.#round
    const fortuneRow = this.#fortuneRow
    if (!fortuneRow) return []
    const needsBet = readings.envyHand === 'with-fortune'
    return envyPrizes(this.#withEnvy(), wagers.all, {
      seats: wagers.seats(button.seat),
      playerOf: seat => wagers.playerOf(seat),
      qualifies: seat =>
        (!needsBet || wagers.all.some(wager => wager.seat === seat && wager.on === 'fortune')) &&
        fortuneRow(seat)?.envy !== undefined,
    })
  }

  boxed(card: Card): void {
    const row = this.#round.rules.incidents.find(one => one.name === 'boxed-card')
    if (row && this.#deal.boxed(card)) ruleMisdeal(this.#round, row.cite)
  }

  hands(): Record<Place, HandShown> {
    return this.#hands.shown()
  }
}
