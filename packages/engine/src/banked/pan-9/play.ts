import { aroundFrom, leftOf } from '../../round/around.ts'
import type { Ask, Option, Seat } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import { within } from '../../say/refusal.ts'
import { rulerOf } from '../family-floor.ts'
import { callHand, openHand, openHands } from '../hands-shown.ts'
import { bettor, type LiveWager, type Verdict } from '../live.ts'
import { refuse } from '../refusals.ts'
import type { BankedRound, Course } from '../round.ts'
import { largestBehind } from '../wagers.ts'
import { pan9Floor } from './floor.ts'
import { type Choice, nameOf, Pan9Hands } from './hands.ts'
import type { Removed } from './removed.ts'
import type { Pan9Rules } from './rules.ts'

const CHOICES: readonly Choice[] = ['card', 'no-card', 'house-way']
const CARD: Option = { move: 'card', key: 'c' }
const NO_CARD: Option = { move: 'no-card', key: 'n' }
const PLAYERS: readonly Option[] = [CARD, NO_CARD, { move: 'house-way', safe: true, key: 'h' }]
const BANKS: readonly Option[] = [CARD, { ...NO_CARD, safe: true }]

/** Three cards each and at most one more, compared with the player-dealer's: the last digit counts. */
export function pan9Course(round: BankedRound<Pan9Rules>): Course {
  const { rules, readings, places, bankSeat, felt, dealer, wagers, button, floor } = round
  const hands = new Pan9Hands(round)
  const removed: Removed = new Map()
  const ruler = rulerOf(pan9Floor(hands, removed), round)

  /** One card at a time from the player-dealer's left, the player-dealer last. */
  function* deal(): Script {
    const empty = readings.emptySpots === 'dealt'
    for (let i = 0; i < rules.deal.cards; i++) {
      for (const seat of aroundFrom(leftOf(bankSeat, places), places)) {
        if (seat === bankSeat) yield* hands.dealTo(seat, 'none')
        else if (wagers.has(seat)) yield* hands.dealTo(seat, felt.seenBy(String(seat)))
        else if (empty) yield* dealer.burn()
      }
    }
    hands.dealIsComplete = true
  }

  function* play(seat: Seat): Script {
    if (round.playsUnseen(seat) && hands.isOpen(seat)) hands.choices.set(seat, 'house-way')
    yield* dealer.askAll(
      () => (hands.isOpen(seat) ? deciders(seat) : []),
      ({ move }) => hands.choices.set(seat, CHOICES.find(one => one === move)!),
    )
    const choice = hands.choices.get(seat)
    if (choice === 'no-card' && hands.total(String(seat)) <= rules.warned.upTo) {
      floor.record({ name: 'low-total-kept', seat, rule: rules.warned.cite })
    }
    if (choice === 'card') yield* hands.dealTo(seat, 'none')
  }

  /** The seat's own player decides, or the back-line bettor whose wager is larger than every other on the hand. */
  function deciders(seat: Seat): Ask[] {
    const own: Ask = { seat, options: PLAYERS }
    const by = largestBehind(wagers.open(seat))
    return by === undefined ? [own] : [own, { ...own, by }]
  }

  function* playBank(): Script {
    const { upTo, standsFrom } = rules.bankDraws
    felt.show('bank')
    const total = hands.total('bank')
    const move =
      total > upTo && total < standsFrom
        ? yield* dealer.ask(() => ({ seat: bankSeat, options: BANKS }))
        : undefined
    if (total <= upTo || move?.move === 'card') yield* dealer.deal('bank', 'up', 'all')
    callHand(felt, 'bank', nameOf(felt.cards('bank')))
    hands.bankHasActed = true
  }

  /** A hand that the house plays is opened when the player-dealer's is set. */
  function* playHouseWay(seat: Seat): Script {
    if (hands.choices.get(seat) !== 'house-way' || floor.isStruck(seat)) return
    if (hands.total(String(seat)) <= rules.houseWay.drawsUpTo) yield* hands.dealTo(seat, 'none')
  }

  return {
    ruler: {
      ...ruler,
      /** A ruling on a draw card waits until the card has come. */
      atOnce: ruling => ruler.atOnce(ruling) && !(ruling.seat !== undefined && hands.awaitsDraw(ruling.seat)),
    },

    *script() {
      button.byDice(yield* dealer.dice(3))
      yield* deal()
      for (const seat of wagers.seats()) yield* play(seat)
      yield* playBank()
      for (const seat of wagers.seats()) {
        for (const _ of hands.toReplace.filter(one => one === seat)) yield* hands.dealTo(seat, 'none')
      }
      for (const seat of wagers.seats()) yield* playHouseWay(seat)
      for (const seat of wagers.seats(button.seat)) openHand(felt, String(seat), nameOf)
    },

    verdict(wager: LiveWager): Verdict {
      const player = hands.total(String(wager.seat))
      const bank = hands.total('bank')
      if (player < bank) return { outcome: 'lose', rule: rules.lower.cite }
      if (player === bank) return { outcome: 'push', rule: rules.equal.cite }
      const taken = removed.get(bettor(wager))
      return taken
        ? { outcome: 'win', prize: taken.minimum, rule: taken.rule }
        : { outcome: 'win', odds: '1:1', rule: rules.higher.cite }
    },

    /** A hand that is read must have been seen; one that is foul is not read. */
    unsettled() {
      const read = [...wagers.seats().filter(seat => !floor.isStruck(seat)), bankSeat]
      const unseen = read.find(seat => hands.hasUnseen(seat))
      if (unseen === undefined) return undefined
      return within(['cards', round.placeOf(unseen)], refuse('one-more-card'))
    },

    hands: () => openHands(felt, [...wagers.seats().map(String), 'bank'], nameOf),
  }
}
