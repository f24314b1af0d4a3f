import { type Card, JOKER, UNKNOWN } from '../../cards/card.ts'
import type { Script } from '../../round/script.ts'
import { refuse } from '../../say/refusal.ts'
import { cardTo } from '../deal/cards.ts'
import { discard } from '../deal/discards.ts'
import type { Player } from '../hand/player.ts'
import type { PokerPlay } from '../play.ts'
import type { Consequence } from '../rules/incident.ts'
import { forced, giveBack, putOut } from './hands.ts'
import type { Take } from './rule.ts'

/** Takes a card out of a hand; it is out of play. */
export function takeAway(play: PokerPlay, player: Player, card: Card): void {
  const pile = play.felt.pile(player.name)
  pile.splice(
    pile.findIndex(lying => lying.card === card),
    1,
  )
}

/** A card more than the hand should have comes from the deck; the surplus one is taken away again. */
function* surplus(play: PokerPlay, player: Player, named: Card | undefined): Script<Card> {
  yield* cardTo(play, player, 'down')
  const pile = play.felt.pile(player.name)
  const card = named !== undefined && pile.some(lying => lying.card === named) ? named : pile.at(-1)!.card
  takeAway(play, player, card)
  return card
}

const surplusAnd =
  (after: (play: PokerPlay, player: Player) => void): Take =>
  ({ play, player, ruling }) => {
    const tooMany = ruling.name === 'too-many-cards'
    play.later(function* () {
      if (tooMany) yield* surplus(play, player!, ruling.cards?.[0])
      after(play, player!)
    })
    return undefined
  }

export const cardsOfHands: Partial<Record<Consequence, Take>> = {
  'joker-replaced': ({ play, player }) => {
    if (!play.felt.cards(player!.name).includes(JOKER)) return refuse(`seat ${player!.seat} holds no joker`)
    play.later(function* () {
      takeAway(play, player!, JOKER)
      player!.wild = false
      yield* cardTo(play, player!, 'down')
    })
    return undefined
  },
  'exchanged-as-burn': ({ play, player, ruling }) => {
    if (play.street > 0) return refuse('the flop is out: a hole card was exposed on the deal')
    const card = ruling.cards![0]!
    play.exposed++
    play.later(function* () {
      takeAway(play, player!, card)
      yield* cardTo(play, player!, 'down')
      play.nextBurn = card
    })
    return undefined
  },
  'extra-as-burn': ({ play, player, ruling }) => {
    if (player!.surplus || (ruling.cards?.length ?? 0) > 1) return surplusTwice(play)
    player!.surplus = true
    play.later(function* () {
      play.nextBurn = yield* surplus(play, player!, ruling.cards?.[0])
    })
    return undefined
  },
  'extra-and-foul': surplusAnd((play, player) => putOut(play, player, 'foul')),
  'extra-and-dead': surplusAnd((play, player) => putOut(play, player, 'dead')),
  'extra-and-out-with-ante': surplusAnd((play, player) => {
    putOut(play, player, 'dead')
    giveBack(play, player, player.put)
  }),
  'extra-and-forfeit': surplusAnd((play, player) => {
    if (play.readings.forfeit !== 'all') giveBack(play, player, player.put - forced(play, player))
    putOut(play, player, 'dead')
  }),
  /** The card that was missing comes from the top of the deck: it is among those dealt. */
  completed: () => undefined,
  'completed-with-draw': ({ play, player }) => {
    const pile = play.felt.pile(player!.name)
    const missing = pile.filter(lying => lying.card === UNKNOWN).length
    play.felt.piles.set(
      player!.name,
      pile.filter(lying => lying.card !== UNKNOWN),
    )
    player!.owed += missing
    return undefined
  },
  /** It is replaced when all have their cards. */
  replaced: ({ play, player, ruling }) => {
    const card = ruling.cards![0]!
    play.later(function* () {
      takeAway(play, player!, card)
      yield* cardTo(play, player!, 'down')
    })
    return undefined
  },
  'replaced-with-draw': ({ player, ruling }) => {
    player!.mustReplace.push(ruling.cards![0]!)
    return undefined
  },
  'foul-for-lost-card': ({ play, player }) => {
    putOut(play, player!, 'foul')
    return undefined
  },
  'plays-with-the-rest': ({ play, player, ruling }) => {
    discard(play, player!, ruling.cards!)
    if (play.felt.cards(player!.name).length < 2) putOut(play, player!, 'dead')
    return undefined
  },
}

/** Two cards too many in one hand void the deal. */
function surplusTwice(play: PokerPlay) {
  play.voidDeal()
  return undefined
}
