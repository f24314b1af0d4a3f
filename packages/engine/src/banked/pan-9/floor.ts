import type { Take } from '../../floor/rule-on.ts'
import type { Ruling, Seat } from '../../round/awaiting.ts'
import type { Lying } from '../../round/felt.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import { bankedAtOnce, bankedConsequences, strike, takeSurplus } from '../consequences.ts'
import type { FamilyFloor } from '../family-floor.ts'
import { type BankedMoment, MOMENTS } from '../incident.ts'
import { bettor } from '../live.ts'
import { isNow } from '../moments.ts'
import { cardsNamed, handNamed, misnamed, playersHandNamed, wagerNamed } from '../named.ts'
import { refuse } from '../refusals.ts'
import type { BankedRound } from '../round.ts'
import type { Pan9Hands } from './hands.ts'
import type { Pan9Consequence, Pan9Moment } from './incident.ts'
import type { Removed } from './removed.ts'
import type { Pan9Rules } from './rules.ts'

type Round = BankedRound<Pan9Rules>

const isCommon = (when: Pan9Moment): when is BankedMoment => MOMENTS.some(one => one === when)

/** A card that lies in a hand. */
interface CardOf {
  readonly seat: Seat
  /** Where it lies: of cards that are alike, the one that came last. */
  readonly at: number
}

function cardNamed(round: Round, ruling: Ruling): CardOf | Refusal {
  const seat = handNamed(ruling)
  if (isRefusal(seat)) return seat
  const cards = cardsNamed(round, ruling, 1)
  if (isRefusal(cards)) return cards
  return { seat, at: round.felt.cards(round.placeOf(seat)).lastIndexOf(cards[0]!) }
}

const pileOf = (round: Round, seat: Seat): Lying[] => round.felt.pile(round.placeOf(seat))

/** What goes wrong in Pan 9, and what follows. */
export function pan9Floor(
  hands: Pan9Hands,
  removed: Removed,
): FamilyFloor<Pan9Rules, Pan9Moment, Pan9Consequence> {
  const isDealt = (round: Round, ruling: Ruling): boolean => {
    const card = cardNamed(round, ruling)
    if (isRefusal(card)) return false
    return card.seat === round.bankSeat || card.at < round.rules.deal.cards
  }

  /** The card is dead: it is taken away. */
  const take = (round: Round, { seat, at }: CardOf): Lying => pileOf(round, seat).splice(at, 1)[0]!

  const onCard =
    (then: (round: Round, card: CardOf) => void): Take<Round, string, string> =>
    ({ play, ruling }) => {
      const card = cardNamed(play, ruling)
      if (isRefusal(card)) return card
      then(play, card)
      return undefined
    }

  return {
    misnamed,

    isNow(when, { play, ruling }) {
      if (isCommon(when)) return isNow(when, play, ruling)
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

      'foul-hand-with-surplus'({ play, ruling, row }) {
        const seat = playersHandNamed(play, ruling)
        if (isRefusal(seat)) return seat
        strike(play, seat, { outcome: 'lose', rule: row.cite })
        takeSurplus(play, seat, ruling.cards)
        return undefined
      },

      'played-the-house-way'({ play, ruling }) {
        const seat = playersHandNamed(play, ruling)
        if (isRefusal(seat)) return seat
        if (hands.isOpen(seat)) hands.choices.set(seat, 'house-way')
        return undefined
      },

      'house-way-set-right'({ play, ruling: { seat, cards } }) {
        if (seat === undefined || hands.choices.get(seat) !== 'house-way') {
          return refuse('not-played-by-the-house')
        }
        const total = hands.dealtTotal(String(seat))
        const draws = total <= play.rules.houseWay.drawsUpTo
        const drew = cards !== undefined && cards.length > 0
        if (draws === drew) return refuse(draws ? 'house-way-draws' : 'house-way-stands', { total })
        if (drew && cards.length > 1) return refuse('name-the-cards', { count: 1 })
        if (drew) takeSurplus(play, seat, cards)
        return undefined
      },

      'paid-the-minimum'({ play, ruling, row }) {
        const wager = wagerNamed(play, ruling)
        if (isRefusal(wager)) return wager
        const minimum = play.limits?.min
        if (minimum === undefined) return refuse('no-table-minimum')
        removed.set(bettor(wager), { minimum, rule: row.cite })
        return undefined
      },
    },

    looks: { 'house-way-set-right': 'whether' },

    atOnce: [...bankedAtOnce, 'card-lies-open', 'replaced-after-the-player-dealer', 'replaced-at-once'],
  }
}
