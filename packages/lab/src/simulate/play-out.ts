import { type Awaiting, askedSeat, type Game, type Round, unwrap } from '@cardroom/engine'
import type { FastRandom, FastShoe } from '../random/random.ts'

/** Every seat does what its family advises, until the round is over. */
export function playOut(game: Game, round: Round, shoe: FastShoe, random: FastRandom): void {
  for (;;) {
    const { awaiting } = round
    if (awaiting.kind === 'nothing') return
    unwrap(round.take(inputFor(game, round, awaiting, shoe, random)))
  }
}

function inputFor(
  { rules, advise }: Game,
  round: Round,
  awaiting: Exclude<Awaiting, { kind: 'nothing' }>,
  shoe: FastShoe,
  random: FastRandom,
): Parameters<Round['take']>[0] {
  switch (awaiting.kind) {
    case 'card':
      return { kind: 'card', card: shoe.draw(random) }
    case 'dice':
      return { kind: 'dice', dice: Array.from({ length: awaiting.count }, () => 1 + random.below(6)) }
    case 'decision': {
      const ask = awaiting.asked.find(one => !one.offer) ?? awaiting.asked[0]!
      return advise(round.view(askedSeat(ask)), ask)
    }
    case 'shuffle':
      throw new Error(`${rules.id} shuffles in the middle of a round`)
    case 'settlement':
      return { kind: 'settle' }
  }
}
