import type { Refusal } from '../../say/refusal.ts'
import { discardsAsked } from '../deal/discards.ts'
import { putIn } from '../deal/open.ts'
import type { Bets } from '../hand/bets.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import { giveBack, putOut } from './hands.ts'
import { type OnHand, onHand, onTable, refuse, type Take } from './take.ts'

/** The ruling stands in place of the seat's move: it must be the one to act. */
function notInTurn({ stage, betting }: PokerHand, player: Player): Refusal | undefined {
  const turn = stage.asked ?? betting.round?.next()
  if (turn === player) return undefined
  const { seat } = player
  return turn ? refuse('poker-other-to-act', { seat, turn: turn.seat }) : refuse('poker-not-to-act', { seat })
}

/** What stands in place of a bet, a call or a check of the seat whose turn it is. */
const inBetting = (take: (of: OnHand, bets: Bets) => Refusal | undefined): Take =>
  onHand(of => {
    const { play, player } = of
    const wrong = notInTurn(play, player)
    if (wrong) return wrong
    const bets = play.stage.asked ? undefined : play.betting.round
    return bets ? take(of, bets) : refuse('poker-not-asked-to-bet', { seat: player.seat })
  })

/** What a seat that has put chips in without a word has done: called, or without a bet checked. */
function callOrCheck({ betting }: PokerHand, player: Player, bets: Bets): undefined {
  const move = bets.current > player.bet ? 'call' : 'check'
  betting.act(player, { kind: 'move', seat: player.seat, move })
}

/** What it may bet or raise to, if it may. */
const openRange = (bets: Bets, player: Player) => (bets.mayRaise(player) ? bets.range(player) : undefined)

/** What becomes of an act, and what stands in place of one. */
export const acting = {
  'counts-as-call': inBetting(({ play, player }, bets) => callOrCheck(play, player, bets)),
  'counts-as-raise-from-half': inBetting(({ play, player, ruling: { name, cents } }, bets) => {
    if (cents === undefined) return refuse('poker-names-an-amount', { name })
    const range = openRange(bets, player)
    const half = range && cents - bets.current >= (range.min - bets.current) / 2
    if (!range || !half || bets.current === 0 || play.readings.halfRaise === 'may-call') {
      return callOrCheck(play, player, bets)
    }
    play.betting.act(player, { kind: 'move', seat: player.seat, move: 'raise', cents: range.min })
    return undefined
  }),
  /** Where the first bet is free within a spread, a chip is worth what it is. */
  'counts-as-chip': inBetting(({ play, player, ruling }, bets) => {
    const range = openRange(bets, player)
    if (!range || ruling.cents === undefined) return refuse('poker-chip-makes-no-bet')
    const cents = Math.min(Math.max(ruling.cents, range.min), range.max)
    play.betting.act(player, { kind: 'move', seat: player.seat, move: 'bet', cents })
    return undefined
  }),
  'must-complete': inBetting(({ play, player }, bets) => {
    if (bets.current > player.bet) return callOrCheck(play, player, bets)
    const range = openRange(bets, player)
    if (!range) return refuse('poker-may-not-bet', { seat: player.seat })
    const move = bets.current === 0 ? 'bet' : 'raise'
    play.betting.act(player, { kind: 'move', seat: player.seat, move, cents: range.min })
    return undefined
  }),
  'fold-undone': onHand(({ play, player }) => {
    const { seat } = player
    if (player.out !== 'folded') return refuse('poker-not-folded', { seat })
    if (!play.betting.undoable(player, 'fold')) return refuse('poker-too-late-to-retrieve', { seat })
    player.out = undefined
    player.dealtOn = false
    play.betting.undo()
    return undefined
  }),
  'call-undone': onHand(({ play, player }) => {
    const call = play.betting.undoable(player, 'call')
    if (!call) return refuse('poker-no-call-to-withdraw', { seat: player.seat })
    play.betting.undo()
    giveBack(play, player, call.paid)
    return undefined
  }),
  'no-initiative': onHand(({ play, player, ruling }) => {
    const bets = play.betting.round
    if (!bets) return refuse('poker-no-betting')
    if (ruling.name === 'check-out-of-turn' && bets.next() === player) {
      return refuse('poker-in-turn', { seat: player.seat })
    }
    play.repairs.hands.on(player).barred = true
    return undefined
  }),
  'dead-in-turn': onHand(({ play, player }) => {
    const wrong = notInTurn(play, player)
    if (!wrong) putOut(play, player, 'dead')
    return wrong
  }),
  /** The forced bet is put in for one who is not there; the hand is dead. */
  'absent-in-stud': onHand(({ play, player }) => {
    const wrong = notInTurn(play, player)
    if (wrong) return wrong
    const bets = play.betting.round
    if (play.stage.asked === player && bets) putIn(play, bets, player)
    putOut(play, player, 'dead')
    return undefined
  }),
  'dead-for-no-discard': onHand(({ play, player }) => {
    if (!discardsAsked(play).includes(player)) {
      return refuse('poker-not-asked-to-discard', { seat: player.seat })
    }
    putOut(play, player, 'dead')
    return undefined
  }),
  'dealer-dead-for-late-discard': onTable(({ play }) => {
    const { dealer } = play.players
    if (!dealer || play.stage.asked !== dealer || play.betting.round)
      return refuse('poker-dealer-not-drawing')
    putOut(play, dealer, 'dead')
    return undefined
  }),
  /** The cards of the street are put right, and there is no betting on it. */
  'street-without-betting': onTable(({ play }) => {
    const bets = play.betting.round
    if (!bets) return refuse('poker-no-betting')
    for (const one of play.players.all) giveBack(play, one, one.bet)
    bets.close()
    return undefined
  }),
} satisfies Readonly<Record<string, Take>>
