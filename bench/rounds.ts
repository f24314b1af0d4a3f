import {
  type Ask,
  type Awaiting,
  gameOf,
  type Input,
  type Move,
  type Round,
  readingsOf,
  unwrap,
  writeRefusal,
} from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import { type Card, Randomness, shuffle } from '@cardroom/engine/cards'
import { games } from '@cardroom/rulebook'
import { numberedSeed } from '@cardroom/testing'
import { measure, type Rate } from './measure.ts'
import { pokerTsHands } from './poker-ts.ts'
import type { Finding } from './table.ts'

/** The pot game that a peer plays too. */
const BESIDE_PEER = 'outlaws/texas-holdem'

const OTHER_GAMES = [
  'outlaws/omaha-hi-lo',
  'comstock/ez-baccarat-panda-8',
  'outlaws/three-card-poker-6-card-bonus',
  'players/ultimate-texas-holdem',
  'comstock/let-it-ride-bonus',
  'outlaws/pure-21-5-blackjack',
  'comstock/super-pan-9',
  'comstock/fortune-pai-gow-poker',
  'stars/face-up-pai-gow-poker',
  'stars/pai-gow-tiles',
]

/** Full rounds of six seats through the machine, every check and event on; everybody stays in to the end. */
export async function rounds(): Promise<Finding[]> {
  const pokerTs = pokerTsHands()
  const beside = { [BESIDE_PEER]: playRounds(BESIDE_PEER), ...(pokerTs && { 'poker-ts': pokerTs }) }
  const [ours, ...peers] = await measure(beside)
  const others = await measure(Object.fromEntries(OTHER_GAMES.map(id => [id, playRounds(id)])))
  return [found(ours!, peers), ...others.map(rate => found(rate, []))]
}

const found = (rate: Rate, peers: readonly Rate[]): Finding => ({
  what: `${rate.name}, six seats`,
  unit: 'rounds',
  ours: { ...rate, name: 'cardroom' },
  peers,
})

function playRounds(id: string): (times: number) => number {
  const rules = games.find(one => one.id === id)!
  const game = gameOf(rules)
  const readings = unwrap(readingsOf(rules))
  const setup = 'wagers' in rules ? bankedSetup(rules) : potSetup()
  const start = unwrap(game.prepare(setup, { readings }))
  const { shoe } = start()
  const decks = Array.from({ length: 64 }, (_, i) => shuffle([...shoe], new Randomness(numberedSeed(i))))
  return times => {
    let inputs = 0
    for (let i = 0; i < times; i++) {
      const round = start()
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
    if (awaiting.kind === 'nothing') return
    const card = deck[at]!
    if (awaiting.kind === 'card') at++
    const refusal = round.take(answer(awaiting, card))
    if (refusal) throw new Error(writeRefusal(refusal))
  }
}

function answer(awaiting: Exclude<Awaiting, { kind: 'nothing' }>, card: Card): Input {
  switch (awaiting.kind) {
    case 'card':
      return { kind: 'card', card }
    case 'decision':
      return stayIn(awaiting.asked[0]!)
    case 'dice':
      return { kind: 'dice', dice: DICE }
    case 'shuffle':
      return { kind: 'shuffled' }
    case 'settlement':
      return { kind: 'settle' }
  }
}

const DICE = [1, 2, 4]
const STAYING_MOVES = new Set(['check', 'call', 'play', 'stand', 'ride', 'house-way', 'no-card'])

/** Stays in for as little as can be, and lets the house set the hand. */
function stayIn({ seat, hand, options }: Ask): Move {
  let option = options[0]!
  for (const one of options) {
    if (STAYING_MOVES.has(one.move)) {
      option = one
      break
    }
  }
  const { move, cards } = option
  if (cards) return { kind: 'move', seat, move, cards: cards.from.slice(0, cards.min) }
  return hand === undefined ? { kind: 'move', seat, move } : { kind: 'move', seat, hand, move }
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
