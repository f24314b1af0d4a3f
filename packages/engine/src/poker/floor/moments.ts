import type { Ruling } from '../../round/awaiting.ts'
import type { Player } from '../hand/player.ts'
import type { PokerPlay } from '../play.ts'
import type { Moment } from '../rules/incident.ts'

/** Those who have acted on their hands. */
const actors = (play: PokerPlay): number => play.players.filter(player => player.acts > 0).length

/** Three players have acted in this betting round, or two have put chips in (002:192). */
function substantialAction(play: PokerPlay): boolean {
  const acted = play.players.filter(player => player.acted)
  return acted.length >= 3 || acted.filter(player => player.bet > 0).length >= 2
}

/** The hand has had its draw; where none is named, anybody has. */
const hasDrawn = (play: PokerPlay, player: Player | undefined): boolean =>
  player ? player.drawn : play.players.some(one => one.drawn)

/** The card that a ruling names: whether it lies, or belongs, face up. */
function isUpCard(play: PokerPlay, player: Player | undefined, ruling: Ruling): boolean {
  const [card] = ruling.cards ?? []
  if (!player || card === undefined) return false
  return play.felt.pile(player.name).some(lying => lying.card === card && lying.seen === 'all')
}

/** The first card of the deal: the first of the player at the dealer's left. */
function isFirstCard(play: PokerPlay, player: Player | undefined, ruling: Ruling): boolean {
  const [card] = ruling.cards ?? []
  return player === play.players[0] && play.felt.pile(player!.name)[0]?.card === card
}

export function isNow(
  moment: Moment | undefined,
  play: PokerPlay,
  player: Player | undefined,
  ruling: Ruling,
): boolean {
  const street = play.rules.streets[Math.min(play.street, play.rules.streets.length - 1)]!
  switch (moment) {
    case undefined:
      return true
    case 'seat-has-not-acted':
      return player?.acts === 0
    case 'seat-has-acted':
      return (player?.acts ?? 0) > 0
    case 'joker-in-time':
      return player?.acts === player?.actsAtJoker
    case 'joker-too-late':
      return player?.acts !== player?.actsAtJoker
    case 'before-two-acts':
      return actors(play) < 2
    case 'after-two-acts':
      return actors(play) >= 2
    case 'no-action':
      return actors(play) === 0
    case 'action':
      return actors(play) > 0
    case 'before-opening':
      return play.street === 0 && (play.bets?.current ?? 0) === 0
    case 'after-opening':
      return play.street > 0 || (play.bets?.current ?? 0) > 0
    case 'before-draw':
      return !hasDrawn(play, player)
    case 'after-draw':
      return hasDrawn(play, player)
    case 'showdown':
      return play.showing && play.live > 1
    case 'one-exposed':
      return play.exposed > 0
    case 'first-card':
      return isFirstCard(play, player, ruling)
    case 'on-the-deal':
      return play.street === 0
    case 'on-the-draw':
      return play.street > 0
    case 'on-the-last-card':
      return street.name === 'seventh'
    case 'later-cards':
      return play.street > 0
    case 'up-card':
      return isUpCard(play, player, ruling)
    case 'no-substantial-action':
      return !substantialAction(play)
    case 'substantial-action':
      return substantialAction(play)
    case 'first-bet-of-spread':
      return play.stakes.limit === 'spread' && play.street > 0 && play.bets?.current === 0
    case 'bet-to-call':
      return (play.bets?.current ?? 0) > 0
  }
}
