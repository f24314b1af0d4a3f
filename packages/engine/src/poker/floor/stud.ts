import { refuse } from '../../say/refusal.ts'
import { burn, cardTo } from '../deal/cards.ts'
import type { Player } from '../hand/player.ts'
import type { PokerPlay } from '../play.ts'
import type { Consequence } from '../rules/incident.ts'
import { takeAway } from './cards.ts'
import { giveBack, putOut } from './hands.ts'
import type { Take } from './rule.ts'

/** Turns one card of a hand up. */
function turnUp(play: PokerPlay, player: Player, card: number): void {
  const pile = play.felt.pile(player.name)
  const at = pile.findIndex(lying => lying.card === card)
  pile[at] = { card, seen: 'all' }
  play.felt.say({ type: 'shown', place: player.name, cards: [card] })
}

const holeCards = (play: PokerPlay): number =>
  play.rules.streets[0]!.each!.filter(lie => lie === 'down').length

export const studAndMexican: Partial<Record<Consequence, Take>> = {
  /** A hole card was turned up: the next card comes down in its place; with all of them up the hand is dead. */
  'stud-hole-exposed': ({ play, player, ruling }) => {
    const card = ruling.cards![0]!
    if (play.street > 0) return refuse('the hole cards were dealt on the first street')
    player!.exposedHole.push(card)
    if (play.readings.exposedHole !== 'none') turnUp(play, player!, card)
    if (player!.exposedHole.length > 1 && player!.exposedHole.length >= holeCards(play)) {
      putOut(play, player!, 'dead')
      giveBack(play, player!, player!.put)
    }
    return undefined
  },
  /** The last card came up: for the first player all get theirs up; later it is replaced. */
  'stud-last-exposed': ({ play, player, ruling }) => {
    const card = ruling.cards![0]!
    const first = play.players.find(one => play.isDealtTo(one))
    const others = play.players.filter(one => one !== player && play.isDealtTo(one))
    const full = play.felt.pile(player!.name).length
    const alone = others.every(one => play.felt.pile(one.name).length < full)
    if (player === first && alone) {
      turnUp(play, player!, card)
      play.lastCardUp = true
    } else {
      play.later(function* () {
        takeAway(play, player!, card)
        yield* cardTo(play, player!, 'down')
      })
    }
    return undefined
  },
  /** Cards that were dealt too early are out of play, and one more for everybody who had none. */
  'stud-premature-round': ({ play, player }) => {
    const next = play.rules.streets[play.street + 1]
    if (!play.bets || !next || play.repairing) return refuse('no card can have come too early')
    play.later(function* () {
      yield* burn(play)
      const recipients = play.players.filter(one => play.isDealtTo(one))
      const got = recipients.slice(0, recipients.indexOf(player!) + 1)
      for (const one of got) {
        yield* cardTo(play, one, next.each![0]!)
        play.felt.pile(one.name).pop()
      }
      const more =
        play.readings.prematureRound === 'plus-players' ? play.live : recipients.length - got.length
      for (let i = 0; i < more; i++) yield* burn(play)
    })
    return undefined
  },
  /** The exposed card lies up, so the next one comes down; the player may stop betting at once. */
  'next-card-down': ({ play, player, ruling }) => {
    turnUp(play, player!, ruling.cards![0]!)
    play.mending.push(() => play.offerAllIn(player!))
    return undefined
  },
  /** The cards of the street are put right, and there is no betting on it. */
  'street-without-betting': ({ play }) => {
    const { bets } = play
    if (!bets) return refuse('there is no betting')
    for (const one of play.players) giveBack(play, one, one.bet)
    bets.close()
    return undefined
  },
}
