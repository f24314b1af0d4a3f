import type { PileSeen, Place, Readings, Result, Rules, RulesOf, Saying, View } from '@cardroom/engine'
import { type Card, nameOf, parseCard } from '@cardroom/engine/cards'
import { type HolePlays, type Judge, judgeOf, type PotHalf } from '@cardroom/engine/poker'
import { choices } from '@cardroom/engine/ranking'
import type { Found } from '../exercise/exercise.ts'
import { say } from '../exercise/sentences.ts'
import type { Chance } from '../table/chance.ts'
import { handsOnly, isSettling, type Kind } from './kind.ts'

/** A hand has so many cards, whatever the game deals. */
const FIVE = 5
const MOST_NAMES = 4

/** Which cards make a hand; what its cards come to, where they are counted; or what it is called. */
export const readHand: Kind = {
  has: ({ family }) => family !== 'pan',
  find(table, chance) {
    if (!table.playUntil(isSettling)) return undefined
    const view = table.round.view('house')
    table.playOut()
    const { result } = table.round
    const place = chance.pick(Object.keys(result.hands ?? {}))
    const is = place === undefined ? undefined : result.hands?.[place]?.is
    if (place === undefined || !is) return undefined
    const { points } = is.values ?? {}
    if (typeof points === 'number' && is.say !== 'tile-points') return counted(view, place, points, is)
    const part = partOf(table.game.rules, table.house.posted.readings, view, place, chance)
    return part ? tapped(view, place, part) : named(view, result, place, is, chance)
  },
}

const why = (place: Place, is: Saying) => [{ text: say('why-hand', { who: place, is }) }]

/** What the cards of a hand come to. */
const counted = (view: View, place: Place, points: number, is: Saying): Found => ({
  question: say('ask-total', { who: place }),
  situation: { view: handsOnly(view), facts: [] },
  asked: { by: 'number', least: 0, most: 40 },
  key: { by: 'number', number: points },
  why: why(place, is),
})

/** What a hand is called, among what the others are. */
function named(view: View, result: Result, place: Place, is: Saying, chance: Chance): Found | undefined {
  const key = JSON.stringify(is)
  const all = Object.values(result.hands ?? {}).flatMap(hand => hand.is ?? [])
  const others = [...new Map(all.map(one => [JSON.stringify(one), one])).entries()].filter(
    ([one]) => one !== key,
  )
  if (others.length === 0) return undefined
  const of = chance.shuffled([is, ...others.slice(0, MOST_NAMES - 1).map(([, one]) => one)])
  return {
    question: say('ask-name', { who: place }),
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
  readonly judge: Judge
  /** Ranks five cards by themselves, wherever they lay. */
  readonly five: Judge
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
  if (rules.family !== 'poker' && rules.family !== 'ultimate') return undefined
  const own = pileAt(view, place)
  const middle = pileAt(view, 'board')
  const [hole, board] = [cardsIn(own), cardsIn(middle)]
  if (hole.length + board.length <= FIVE || (middle && board.length < FIVE)) return undefined
  const { plays, halves } = rules.family === 'poker' ? playedFor(rules) : HIGH_ONLY
  const judged = halves
    .filter(({ ranking }) => TAPPED.includes(ranking))
    .map(half => ({ half, judge: judgeOf(half.ranking, plays, readings) }))
  const won = chance.pick(judged.filter(({ judge }) => judge.rank(hole, board, false) > 0))
  if (!won) return undefined
  const { half, judge } = won
  const piles = [own, middle].flatMap(pile => pile ?? [])
  const five = judgeOf(half.ranking, 'any', readings)
  return { half: halves.length > 1 ? half.for : undefined, hole, board, piles, plays, judge, five }
}

const HIGH_ONLY: { plays: HolePlays; halves: readonly PotHalf[] } = {
  plays: 'any',
  halves: [{ for: 'high', ranking: 'high' }],
}

const playedFor = ({ showdown }: RulesOf<'poker'>): { plays: HolePlays; halves: readonly PotHalf[] } =>
  showdown

/** Rankings in which a hand is five cards and a card is what it is. */
const TAPPED: readonly PotHalf['ranking'][] = ['high', 'short-deck', 'eight-or-better', 'low-a5', 'low-27']

function tapped(view: View, place: Place, part: Part): Found | undefined {
  const { half, piles, judge, hole, board } = part
  const best = judge.rank(hole, board, false)
  const [first, ...others] = fives(part).filter(five => rankOf(part, five) === best)
  if (!first) return undefined
  return {
    question: say('ask-cards', { who: place, half }),
    situation: { view: handsOnly(view), facts: [] },
    asked: { by: 'cards', from: piles.map(pile => ({ place: pile.place })), count: FIVE },
    key: { by: 'cards', cards: namesIn(first), others: others.map(namesIn) },
    why: why(place, judge.name(best)),
  }
}

interface Five {
  readonly own: readonly Card[]
  readonly middle: readonly Card[]
}

const namesIn = ({ own, middle }: Five): string[] => [...own, ...middle].map(nameOf)

/** What these five are worth by themselves: each of them plays. */
const rankOf = ({ plays, judge, five }: Part, { own, middle }: Five): number =>
  plays === 'exactly-two' ? judge.rank(own, middle, false) : five.rank([...own, ...middle], [], false)

/** Every five cards that may play. */
function fives({ plays, hole, board }: Part): Five[] {
  const counts = plays === 'exactly-two' ? [2] : [0, 1, 2, 3, 4, 5]
  return counts
    .filter(count => plays !== 'up-to-two' || count <= 2)
    .filter(count => count <= hole.length && FIVE - count <= board.length)
    .flatMap(count =>
      [...choices(hole, count)].flatMap(own =>
        [...choices(board, FIVE - count)].map(middle => ({ own, middle })),
      ),
    )
}
