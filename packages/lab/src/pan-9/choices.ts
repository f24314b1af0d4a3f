import { isRefusal, type Refusal, type View } from '@cardroom/engine'
import { deckOf, type Pan9Rules, points } from '@cardroom/engine/banked'
import { valueCounts } from '../cards/shoe.ts'
import type { ValuedChoices } from '../values/answer.ts'
import type { Valuer } from '../values/ask.ts'
import { knownBy, withChoices, worthOfEach } from '../values/ask.ts'
import { isBank, type Position } from '../values/position.ts'
import { sayOfValues } from '../values/sentences.ts'
import { type Chances, compareHands, type Start, waysToDeal } from './hands.ts'
import { pan9PlanOf } from './odds.ts'

/** Whether the player-dealer draws, by its start: against a hand that stood, one that drew, and one that the house plays. */
interface Answers {
  readonly starts: readonly Start[]
  readonly stood: readonly boolean[]
  readonly drew: readonly boolean[]
  readonly houseWay: readonly boolean[]
  /** Whether a player's start takes a card, by choice or played by the house. */
  readonly player: readonly boolean[]
  readonly playedByHouse: readonly boolean[]
}

/** A card or none: every hand of the player-dealer, who plays as well as the player does. */
export const pan9Valuer: Valuer<Pan9Rules> = {
  fromAShoe: true,
  choices(position) {
    const { rules, view, ask } = position
    const seen = knownBy(position, rules.deal.cards, 'base')
    if (isRefusal(seen)) return seen
    const { own, unit, unseen } = seen
    const counts = Array.from({ length: 10 }, (_, value) => own.filter(card => points(card) === value).length)
    const hand: Start = { counts, total: own.reduce((sum, card) => sum + points(card), 0) % 10 }
    const shoe = [...counts]
    for (const [card, count] of unseen.entries()) if (count > 0) shoe[points(card)]! += count
    const answers = answersOf(position)
    if (isBank(position)) return ofTheBank(position, hand, shoe, answers)
    const worth = (draws: boolean, bank: readonly boolean[]) => {
      const [win, push, lose] = worthAgainst(hand, shoe, answers.starts, draws, bank)
      return { cents: (win - lose) * unit, why: sayOfValues('why-chances', { win, push, lose }) }
    }
    const choices = worthOfEach(rules.id, ask, ({ move }) => {
      if (move === 'card') return worth(true, answers.drew)
      if (move === 'no-card') return worth(false, answers.stood)
      if (move !== 'house-way') return undefined
      return worth(hand.total <= rules.houseWay.drawsUpTo, answers.houseWay)
    })
    const alone = new Set(view.wagers.map(wager => wager.seat)).size === 1
    return withChoices(choices, {
      method: 'exact',
      unit,
      notes: alone ? [] : [sayOfValues('values-of-one-player')],
    })
  },
}

/** Against each player, who has drawn or stood by now: every hand with which such a player does so. */
function ofTheBank(
  position: Position<Pan9Rules>,
  hand: Start,
  shoe: readonly number[],
  { starts, player, playedByHouse }: Answers,
): ValuedChoices | Refusal {
  const { rules, view, ask } = position
  const wagers = view.wagers.filter(({ on }) => on === 'base')
  const unit = wagers.reduce((sum, { amount }) => sum + amount, 0)
  const left = shoe.map((count, value) => count - hand.counts[value]!)
  const worth = (draws: boolean) => {
    const sums: [number, number, number] = [0, 0, 0]
    for (const { seat, amount } of wagers) {
      const byHouse = isPlayedByHouse(view, seat)
      const drew = cardsOn(view, seat) > rules.deal.cards
      const does = byHouse ? playedByHouse : player
      const asDone = starts.filter((_, p) => byHouse || does[p] === drew)
      // One who plays otherwise may hold anything.
      const hands = asDone.length > 0 ? asDone : starts
      const chances: [number, number, number] = [0, 0, 0]
      let all = 0
      for (const start of hands) {
        const ways = waysToDeal(left, start)
        if (ways === 0) continue
        all += ways
        const takes = byHouse ? does[starts.indexOf(start)]! : drew
        const [higher, equal, lower] = compareHands(start, hand, shoe, { player: takes, bank: draws })
        chances[0] += ways * lower
        chances[1] += ways * equal
        chances[2] += ways * higher
      }
      for (const [i, chance] of chances.entries()) sums[i]! += (amount * chance) / all
    }
    const [win, push, lose] = sums.map(sum => sum / unit) as [number, number, number]
    return { cents: sums[0] - sums[2], why: sayOfValues('why-chances', { win, push, lose }) }
  }
  const choices = worthOfEach(rules.id, ask, ({ move }) =>
    move === 'card' || move === 'no-card' ? worth(move === 'card') : undefined,
  )
  return withChoices(choices, { method: 'exact', unit, notes: [sayOfValues('values-of-each-player-alone')] })
}

const cardsOn = ({ piles }: View, seat: number): number =>
  piles.filter(({ place }) => place === String(seat)).reduce((sum, { cards }) => sum + cards.length, 0)

const isPlayedByHouse = ({ log }: View, seat: number): boolean =>
  log.some(event => event.type === 'moved' && event.move.seat === seat && event.move.move === 'house-way')

function worthAgainst(
  hand: Start,
  shoe: readonly number[],
  banks: readonly Start[],
  draws: boolean,
  bankDraws: readonly boolean[],
): Chances {
  const left = shoe.map((count, value) => count - hand.counts[value]!)
  const sums: [number, number, number] = [0, 0, 0]
  let all = 0
  for (const [b, bank] of banks.entries()) {
    const ways = waysToDeal(left, bank)
    if (ways === 0) continue
    all += ways
    const chances = compareHands(hand, bank, shoe, { player: draws, bank: bankDraws[b]! })
    for (const [i, chance] of chances.entries()) sums[i]! += ways * chance
  }
  return [sums[0] / all, sums[1] / all, sums[2] / all]
}

const known = new WeakMap<Pan9Rules, Map<number, Answers>>()

/** As it plays from a full shoe: it does not count cards. */
function answersOf({ rules, decks = rules.decks.to }: Position<Pan9Rules>): Answers {
  const byDecks = known.get(rules) ?? new Map<number, Answers>()
  known.set(rules, byDecks)
  const found = byDecks.get(decks) ?? findAnswers(rules, decks)
  byDecks.set(decks, found)
  return found
}

function findAnswers(rules: Pan9Rules, decks: number): Answers {
  const { starts, table, houseWay, plan } = pan9PlanOf(rules, [...valueCounts(deckOf(rules, decks))], 'best')
  const [stood, drew] = plan.bank
  return {
    starts,
    stood,
    drew,
    houseWay: table.bankAgainstHouseWay(houseWay),
    player: plan.player,
    playedByHouse: houseWay,
  }
}
