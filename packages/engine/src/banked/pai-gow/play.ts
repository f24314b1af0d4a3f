import { nameOfTwoHands } from '../../ranking/index.ts'
import { type Place, whom } from '../../round/awaiting.ts'
import { misdeal } from '../consequences.ts'
import { rulerOf } from '../family-floor.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course } from '../round.ts'
import { compared } from '../showdown.ts'
import { foulReadings, foulVerdict } from '../strikes.ts'
import type { NewWager } from '../wagers.ts'
import { aceHighVerdict, envyBets, envyPrizes, fortuneVerdict, isAceHigh } from './bonus.ts'
import { PaiGowDeal } from './deal.ts'
import { paiGowFloor } from './floor.ts'
import { fortuneRows } from './fortune-row.ts'
import { setByChart } from './house-way.ts'
import { rankingOf } from './rankings.ts'
import type { PaiGowPokerRules } from './rules.ts'
import { SetHands } from './set-hands.ts'
import { isFoul as isFoulRanked, ranked, settingOf } from './settings.ts'
import { baseVerdict, type Setting } from './two-hands.ts'

/** Seven cards set as two and five. */
export function paiGowCourse(round: BankedRound<PaiGowPokerRules>): Course {
  const { rules, readings, bankSeat, felt, dealer, wagers, button, floor } = round
  const { aceHigh, aceHighPush, foul, fortune, showdown } = rules
  const ranking = rankingOf(rules.joker.is, readings.wheel === 'second' ? 'second' : 'lowest')
  const fouls = new Set<Place>()
  const isFoul = (setting: Setting): boolean => isFoulRanked(ranked(setting, ranking))

  const hands = new SetHands(round, {
    arrange: settingOf,
    byHouseWay: cards => setByChart(rules.houseWay.chart, cards, ranking, rules.joker.is),
    nameOf(setting) {
      const both = ranked(setting, ranking)
      const [front, back] = [ranking.nameOf(both.frontRank), ranking.nameOf(both.backRank)]
      return nameOfTwoHands(front, back, isFoulRanked(both))
    },
    accepts(place, setting) {
      if (!isFoul(setting)) return true
      if (place === 'bank' && readings.bankFoul === 'set-again') return false
      fouls.add(place)
      const seat = place === 'bank' ? bankSeat : Number(place)
      floor.record({ name: 'foul-setting', seat, rule: foul.cite })
      return true
    },
  })
  const deal = new PaiGowDeal(round, hands)
  const fortuneRow = fortune && fortuneRows(fortune, rules, readings, seat => hands.dealt(String(seat)))

  const withEnvy = (): readonly LiveWager[] =>
    fortune ? envyBets(fortune, Number(readings.envyLeast ?? fortune.envy.least), wagers.all) : []

  /** The player-dealer's open hand decides everything: nobody sets a hand. */
  const everybodyPushes = (): boolean => aceHighPush !== undefined && isAceHigh(hands.dealt('bank'), ranking)

  function base({ seat }: LiveWager): Verdict {
    if (aceHighPush && everybodyPushes()) return { outcome: 'push', rule: aceHighPush.cite }
    if (fouls.has('bank')) return { outcome: 'win', odds: showdown.wins.pays, rule: foul.cite }
    const player = ranked(hands.setting(String(seat)), ranking)
    const bank = ranked(hands.setting('bank'), ranking)
    const front = compared(player.frontRank, bank.frontRank)
    return baseVerdict(showdown, front, compared(player.backRank, bank.backRank))
  }

  function bonus({ on, seat, for: prizeFor }: LiveWager): Verdict {
    if (aceHigh && on === 'ace-high') {
      return aceHighVerdict(aceHigh, hands.dealt(String(seat)), hands.dealt('bank'), ranking)
    }
    if (prizeFor === undefined) return fortuneVerdict(fortune!, fortuneRow!(seat))
    const row = fortuneRow!(prizeFor)!
    return { outcome: 'win', prize: row.envy!, rule: row.cite }
  }

  return {
    ruler: rulerOf(paiGowFloor({ hands, deal, fouls, isFoul }), round),

    *script() {
      // They lie beside the bets until all wagers are reconciled (001:542, 001:640).
      for (const { seat, by, on } of withEnvy()) {
        felt.button('envy', { ...whom({ seat, by }), near: 'wager', on })
      }
      yield* deal.deal(button.byDice(yield* dealer.dice(3)))
      const bankFirst = rules.setting.bank.when === 'first'
      if (bankFirst) felt.show('bank')
      if (!bankFirst || !everybodyPushes()) yield* hands.setAll()
      hands.open()
    },

    verdict(wager: LiveWager): Verdict {
      const isBonus = wagers.isBonus(wager)
      if (fouls.has(String(wager.seat))) {
        const lost: Verdict = { outcome: 'lose', rule: foul.cite }
        const verdict = foulVerdict(wager, lost, isBonus, foulReadings(readings))
        if (verdict) return verdict
      }
      return isBonus ? bonus(wager) : base(wager)
    },

    prizes(): readonly NewWager[] {
      if (!fortune || !fortuneRow) return []
      const needsBet = readings.envyHand === 'with-fortune'
      return envyPrizes(withEnvy(), wagers.all, {
        seats: wagers.seats(button.seat),
        playerOf: seat => wagers.playerOf(seat),
        qualifies: seat =>
          (!needsBet || wagers.all.some(wager => wager.seat === seat && wager.on === 'fortune')) &&
          fortuneRow(seat)?.envy !== undefined,
      })
    },

    boxed(card) {
      const row = rules.incidents.find(one => one.name === 'boxed-card')
      if (row && deal.boxed(card)) misdeal(round, row.cite)
    },

    hands: () => hands.shown(),
  }
}
