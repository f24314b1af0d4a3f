import { type Ask, type Move, SeededShoe, unwrap } from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import { openRulebook } from '@cardroom/rulebook'

/** Takes whatever risks nothing more, and where it has to choose, the first option. */
const bot = ({ seat, options }: Ask): Move => {
  const { move } = options.find(option => option.safe) ?? options[0]!
  return { kind: 'move', seat, move }
}

const game = unwrap((await openRulebook()).game('outlaws/three-card-poker-6-card-bonus'))
const wagers = [2, 3].map(seat => ({ seat, on: 'ante', amount: 1_000 }))
const round = unwrap(game.start({ bank: { seat: 1, wager: 50_000 }, wagers }))
const shoe = new SeededShoe(round.shoe, sha256('any secret'))
while (!round.over) {
  const { awaiting } = round
  round.take(awaiting.kind === 'decision' ? bot(awaiting.asked[0]!) : shoe.next(awaiting)!)
}
console.log(round.result.net)
