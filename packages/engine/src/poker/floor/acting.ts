import { type Refusal, refuse } from '../../say/refusal.ts'
import { discardsAsked } from '../deal/discards.ts'
import { putIn } from '../deal/open.ts'
import type { Player } from '../hand/player.ts'
import type { PokerPlay } from '../play.ts'
import type { Consequence } from '../rules/incident.ts'
import { putOut } from './hands.ts'
import type { Take } from './rule.ts'

/** The ruling stands in place of the seat's move: it must be the one to act. */
function notInTurn(play: PokerPlay, player: Player): Refusal | undefined {
  const turn = play.asked ?? play.bets?.next()
  return turn === player
    ? undefined
    : refuse(`seat ${player.seat} is not to act${turn ? `: seat ${turn.seat} is` : ''}`)
}

/** What a seat that has put chips in without a word has done: called, or without a bet checked. */
function callOrCheck(play: PokerPlay, player: Player): void {
  const bets = play.bets!
  const move = bets.current > player.bet ? 'call' : 'check'
  play.act(player, { kind: 'move', seat: player.seat, move })
}

const inBetting = (play: PokerPlay, player: Player): Refusal | undefined =>
  notInTurn(play, player) ??
  (play.bets && !play.asked ? undefined : refuse(`seat ${player.seat} is not asked to bet`))

export const acting: Partial<Record<Consequence, Take>> = {
  'counts-as-call': ({ play, player }) => {
    const wrong = inBetting(play, player!)
    if (!wrong) callOrCheck(play, player!)
    return wrong
  },
  'counts-as-raise-from-half': ({ play, player, ruling }) => {
    const wrong = inBetting(play, player!)
    if (wrong) return wrong
    if (ruling.cents === undefined) return refuse('the amount of the first motion is needed')
    const bets = play.bets!
    const range = bets.mayRaise(player!) ? bets.range(player!) : undefined
    const half = range && ruling.cents - bets.current >= (range.min - bets.current) / 2
    if (range && half && bets.current > 0 && play.readings.halfRaise !== 'may-call') {
      play.act(player!, { kind: 'move', seat: player!.seat, move: 'raise', cents: range.min })
    } else {
      callOrCheck(play, player!)
    }
    return undefined
  },
  /** Where the first bet is free within a spread, a chip is worth what it is. */
  'counts-as-chip': ({ play, player, ruling }) => {
    const wrong = inBetting(play, player!)
    if (wrong) return wrong
    const range = play.bets!.mayRaise(player!) ? play.bets!.range(player!) : undefined
    if (!range || ruling.cents === undefined)
      return refuse('the value of the chip is needed, and a bet must be open')
    const cents = Math.min(Math.max(ruling.cents, range.min), range.max)
    play.act(player!, { kind: 'move', seat: player!.seat, move: 'bet', cents })
    return undefined
  },
  'must-complete': ({ play, player }) => {
    const wrong = inBetting(play, player!)
    if (wrong) return wrong
    const bets = play.bets!
    if (bets.current > player!.bet) {
      callOrCheck(play, player!)
      return undefined
    }
    const range = bets.mayRaise(player!) ? bets.range(player!) : undefined
    if (!range) return refuse(`seat ${player!.seat} may not bet`)
    const move = bets.current === 0 ? 'bet' : 'raise'
    play.act(player!, { kind: 'move', seat: player!.seat, move, cents: range.min })
    return undefined
  },
  'dead-in-turn': ({ play, player }) => {
    const wrong = notInTurn(play, player!)
    if (!wrong) putOut(play, player!, 'dead')
    return wrong
  },
  /** The forced bet is put in for one who is not there; the hand is dead. */
  'absent-in-stud': ({ play, player }) => {
    const wrong = notInTurn(play, player!)
    if (wrong) return wrong
    if (play.asked === player && play.bets) putIn(play, play.bets, player!)
    putOut(play, player!, 'dead')
    return undefined
  },
  'dead-for-no-discard': ({ play, player }) => {
    if (!discardsAsked(play).includes(player!)) return refuse(`seat ${player!.seat} is not asked to discard`)
    putOut(play, player!, 'dead')
    return undefined
  },
  'dealer-dead-for-late-discard': ({ play }) => {
    const dealer = play.setup.button === undefined ? undefined : play.playerAt(play.setup.button)
    if (!dealer || play.asked !== dealer || play.bets) return refuse('the dealer is not asked to draw')
    putOut(play, dealer, 'dead')
    return undefined
  },
}
