import type { Card } from '../../cards/card.ts'
import type { Script } from '../../round/script.ts'
import { BoardCards, burn } from '../deal/cards.ts'
import type { PokerHand } from '../hand/hand.ts'
import { onTable, type PokerCase, type PokerTakeRuling, refusePokerRuling } from './take.ts'

const NEXT_STREET = { preflop: 'flop', flop: 'turn', turn: 'river' } as const

type EarlierStreet = keyof typeof NEXT_STREET

/** Rules on the current street while its betting (or discarding) is incomplete. */
const before = (name: EarlierStreet, take: PokerTakeRuling): PokerTakeRuling =>
  onTable(of => {
    const { stage, repairs, betting } = of.play
    const isOn = stage.street.name === name && !stage.dealing && !repairs.underWay
    return isOn && (betting.round || stage.discarding)
      ? take(of)
      : refusePokerRuling('poker-not-before', { street: NEXT_STREET[name] })
  })

/** Puts the cards of the coming street on every board, and takes them away again. */
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

/** Returns the whole flop and shuffles it in; the burn card stays burned. */
const flopBack = (newBurn: boolean): PokerTakeRuling =>
  before('preflop', ({ play }) => {
    play.repairs.later(function* () {
      yield* play.dealer.reshuffle(yield* putUp(play))
      if (!newBurn) play.repairs.deck.leaveOutBurn('flop')
    })
    return undefined
  })

/** Takes a flop with a surplus card back, shuffles it in and deals it again. */
const flopAgain = (newBurn: boolean): PokerTakeRuling =>
  before('flop', ({ play }) => {
    if (newBurn && play.players.all.some(player => player.acted))
      return refusePokerRuling('poker-flop-acted-on')
    play.repairs.later(function* () {
      yield new BoardCards(play, 1, ['board'])
      const cards = play.boards.flatMap(board => play.felt.pile(board).splice(0))
      yield* play.dealer.reshuffle(cards.map(lying => lying.card))
      if (newBurn) yield* burn(play)
      yield new BoardCards(play, play.stage.street.board ?? 0, play.boards)
    })
    return undefined
  })

/** Lays a premature card aside, and shuffles it in before the river. */
const aside = (street: 'flop' | 'turn', newBurn: boolean): PokerTakeRuling =>
  before(street, ({ play }) => {
    const { repairs } = play
    repairs.later(function* () {
      repairs.deck.layAside(yield* putUp(play))
      if (!newBurn) repairs.deck.leaveOutBurn('river')
    })
    return undefined
  })

/** What was acted on stands; the surplus card becomes the next burn. */
function stuckCard({ play, ruling }: PokerCase): undefined {
  play.repairs.later(function* () {
    yield new BoardCards(play, 1, ['board'])
    const pile = play.felt.pile('board')
    const named = pile.findIndex(lying => lying.card === ruling.cards?.[0])
    pile.splice(named < 0 ? pile.length - 1 : named, 1)
    play.repairs.deck.leaveOutBurn('turn')
  })
}

/** The consequences for the board. */
export const boardConsequences = {
  'flop-back': flopBack(false),
  'flop-back-with-burn': flopBack(true),
  'flop-again': flopAgain(false),
  'flop-again-after-burn': flopAgain(true),
  'stuck-card-is-burn': before('flop', stuckCard),
  'turn-aside': aside('flop', false),
  'turn-aside-with-burn': aside('flop', true),
  'river-aside': aside('turn', false),
  'river-aside-with-burn': aside('turn', true),
} satisfies Readonly<Record<string, PokerTakeRuling>>
