import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import type { PokerMoment } from '../rules/incident.ts'
import { type PokerCase, playerIn } from './take.ts'

/** The players who have acted on their hands. */
const actors = ({ players }: PokerHand): number => players.all.filter(player => player.acts > 0).length

/** Three players have acted in this betting round, or two have put chips in (002:192). */
function hasSubstantialAction({ players }: PokerHand): boolean {
  const acted = players.all.filter(player => player.acted)
  return acted.length >= 3 || acted.filter(player => player.bet > 0).length >= 2
}

/** Whether the hand has had its draw; without a named hand, whether any hand has. */
const hasDrawn = ({ players }: PokerHand, player: Player | undefined): boolean =>
  player ? player.drawn : players.all.some(one => one.drawn)

/** Whether the named card lies, or belongs, face up. */
function isUpCard({ play, ruling }: PokerCase, player: Player | undefined): boolean {
  const [card] = ruling.cards ?? []
  if (!player || card === undefined) return false
  return play.felt.pile(player.name).some(lying => lying.card === card && lying.seen === 'all')
}

/** The first card of the deal: the first of the player at the dealer's left. */
function isFirstCard({ play, ruling }: PokerCase, player: Player | undefined): boolean {
  const [first] = play.players.all
  if (!first || player !== first) return false
  return play.felt.pile(first.name)[0]?.card === ruling.cards?.[0]
}

const toCall = ({ betting }: PokerHand): number => betting.round?.current ?? 0

/** Whether the moment of a row in the list has come. */
export function isPokerMoment(moment: PokerMoment, of: PokerCase): boolean {
  const { play } = of
  const { stage } = play
  const player = playerIn(of)
  switch (moment) {
    case 'seat-has-not-acted':
      return player?.acts === 0
    case 'seat-has-acted':
      return player !== undefined && player.acts > 0
    case 'joker-in-time':
      return player?.acts === (player?.jokerAt ?? 0)
    case 'joker-too-late':
      return player?.acts !== (player?.jokerAt ?? 0)
    case 'before-two-acts':
      return actors(play) < 2
    case 'after-two-acts':
      return actors(play) >= 2
    case 'no-action':
      return actors(play) === 0
    case 'action':
      return actors(play) > 0
    case 'before-opening':
      return stage.at === 0 && toCall(play) === 0
    case 'after-opening':
      return stage.at > 0 || toCall(play) > 0
    case 'before-draw':
      return !hasDrawn(play, player)
    case 'after-draw':
      return hasDrawn(play, player)
    case 'showdown':
      return stage.showing && play.players.live > 1
    case 'one-exposed':
      return play.repairs.hands.exposed > 0
    case 'first-card':
      return isFirstCard(of, player)
    case 'on-the-deal':
      return stage.at === 0
    case 'on-the-draw':
    case 'later-cards':
      return stage.at > 0
    case 'on-the-last-card':
      return stage.street.name === 'seventh'
    case 'up-card':
      return isUpCard(of, player)
    case 'no-substantial-action':
      return !hasSubstantialAction(play)
    case 'substantial-action':
      return hasSubstantialAction(play)
    case 'first-bet-of-spread':
      return play.betting.stakes.limit === 'spread' && stage.at > 0 && play.betting.round?.current === 0
    case 'bet-to-call':
      return toCall(play) > 0
  }
}
