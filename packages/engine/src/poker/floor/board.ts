import type { Card } from '../../cards/card.ts'
import type { Script } from '../../round/script.ts'
import { BoardCards, burn } from '../deal/cards.ts'
import type { PokerHand } from '../hand/hand.ts'
import { onTable, type PokerCase, refuse, type Take } from './take.ts'

const NEXT = { preflop: 'flop', flop: 'turn', turn: 'river' } as const

type Before = keyof typeof NEXT

/** Rules on a street that is on, and whose betting (or discarding) is not complete. */
const before = (name: Before, take: Take): Take =>
  onTable(of => {
    const { stage, repairs, betting } = of.play
    const isOn = stage.street.name === name && !stage.dealing && !repairs.underWay
    return isOn && (betting.round || stage.discarding)
      ? take(of)
      : refuse('poker-not-before', { street: NEXT[name] })
  })

/** The cards of the street to come are put up on every board, and taken away again. */
function* putUp(hand: PokerHand): Script<Card[]> {
  yield* burn(hand)
  const count = hand.stage.next?.board ?? 0
  const cards: Card[] = []
  for (const board of hand.boards) {
    yield new BoardCards(hand, count, [board])
    const pile = hand.felt.pile(board)
    for (const lying of pile.splice(Math.max(0, pile.length - count))) cards.push(lying.card)
  }
  return cards
}

/** The whole flop goes back and is shuffled in; the burn card stays burned. */
const flopBack = (newBurn: boolean): Take =>
  before('preflop', ({ play }) => {
    play.repairs.later(function* () {
      yield* play.dealer.reshuffle(yield* putUp(play))
      if (!newBurn) play.repairs.deck.leaveOutBurn('flop')
    })
    return undefined
  })

/** The flop had a card too many: it is taken back, shuffled in and dealt again. */
const flopAgain = (newBurn: boolean): Take =>
  before('flop', ({ play }) => {
    if (newBurn && play.players.all.some(player => player.acted)) return refuse('poker-flop-acted-on')
    play.repairs.later(function* () {
      yield new BoardCards(play, 1, ['board'])
      const cards = play.boards.flatMap(board => play.felt.pile(board).splice(0))
      yield* play.dealer.reshuffle(cards.map(lying => lying.card))
      if (newBurn) yield* burn(play)
      yield new BoardCards(play, play.stage.street.board ?? 0, play.boards)
    })
    return undefined
  })

/** A card that came too early is laid aside, and shuffled in before the river. */
const aside = (street: 'flop' | 'turn', newBurn: boolean): Take =>
  before(street, ({ play }) => {
    const { repairs } = play
    repairs.later(function* () {
      repairs.deck.layAside(yield* putUp(play))
      if (!newBurn) repairs.deck.leaveOutBurn('river')
    })
    return undefined
  })

/** What was acted on stands; the surplus card takes the place of the next burn. */
function stuckCard({ play, ruling }: PokerCase): undefined {
  play.repairs.later(function* () {
    yield new BoardCards(play, 1, ['board'])
    const pile = play.felt.pile('board')
    const named = pile.findIndex(lying => lying.card === ruling.cards?.[0])
    pile.splice(named < 0 ? pile.length - 1 : named, 1)
    play.repairs.deck.leaveOutBurn('turn')
  })
}

/** What becomes of the board. */
export const board = {
  'flop-back': flopBack(false),
  'flop-back-with-burn': flopBack(true),
  'flop-again': flopAgain(false),
  'flop-again-after-burn': flopAgain(true),
  'stuck-card-is-burn': before('flop', stuckCard),
  'turn-aside': aside('flop', false),
  'turn-aside-with-burn': aside('flop', true),
  'river-aside': aside('turn', false),
  'river-aside-with-burn': aside('turn', true),
} satisfies Readonly<Record<string, Take>>
