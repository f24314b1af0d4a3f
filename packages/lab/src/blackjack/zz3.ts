import { type BlackjackRules, cardsOf, countsOf, deckOf, isRefusal, readingsOf } from '@cardroom/engine'
import { underReadings } from '@cardroom/engine/banked/blackjack/terms.ts'
import { games } from '@cardroom/rulebook'
import { FastRandom } from '../simulate/random.ts'
import { tallyOdds } from '../simulate/tally.ts'
import { blackjackKernel, blackjackPlay } from './kernel.ts'
import { solveBlackjack } from './odds.ts'

const N = +process.argv[2]!
for (const g of games.filter(
  x => x.family === 'blackjack' && x.id.includes(process.argv[3] ?? ''),
) as BlackjackRules[]) {
  const readings = readingsOf(g, {})
  if (isRefusal(readings)) throw 0
  const decks = +(process.argv[4] ?? g.decks.to)
  if (decks < g.decks.from) continue
  const q = { rules: g, readings, decks }
  const play = blackjackPlay(q)
  const k = blackjackKernel(q, play)
  const r = new FastRandom('cd'.repeat(32), 0)
  const t0 = process.cpuUsage().user
  for (let i = 0; i < N; i++) k.round(r)
  const t1 = process.cpuUsage().user
  const sim = tallyOdds(k.tallies()[0]!)
  const w = solveBlackjack(underReadings(g, readings), countsOf(cardsOf(deckOf(g, decks)))).wagers[0]!
  console.log(
    g.id,
    decks,
    'bytes',
    play.length,
    'M/s',
    (N / (t1 - t0)).toFixed(2),
    'exact',
    w.edge.toFixed(6),
    'sim',
    sim.edge.toFixed(6),
    '+-',
    sim.stderr.toFixed(6),
    'z',
    ((sim.edge - w.edge) / sim.stderr).toFixed(2),
    'sd',
    w.sd.toFixed(4),
    sim.sd.toFixed(4),
    'act',
    w.action.toFixed(5),
    sim.action.toFixed(5),
    'win',
    w.win.toFixed(5),
    sim.win.toFixed(5),
    'push',
    w.push.toFixed(5),
    sim.push.toFixed(5),
  )
}
