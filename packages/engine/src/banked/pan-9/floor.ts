import type { TakeRuling } from '../../floor/rule-on.ts'
import type { Ruling, Seat } from '../../round/awaiting.ts'
import type { CardOnFelt } from '../../round/felt.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import { bankedAtOnce, bankedConsequences, strikeNamed, takeSurplus } from '../consequences.ts'
import type { FamilyFloor } from '../family-floor.ts'
import { BANKED_MOMENTS, type BankedMoment } from '../incident.ts'
import { bettor } from '../live.ts'
import { isBankedMoment } from '../moments.ts'
import { cardsNamed, handNamed, misnamed, playersHandNamed, wagerNamed } from '../named.ts'
import { refuseBankedRound } from '../refusals.ts'
import type { BankedRound } from '../round.ts'
import type { Pan9Hands, RemovedWagers } from './hands.ts'
import type { Pan9Consequence, Pan9Moment } from './incident.ts'
import type { Pan9Rules } from './rules.ts'

type Pan9Round = BankedRound<Pan9Rules>

const isCommon = (when: Pan9Moment): when is BankedMoment => BANKED_MOMENTS.some(one => one === when)

/** A card that lies in a hand. */
interface CardInHand {
  readonly seat: Seat
  /** Where the card lies; among equal cards, the last one dealt. */
  readonly at: number
}

function cardNamed(round: Pan9Round, ruling: Ruling): CardInHand | Refusal {
  const seat = handNamed(ruling)
  if (isRefusal(seat)) return seat
  const cards = cardsNamed(round, ruling, 1)
  if (isRefusal(cards)) return cards
  return { seat, at: round.felt.cards(round.placeOf(seat)).lastIndexOf(cards[0]!) }
}

const pileOf = (round: Pan9Round, seat: Seat): CardOnFelt[] => round.felt.pile(round.placeOf(seat))

/** The rulings of Super Pan 9. */
export function pan9Floor(
  hands: Pan9Hands,
  removed: RemovedWagers,
): FamilyFloor<Pan9Rules, Pan9Moment, Pan9Consequence> {
  const isDealt = (round: Pan9Round, ruling: Ruling): boolean => {
    const card = cardNamed(round, ruling)
    if (isRefusal(card)) return false
    return card.seat === round.bankSeat || card.at < round.rules.deal.cards
  }

  /** Removes a dead card. */
  const take = (round: Pan9Round, { seat, at }: CardInHand): CardOnFelt =>
    pileOf(round, seat).splice(at, 1)[0]!

  const onCard =
    (then: (round: Pan9Round, card: CardInHand) => void): TakeRuling<Pan9Round, string, string> =>
    ({ play, ruling }) => {
      const card = cardNamed(play, ruling)
      if (isRefusal(card)) return card
      then(play, card)
      return undefined
    }

  return {
    misnamed,

    isNow(when, { play, ruling }) {
      if (isCommon(when)) return isBankedMoment(when, play, ruling)
      switch (when) {
        case 'deal-not-complete':
          return !hands.dealIsComplete
        case 'dealt-card':
          return isDealt(play, ruling)
        case 'draw-card':
          return !isDealt(play, ruling)
        case 'hand-of-the-house': {
          const { seat } = ruling
          return seat === play.bankSeat || (seat !== undefined && hands.choices.get(seat) === 'house-way')
        }
      }
    },

    consequences: {
      ...bankedConsequences,

      'card-lies-open': onCard((round, { seat, at }) => round.felt.turn(round.placeOf(seat), at)),

      'replaced-after-the-player-dealer': onCard((round, card) => {
        const { seen } = take(round, card)
        if (hands.bankHasActed) round.floor.mend(() => hands.again(round.placeOf(card.seat), seen))
        else hands.toReplace.push(card.seat)
      }),

      'replaced-at-once': onCard((round, card) => {
        const { seen } = take(round, card)
        round.floor.mend(() => hands.again(round.placeOf(card.seat), seen))
      }),

      'foul-hand-with-surplus': of => strikeNamed(of, 'lose', true),

      'played-the-house-way'({ play, ruling }) {
        const seat = playersHandNamed(play, ruling)
        if (isRefusal(seat)) return seat
        if (hands.isOpen(seat)) hands.choices.set(seat, 'house-way')
        return undefined
      },

      'house-way-set-right'({ play, ruling: { seat, cards } }) {
        if (seat === undefined || hands.choices.get(seat) !== 'house-way') {
          return refuseBankedRound('not-played-by-the-house')
        }
        const total = hands.dealtTotal(String(seat))
        const draws = total <= play.rules.houseWay.drawsUpTo
        const drew = cards !== undefined && cards.length > 0
        if (draws === drew)
          return refuseBankedRound(draws ? 'house-way-draws' : 'house-way-stands', { total })
        if (drew && cards.length > 1) return refuseBankedRound('name-the-cards', { count: 1 })
        if (drew) takeSurplus(play, seat, cards)
        return undefined
      },

      'paid-the-minimum'({ play, ruling, row }) {
        const wager = wagerNamed(play, ruling)
        if (isRefusal(wager)) return wager
        const minimum = play.limits?.min
        if (minimum === undefined) return refuseBankedRound('no-table-minimum')
        removed.set(bettor(wager), { minimum, rule: row.cite })
        return undefined
      },
    },

    looks: { 'house-way-set-right': 'whether' },

    atOnce: [...bankedAtOnce, 'card-lies-open', 'replaced-after-the-player-dealer', 'replaced-at-once'],
  }
}
