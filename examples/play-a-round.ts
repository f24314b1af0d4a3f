import { SeededShoe, unwrap } from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import { openRulebook } from '@cardroom/rulebook'

const rulebook = await openRulebook()
const game = unwrap(rulebook.game('comstock/ez-baccarat-panda-8'))
const wagers = [{ seat: 2, on: 'banker', amount: 2_500 }]
const round = unwrap(game.start({ bank: { seat: 1, wager: 50_000 }, wagers }))
const shoe = new SeededShoe(round.shoe, sha256('any secret'))
while (!round.over) round.take(shoe.next(round.awaiting)!)
console.log(round.result.hands?.player?.cards, round.result.hands?.banker?.cards, round.result.net)
