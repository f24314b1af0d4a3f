import { gameOf, isRefusal, type Refusal, type Round, type Rules, writeRefusal } from '@cardroom/engine'
import type { Randomness } from '@cardroom/engine/cards'
import type { Rulebook } from '@cardroom/rulebook'
import { randomPan, randomSetup } from '@cardroom/rulebook/testing'
import { covers, type House, houseFor } from './house.ts'
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
export function startRandom(rules: Rules, n: number, randomness: Randomness, book: Rulebook): Started {
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
      return randomSetup(rules, randomness, {
        ...(first ? { option: first.option } : {}),
        covers: isCovered,
      })
    default:
      return bankedSetup(rules, randomness, first)
  }
}
