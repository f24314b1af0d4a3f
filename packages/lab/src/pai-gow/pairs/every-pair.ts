import { choose } from '../../cards/shoe.ts'
import { runJob } from '../../parallel/run.ts'
import { sayOfWork } from '../../parallel/sentences.ts'
import type { Watch } from '../../parallel/work.ts'
import { HAND, PaiGowDeck } from './deck.ts'
import { chunksOfHands, rowLength, type SettingRules, setHandsJob } from './set-hands.ts'
import { type Shapes, shapesOf } from './shapes.ts'
import { sharedCardsJob, sharedCardTasks } from './shared-cards.ts'
import { type Ends, Sweep } from './sweep.ts'

const ALL_RANKS = Array.from({ length: 13 }, (_, rank) => rank)

/** How the base wager ends over every hand of the player against every hand that the player-dealer may have then. */
interface EveryPair extends Ends {
  readonly all: bigint
}

/** One walk through the sets of cards that two hands may share: some minutes, and a few hundred megabytes. */
export async function everyPair(
  setting: SettingRules,
  watch: Watch,
  ranks: readonly number[] = ALL_RANKS,
): Promise<EveryPair> {
  const deck = new PaiGowDeck(ranks)
  const hands = deck.classes(HAND)
  const rows = new Uint32Array(new SharedArrayBuffer(hands.counts.length * rowLength(setting) * 4))
  const chunks = { from: 0, to: chunksOfHands(hands) }
  const setup = { setting, ranks, hands, rows }
  await runJob(setHandsJob, setup, chunks, watch, sayOfWork('work-on-hands'))
  const shapes = shapesOf(deck, hands, rows)
  const sets = Array.from({ length: HAND }, (_, cards) => deck.classes(cards))
  const tasks = sharedCardTasks(deck, sets)
  const { sums } = await runJob(
    sharedCardsJob,
    { ranks, shapes, sets, tasks },
    { from: 0, to: tasks.length },
    watch,
    sayOfWork('work-on-how-rounds-end'),
  )
  const same = againstItself(shapes)
  const sum = (of: keyof Ends) => sums.reduce((all, one) => all + one[of], 0n) - same[of]
  const all = BigInt(deck.sets(HAND)) * BigInt(choose(deck.size - HAND, HAND))
  return { win: sum('win'), lose: sum('lose'), all }
}

/** Pairs that have all seven cards in common. */
function againstItself(shapes: Shapes): Ends {
  const sweep = new Sweep(shapes)
  let [win, lose] = [0n, 0n]
  for (const [shape, hands] of shapes.hands.entries()) {
    sweep.add(shape)
    const ends = sweep.ends()
    win += BigInt(hands) * ends.win
    lose += BigInt(hands) * ends.lose
  }
  return { win, lose }
}
