import { SeededShoe, unwrap, type View } from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import { openRulebook } from '@cardroom/rulebook'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const Pile = ({ place, cards }: View['piles'][number]) =>
  createElement('li', null, `${place}: ${cards.join(' ')}`)
const Felt = ({ piles }: View) =>
  createElement('ul', null, ...piles.map(pile => createElement(Pile, { ...pile, key: pile.place })))

const game = unwrap((await openRulebook()).game('outlaws/three-card-poker-6-card-bonus'))
const wagers = [2, 3].map(seat => ({ seat, on: 'ante', amount: 1_000 }))
const round = unwrap(game.start({ bank: { seat: 1, wager: 50_000 }, wagers }))
const shoe = new SeededShoe(round.shoe, sha256('any secret'))
while (round.awaiting.kind === 'card') round.take(shoe.next(round.awaiting)!)
console.log(renderToStaticMarkup(createElement(Felt, round.view(2))))
