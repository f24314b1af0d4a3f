import { JOKER } from '../../cards/card.ts'
import { Misdeal } from '../../round/script.ts'
import { refuse } from '../../say/refusal.ts'
import type { Out, Player } from '../hand/player.ts'
import type { PokerPlay } from '../play.ts'
import type { Consequence } from '../rules/incident.ts'
import type { Take } from './rule.ts'

/** The hand is out: nothing more is asked of it, what it has put in stays. The last one takes the pot. */
export function putOut(play: PokerPlay, player: Player, how: Out): void {
  if (play.live < 2) return
  player.out = how
  if (play.asked === player) play.asked = undefined
}

/** What a player can get back of what it put in. */
export function giveBack(play: PokerPlay, player: Player, cents: number): void {
  if (cents === 0) return
  player.takeBack(cents)
  play.bets?.withdrawn()
  play.felt.say({ type: 'returned', seat: player.seat, cents })
}

/** Antes and blinds that a player has in. */
export function forced(play: PokerPlay, player: Player): number {
  const { ante = 0, anteFrom, blinds = [], post = [], straddle } = play.setup
  const antes = anteFrom === undefined ? ante : 0
  const own = blinds.map((_, i) => i).filter(i => play.blindAt(i) === player)
  const posted = post.find(one => one.seat === player.seat)?.live ?? 0
  const straddled = straddle?.seat === player.seat ? straddle.amount : 0
  return Math.min(player.put, antes + own.reduce((sum, i) => sum + blinds[i]!, 0) + posted + straddled)
}

export const out =
  (how: Out): Take =>
  ({ play, player }) => {
    if (!player) return refuse('the ruling must name a seat')
    putOut(play, player, how)
    return undefined
  }

export const hands: Partial<Record<Consequence, Take>> = {
  'no-effect': () => undefined,
  misdeal: ({ play, row }) => {
    play.ended = new Misdeal(row.cite)
    return undefined
  },
  dead: out('dead'),
  foul: out('foul'),
  'foul-for-joker': ({ play, player }) => {
    if (!play.felt.cards(player!.name).includes(JOKER)) return refuse(`seat ${player!.seat} holds no joker`)
    putOut(play, player!, 'foul')
    return undefined
  },
  'dead-if-all-in': ({ play, player }) => {
    if (player!.behind > 0) return refuse(`seat ${player!.seat} is not all-in`)
    putOut(play, player!, 'dead')
    return undefined
  },
  'dead-after-bet': ({ play, player }) => {
    if (!play.bets || play.bets.made === 0) return refuse('no bet has been made')
    putOut(play, player!, 'dead')
    return undefined
  },
  'no-claim': out('dead'),
  'out-with-ante': ({ play, player }) => {
    putOut(play, player!, 'dead')
    giveBack(play, player!, player!.put)
    return undefined
  },
  'fold-undone': ({ play, player }) => {
    if (player!.out !== 'folded') return refuse(`seat ${player!.seat} has not folded`)
    if (!play.canUndo(player!, 'fold')) {
      return refuse(`it is too late to retrieve the hand of seat ${player!.seat}`)
    }
    player!.out = undefined
    player!.dealtOn = false
    play.undoAct()
    return undefined
  },
  'call-undone': ({ play, player }) => {
    if (!play.canUndo(player!, 'call')) {
      return refuse(`seat ${player!.seat} has made no call that could be withdrawn`)
    }
    const { paid } = play.lastAct!
    play.undoAct()
    giveBack(play, player!, paid)
    return undefined
  },
  'no-initiative': ({ play, player, ruling }) => {
    if (!play.bets) return refuse('there is no betting')
    if (ruling.name === 'check-out-of-turn' && play.bets.next() === player) {
      return refuse(`it is the turn of seat ${player!.seat}`)
    }
    player!.barred = true
    return undefined
  },
  'dealer-foul': ({ play }) => {
    const dealer = play.setup.button === undefined ? undefined : play.playerAt(play.setup.button)
    // A dealer who is not in the pot has nothing to lose.
    if (dealer?.live) putOut(play, dealer, 'foul')
    return undefined
  },
}
