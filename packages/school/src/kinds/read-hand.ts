import type { PileSeen, Place, Readings, Result, Rules, Saying, View } from '@cardroom/engine'
import { type Card, nameOf, parseCard } from '@cardroom/engine/cards'
import { type HandJudge, type HolePlays, judgeOf, type PotHalf } from '@cardroom/engine/poker'
import { choices } from '@cardroom/engine/ranking'
import type { FoundExercise } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import { schoolFamilyOf } from '../families/families.ts'
import type { Chance } from '../table/chance.ts'
import { handsOnly, isSettling } from '../table/quiet-view.ts'
import type { ExerciseMaker } from './exercise-maker.ts'

/** The cards that make a hand, however many are dealt. */
const HAND_SIZE = 5
const MAX_NAMES = 4

/** Which cards make a hand; what its cards come to, where they are counted; or what it is called. */
export const readHandExercise: ExerciseMaker = {
  has: rules => schoolFamilyOf(rules).hands !== undefined,
  find(table, chance) {
    if (!table.playUntil(isSettling)) return undefined
    const view = table.round.view('house')
    table.playOut()
    const { result } = table.round
    const place = chance.pick(Object.keys(result.hands ?? {}))
    const is = place === undefined ? undefined : result.hands?.[place]?.is
    if (place === undefined || !is) return undefined
    const { points } = is.values ?? {}
    if (typeof points === 'number' && is.say !== 'tile-points') return askTotal(view, place, points, is)
    const part = partOf(table.game.rules, table.house.posted.readings, view, place, chance)
    return part ? askFive(view, place, part) : askName(view, result, place, is, chance)
  },
}

const why = (place: Place, is: Saying) => [{ text: sayInSchool('why-hand', { who: place, is }) }]

/** What the cards of a hand come to. */
const askTotal = (view: View, place: Place, points: number, is: Saying): FoundExercise => ({
  question: sayInSchool('ask-total', { who: place }),
  situation: { view: handsOnly(view), facts: [] },
  asked: { by: 'number', least: 0, most: 40 },
  key: { by: 'number', number: points },
  why: why(place, is),
})

/** What a hand is called, among what the others are. */
function askName(
  view: View,
  result: Result,
  place: Place,
  is: Saying,
  chance: Chance,
): FoundExercise | undefined {
  const key = JSON.stringify(is)
  const all = Object.values(result.hands ?? {}).flatMap(hand => hand.is ?? [])
  const others = [...new Map(all.map(one => [JSON.stringify(one), one])).entries()].filter(
    ([one]) => one !== key,
  )
  if (others.length === 0) return undefined
  const of = chance.shuffled([is, ...others.slice(0, MAX_NAMES - 1).map(([, one]) => one)])
  return {
    question: sayInSchool('ask-name', { who: place }),
    situation: { view: handsOnly(view), facts: [] },
    asked: { by: 'choice', of },
    key: { by: 'choice', at: of.indexOf(is) },
    why: why(place, is),
  }
}

/** A hand of five out of more cards. */
interface Part {
  readonly half: 'high' | 'low' | undefined
  readonly hole: readonly Card[]
  readonly board: readonly Card[]
  readonly piles: readonly PileSeen[]
  readonly plays: HolePlays
  readonly judge: HandJudge
  /** Ranks five cards by themselves, wherever they lay. */
  readonly five: HandJudge
}

const pileAt = (view: View, place: Place): PileSeen | undefined =>
  view.piles.find(pile => pile.place === place && pile.hand === undefined)

const cardsIn = (pile: PileSeen | undefined): Card[] =>
  pile?.cards.flatMap(name => parseCard(name) ?? []) ?? []

/** Where five cards are chosen: for a half of the pot that the hand plays for. */
function partOf(
  rules: Rules,
  readings: Readings,
  view: View,
  place: Place,
  chance: Chance,
): Part | undefined {
  const showdown = schoolFamilyOf(rules).hands?.fiveOf?.(rules)
  if (!showdown) return undefined
  const own = pileAt(view, place)
  const middle = pileAt(view, 'board')
  const [hole, board] = [cardsIn(own), cardsIn(middle)]
  if (hole.length + board.length <= HAND_SIZE || (middle && board.length < HAND_SIZE)) return undefined
  const { plays, halves } = showdown
  const judged = halves
    .filter(({ ranking }) => FIVE_CARD_RANKINGS.includes(ranking))
    .map(half => ({ half, judge: judgeOf(half.ranking, plays, readings) }))
  const won = chance.pick(judged.filter(({ judge }) => judge.rank(hole, board, false) > 0))
  if (!won) return undefined
  const { half, judge } = won
  const piles = [own, middle].flatMap(pile => pile ?? [])
  const five = judgeOf(half.ranking, 'any', readings)
  return { half: halves.length > 1 ? half.for : undefined, hole, board, piles, plays, judge, five }
}

/** Rankings in which a hand is five cards and a card is what it is. */
const FIVE_CARD_RANKINGS: readonly PotHalf['ranking'][] = [
  'high',
  'short-deck',
  'eight-or-better',
  'low-a5',
  'low-27',
]

function askFive(view: View, place: Place, part: Part): FoundExercise | undefined {
  const { half, piles, judge, hole, board } = part
  const best = judge.rank(hole, board, false)
  const [first, ...others] = fives(part).filter(five => rankOf(part, five) === best)
  if (!first) return undefined
  return {
    question: sayInSchool('ask-cards', { who: place, half }),
    situation: { view: handsOnly(view), facts: [] },
    asked: { by: 'cards', from: piles.map(pile => ({ place: pile.place })), count: HAND_SIZE },
    key: { by: 'cards', cards: namesIn(first), others: others.map(namesIn) },
    why: why(place, judge.name(best)),
  }
}

interface OwnAndMiddle {
  readonly own: readonly Card[]
  readonly middle: readonly Card[]
}

const namesIn = ({ own, middle }: OwnAndMiddle): string[] => [...own, ...middle].map(nameOf)

/** What these five are worth by themselves: each of them plays. */
const rankOf = ({ plays, judge, five }: Part, { own, middle }: OwnAndMiddle): number =>
  plays === 'exactly-two' ? judge.rank(own, middle, false) : five.rank([...own, ...middle], [], false)

/** Every five cards that may play. */
function fives({ plays, hole, board }: Part): OwnAndMiddle[] {
  const counts = plays === 'exactly-two' ? [2] : [0, 1, 2, 3, 4, 5]
  return counts
    .filter(count => plays !== 'up-to-two' || count <= 2)
    .filter(count => count <= hole.length && HAND_SIZE - count <= board.length)
    .flatMap(count =>
      [...choices(hole, count)].flatMap(own =>
        [...choices(board, HAND_SIZE - count)].map(middle => ({ own, middle })),
      ),
    )
}
