import { gameOf, isRefusal, type Refusal, type Round, type Rules, writeRefusal } from '@cardroom/engine'
import type { Randomness } from '@cardroom/engine/cards'
import type { PokerSetup } from '@cardroom/engine/poker'
import { type Book, covers, type House, houseFor } from './house.ts'
import { randomPan } from './pan-setup.ts'
import { randomSetup } from './poker-setup.ts'
import { bankedSetup } from './wagers.ts'

/** A round by chance, and what it takes to write it down. */
export interface Started {
  readonly rules: Rules
  readonly house: House
  readonly setup: Record<string, unknown>
  readonly round: Round
}

/** Some wagers by chance go beyond what an option allows in all: then others are tried. */
const TRIES = 40

/** The n-th random round of a game: its house, its table, its wagers or stakes. */
export function startRandom(rules: Rules, n: number, randomness: Randomness, book: Book): Started {
  const house = houseFor(rules, n, randomness, book)
  let last: Refusal | undefined
  for (let tries = 0; tries < TRIES; tries++) {
    const setup = { ...setupFor(rules, house, randomness) }
    const round = gameOf(rules).start(setup, house.posted)
    if (!isRefusal(round)) return { rules, house, setup, round }
    last = round
  }
  throw new Error(
    `no table of ${rules.id} under ${JSON.stringify(house.choice)}: ${last && writeRefusal(last)}`,
  )
}

function setupFor(rules: Rules, { schedules }: House, randomness: Randomness): object {
  const [first] = schedules
  const isCovered = (players: number) => schedules.length === 0 || covers(schedules, players)
  switch (rules.family) {
    case 'pan':
      return randomPan(rules, randomness, isCovered)
    case 'poker':
      return withMore(
        randomSetup(rules, randomness, {
          ...(first ? { option: first.option } : {}),
          covers: isCovered,
        }),
        randomness,
      )
    default:
      return bankedSetup(rules, randomness, first)
  }
}

/** Now and then somebody posts, straddles or kills; where the filing does not let it be, another table is tried. */
function withMore(setup: PokerSetup, randomness: Randomness): PokerSetup {
  const { blinds: [small = 0, big = small] = [], seats } = setup
  const { seat } = seats[randomness.below(seats.length)]!
  const twice = { seat, amount: big * 2 }
  switch (big === 0 ? 0 : randomness.below(8)) {
    case 1:
      return { ...setup, post: [{ seat, live: big, ...(small < big ? { dead: small } : {}) }] }
    case 2:
      return { ...setup, straddle: twice }
    case 3:
      return { ...setup, kill: twice }
    default:
      return setup
  }
}
