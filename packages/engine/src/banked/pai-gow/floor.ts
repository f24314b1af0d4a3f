import { nameOf } from '../../cards/card.ts'
import type { Place, Ruling, Seat } from '../../round/awaiting.ts'
import { refuseInRound } from '../../round/refusals.ts'
import type { Cite } from '../../rules/cite.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import { bankedAtOnce, ruleMisdeal, strike } from '../consequences.ts'
import type { FamilyFloor } from '../family-floor.ts'
import { BANKED_MOMENTS, type BankedMoment } from '../incident.ts'
import { isBankedMoment } from '../moments.ts'
import { cardsNamed, handNamed, misnamed } from '../named.ts'
import { refuseBankedRound } from '../refusals.ts'
import type { BankedRound } from '../round.ts'
import type { PaiGowDeal } from './deal.ts'
import type { PaiGowConsequence, PaiGowMoment } from './incident.ts'
import type { PaiGowPokerRules } from './rules.ts'
import type { SetHands } from './set-hands.ts'
import { twoHandConsequences } from './set-hands-floor.ts'
import { settingOf } from './settings.ts'
import type { TwoHandSetting } from './two-hands.ts'

type PaiGowRound = BankedRound<PaiGowPokerRules>

const isCommon = (when: PaiGowMoment): when is BankedMoment => BANKED_MOMENTS.some(one => one === when)

/** What the rulings look at. */
interface PaiGowTable {
  readonly hands: SetHands
  readonly deal: PaiGowDeal
  /** Places whose hand is foul. */
  readonly fouls: Set<Place>
  isFoul(setting: TwoHandSetting): boolean
}

/** The rulings of pai gow poker. */
export function paiGowFloor({
  hands,
  deal,
  fouls,
  isFoul,
}: PaiGowTable): FamilyFloor<PaiGowPokerRules, PaiGowMoment, PaiGowConsequence> {
  /** Refuses a hand that is not waiting to be set; the player-dealer's comes in its turn. */
  function checkToSet(round: PaiGowRound, seat: Seat): Refusal | undefined {
    if (!hands.isComplete(round.placeOf(seat))) return refuseBankedRound('deal-not-over')
    if (!hands.isToSet(seat)) return refuseBankedRound('nothing-to-set', { seat })
    const open = round.wagers.seats().some(one => hands.isToSet(one))
    const first = round.rules.setting.bank.when === 'first'
    const waits = seat === round.bankSeat ? !first && open : first && !hands.isSet('bank')
    return waits ? refuseBankedRound('not-to-set-yet', { seat }) : undefined
  }

  /** A hand that waits to be set, with the named cards as its front. */
  function fronted(
    round: PaiGowRound,
    ruling: Ruling,
    count?: number,
  ): { seat: Seat; setting: TwoHandSetting } | Refusal {
    const seat = handNamed(ruling)
    if (isRefusal(seat)) return seat
    const cards = cardsNamed(round, ruling, count)
    if (isRefusal(cards)) return cards
    const refusal = checkToSet(round, seat)
    return refusal ?? { seat, setting: settingOf(hands.dealt(round.placeOf(seat)), cards) }
  }

  /** Rules on a hand with a wrong number of cards: the deal is void, or the hand is repaired. */
  function wrongCount(round: PaiGowRound, seat: Seat, voids: boolean, rule: Cite, otherwise: () => void) {
    if (voids || deal.isVoidedByWrongHand(seat)) {
      const refusal = ruleMisdeal(round, rule)
      if (refusal) return refusal
    } else {
      otherwise()
    }
    deal.wrongHand()
    return undefined
  }

  return {
    misnamed,

    isNow(when, { play, ruling }) {
      if (isCommon(when)) return isBankedMoment(when, play, ruling)
      switch (when) {
        case 'before-any-setting':
          return hands.noneIsSet
        case 'hand-not-set':
          return ruling.seat !== undefined && !hands.isSet(play.placeOf(ruling.seat))
        case 'player-dealer-has-set':
          return hands.isSet('bank')
      }
    },

    consequences: {
      ...twoHandConsequences(hands),

      'replaced-from-the-stub'({ play, ruling, row }) {
        const seat = handNamed(ruling)
        if (isRefusal(seat)) return seat
        const cards = cardsNamed(play, ruling, 1)
        if (isRefusal(cards)) return cards
        const card = cards[0]!
        const refusal = deal.isVoidedBy(card) ? ruleMisdeal(play, row.cite) : undefined
        if (!refusal) deal.exposed(play.placeOf(seat), card)
        return refusal
      },

      'card-stays'({ play, ruling }) {
        const cards = cardsNamed(play, ruling, 1)
        return isRefusal(cards) ? cards : undefined
      },

      'completed-from-the-stub'({ play, ruling, row }) {
        const seat = handNamed(ruling)
        if (isRefusal(seat)) return seat
        return wrongCount(play, seat, deal.isFarTooShort(play.placeOf(seat)), row.cite, () => {})
      },

      'dead-hand-with-collection'({ play, ruling, row }) {
        const seat = handNamed(ruling)
        if (isRefusal(seat)) return seat
        const { cards = [] } = ruling
        // The surplus card was dealt to nobody.
        const gone = cards.find((card, i) => !play.dealer.has(card) || cards.indexOf(card) < i)
        if (gone !== undefined) return refuseInRound('not-left-in-deck', { card: nameOf(gone) })
        return wrongCount(play, seat, false, row.cite, () => {
          play.fees.returnTo(seat)
          strike(play, seat, { outcome: 'push', rule: row.cite })
          for (const card of cards.length > 0 ? cards : [undefined]) {
            play.floor.mend(() => deal.surplus(play.placeOf(seat), card))
          }
        })
      },

      'foul-setting'({ play, ruling, row }) {
        const found = fronted(play, ruling)
        if (isRefusal(found)) return found
        const { seat, setting } = found
        if (setting.front.length === 2) return refuseBankedRound('setting-is-no-foul')
        const place = play.placeOf(seat)
        hands.lay(place, setting)
        fouls.add(place)
        if (seat !== play.bankSeat) strike(play, seat, { outcome: 'lose', rule: row.cite })
        return undefined
      },

      'set-by-the-floor'({ play, ruling }) {
        const found = fronted(play, ruling, 2)
        if (isRefusal(found)) return found
        if (isFoul(found.setting)) return refuseBankedRound('setting-is-foul')
        hands.set(play.placeOf(found.seat), found.setting)
        return undefined
      },
    },

    // An ace or a joker voids the deal.
    looks: { 'replaced-from-the-stub': 'what', 'set-by-the-floor': 'whether' },

    atOnce: [...bankedAtOnce, 'replaced-from-the-stub', 'card-stays'],
  }
}
