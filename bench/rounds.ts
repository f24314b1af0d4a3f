import { type Ask, gameOf, granted, type Move, type Round, readingsOf } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import { type Card, Randomness, shuffle } from '@cardroom/engine/cards'
import { games } from '@cardroom/rulebook'
import { seedOf } from '../tests/random/seed.ts'
import { measure } from './measure.ts'
import { pokerTsHands } from './poker-ts.ts'
import type { Finding } from './table.ts'

const MEASURED = [
  'comstock/ez-baccarat-panda-8',
  'outlaws/three-card-poker-6-card-bonus',
  'outlaws/texas-holdem',
]

/** Full rounds of six seats through the machine, every check and event on; everybody stays in to the end. */
export async function rounds(): Promise<Finding[]> {
  const pokerTs = pokerTsHands()
  const rates = await measure({
    ...Object.fromEntries(MEASURED.map(id => [id, playRounds(id)])),
    ...(pokerTs && { 'poker-ts': pokerTs }),
  })
  return rates.slice(0, MEASURED.length).map(({ name, perSecond }) => ({
    what: `${name}, six seats`,
    unit: 'rounds',
    ours: { name: 'cardroom', perSecond },
    peers: name === 'outlaws/texas-holdem' ? rates.slice(MEASURED.length) : [],
  }))
}

function playRounds(id: string): (times: number) => number {
  const rules = games.find(one => one.id === id)!
  const game = gameOf(rules)
  const readings = granted(readingsOf(rules))
  const setup = 'wagers' in rules ? bankedSetup(rules) : potSetup()
  const start = granted(game.prepare(setup, { readings }))
  const { shoe } = granted(start())
  const decks = Array.from({ length: 64 }, (_, i) => shuffle([...shoe], new Randomness(seedOf(i))))
  return times => {
    let inputs = 0
    for (let i = 0; i < times; i++) {
      const round = granted(start())
      playOut(round, decks[i % decks.length]!)
      inputs += round.inputs.length
    }
    return inputs
  }
}

function playOut(round: Round, deck: readonly Card[]): void {
  let at = 0
  for (;;) {
    const { awaiting } = round
    if (awaiting.kind === 'card') round.take({ kind: 'card', card: deck[at++]! })
    else if (awaiting.kind === 'decision') round.take(stayIn(awaiting.asked[0]!))
    else if (awaiting.kind === 'settlement') round.take({ kind: 'settle' })
    else return
  }
}

const STAYING = ['check', 'call', 'play', 'stand']

function stayIn(ask: Ask): Move {
  const option = STAYING.map(move => ask.options.find(one => one.move === move)).find(
    one => one !== undefined,
  )
  return { kind: 'move', seat: ask.seat, move: (option ?? ask.options[0]!).move }
}

const SEATS = [2, 3, 4, 5, 6, 7]

/** Every seat bets what it must, or the first wager of the layout. */
function bankedSetup(rules: BankedRules) {
  const must = rules.wagers.filter(rule => rule.must)
  const made = must.length > 0 ? must : rules.wagers.slice(0, 1)
  const wagers = SEATS.flatMap(seat => made.map(rule => ({ seat, on: rule.on, amount: 1000 })))
  return { bank: { seat: 1, wager: 1_000_000 }, wagers }
}

const potSetup = () => ({
  stakes: { limit: 'none' },
  blinds: [100, 200],
  button: 7,
  seats: SEATS.map(seat => ({ seat, stack: 20_000 })),
})
