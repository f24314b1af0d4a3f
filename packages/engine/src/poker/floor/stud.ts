import { type Card, nameOf } from '../../cards/card.ts'
import { burn, dealCardTo, recipients } from '../deal/cards.ts'
import { offerAllIn } from '../deal/exposures.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import { upCards } from '../hand/up-cards.ts'
import { replace } from './cards.ts'
import { giveBack, putOut } from './hands.ts'
import { onCards, onHand, type PokerTakeRuling, refusePokerRuling } from './take.ts'

/** Turns one card of a hand up. */
const turnUp = ({ felt }: PokerHand, player: Player, card: Card): void =>
  felt.turn(
    player.name,
    felt.pile(player.name).findIndex(lying => lying.card === card),
  )

const holeCards = ({ rules }: PokerHand): number =>
  rules.streets[0]?.each?.filter(lie => lie === 'down').length ?? 0

/** The consequences for cards that lie up, or should not. */
export const studAndMexican = {
  /** A hole card was turned up: the next card comes down in its place; with all of them up the hand is dead. */
  'stud-hole-exposed': onCards(({ play, player, card }) => {
    if (play.stage.at > 0) return refusePokerRuling('poker-hole-cards-are-older')
    const { exposedHole } = play.repairs.hands.on(player)
    exposedHole.push(card)
    if (play.readings.exposedHole !== 'none') turnUp(play, player, card)
    if (exposedHole.length > 1 && exposedHole.length >= holeCards(play)) {
      putOut(play, player, 'dead')
      giveBack(play, player, player.put)
    }
    return undefined
  }),
  /** The last card came up: for the first player all get theirs up; later it is replaced. */
  'stud-last-exposed': onCards(({ play, player, card }) => {
    const cardsOf = ({ name }: Player): number => play.felt.pile(name).length
    const [first, ...others] = recipients(play)
    if (player === first && others.every(one => cardsOf(one) < cardsOf(player))) {
      turnUp(play, player, card)
      play.repairs.hands.lastCardUp = true
    } else {
      play.repairs.later(() => replace(play, player, card))
    }
    return undefined
  }),
  /** Removes cards that were dealt too early, and deals one more to everybody who had none. */
  'stud-premature-round': onHand(({ play, player }) => {
    const { betting, felt, players, readings, repairs, stage } = play
    const [lie] = stage.next?.each ?? []
    if (!betting.round || lie === undefined || repairs.underWay)
      return refusePokerRuling('poker-no-card-too-early')
    repairs.later(function* () {
      yield* burn(play)
      const all = recipients(play)
      const got = all.slice(0, all.indexOf(player) + 1)
      for (const one of got) {
        yield* dealCardTo(play, one, lie)
        felt.pile(one.name).pop()
      }
      const more = readings.prematureRound === 'plus-players' ? players.live : all.length - got.length
      for (let i = 0; i < more; i++) yield* burn(play)
    })
    return undefined
  }),
  /** The exposed card lies up, so the next one comes down; the player may stop betting at once. */
  'next-card-down': onCards(({ play, player, card }) => {
    if (upCards(play.felt, player).includes(card)) {
      return refusePokerRuling('poker-not-a-down-card', { seat: player.seat, card: nameOf(card) })
    }
    turnUp(play, player, card)
    play.repairs.hands.on(player).exposedHole.push(card)
    play.repairs.mending.push(() => offerAllIn(play, player))
    return undefined
  }),
} satisfies Readonly<Record<string, PokerTakeRuling>>
