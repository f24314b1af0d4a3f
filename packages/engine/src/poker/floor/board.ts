import type { Card } from '../../cards/card.ts'
import type { Script } from '../../round/script.ts'
import { type Refusal, refuse } from '../../say/refusal.ts'
import { BOARDS, boardCard, burn } from '../deal/cards.ts'
import type { PokerPlay } from '../play.ts'
import type { Consequence } from '../rules/incident.ts'
import type { Ruled, Take } from './rule.ts'

/** The street must be on, and its betting (or discarding) not complete. */
function notOn(play: PokerPlay, name: string): Refusal | undefined {
  const street = play.rules.streets[play.street]
  if (street?.name === name && !play.dealing && !play.repairing && (play.bets || play.discarding))
    return undefined
  return refuse(`it is not the time before the ${NEXT[name]}`)
}

const NEXT: Readonly<Record<string, string>> = { preflop: 'flop', flop: 'turn', turn: 'river' }

/** The cards of the street to come are put up: on every board. */
function* putUp(play: PokerPlay): Script<Card[][]> {
  yield* burn(play)
  const count = play.rules.streets[play.street + 1]!.board!
  const cards: Card[][] = []
  for (let board = 0; board < play.boards.length; board++) {
    for (let i = 0; i < count; i++) yield* boardCard(play, board)
    cards.push(
      play.felt
        .pile(BOARDS[board]!)
        .splice(-count)
        .map(lying => lying.card),
    )
  }
  return cards
}

/** The whole flop goes back and is shuffled in; the burn card stays burned. */
const flopBack =
  (newBurn: boolean): Take =>
  ({ play }) => {
    const wrong = notOn(play, 'preflop')
    if (wrong) return wrong
    play.later(function* () {
      const cards = yield* putUp(play)
      yield* play.reshuffle(cards.flat())
      if (!newBurn) play.unburned.add('flop')
    })
    return undefined
  }

/** The flop had a card too many: it is taken back, shuffled in and dealt again. */
const flopAgain =
  (newBurn: boolean): Take =>
  ({ play }) => {
    const wrong = notOn(play, 'flop')
    if (wrong) return wrong
    if (play.players.some(player => player.acted) && newBurn) return refuse('the flop has been acted on')
    play.later(function* () {
      yield* boardCard(play, 0)
      const cards = play.boards.flatMap(board => play.felt.pile(board).splice(0))
      yield* play.reshuffle(cards.map(lying => lying.card))
      if (newBurn) yield* burn(play)
      for (let board = 0; board < play.boards.length; board++) {
        for (let i = 0; i < 3; i++) yield* boardCard(play, board)
      }
    })
    return undefined
  }

/** A card that came too early is laid aside, and shuffled in before the river. */
const aside =
  (street: 'flop' | 'turn', newBurn: boolean): Take =>
  ({ play }) => {
    const wrong = notOn(play, street)
    if (wrong) return wrong
    play.later(function* () {
      const cards = yield* putUp(play)
      play.aside.push(...cards.flat())
      if (!newBurn) play.unburned.add('river')
    })
    return undefined
  }

/** What was acted on stands; the surplus card takes the place of the next burn. */
function stuckCard({ play, ruling }: Ruled): Refusal | undefined {
  const wrong = notOn(play, 'flop')
  if (wrong) return wrong
  play.later(function* () {
    yield* boardCard(play, 0)
    const pile = play.felt.pile(BOARDS[0]!)
    const named = pile.findIndex(lying => lying.card === ruling.cards?.[0])
    pile.splice(named < 0 ? pile.length - 1 : named, 1)
    play.unburned.add('turn')
  })
  return undefined
}

export const board: Partial<Record<Consequence, Take>> = {
  'flop-back': flopBack(false),
  'flop-back-with-burn': flopBack(true),
  'flop-again': flopAgain(false),
  'flop-again-after-burn': flopAgain(true),
  'stuck-card-is-burn': stuckCard,
  'turn-aside': aside('flop', false),
  'turn-aside-with-burn': aside('flop', true),
  'river-aside': aside('turn', false),
  'river-aside-with-burn': aside('turn', true),
}
