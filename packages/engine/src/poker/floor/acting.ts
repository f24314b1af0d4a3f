import type { Refusal } from '../../say/refusal.ts'
import { discardsAsked } from '../deal/discards.ts'
import { putIn } from '../deal/open.ts'
import type { BettingRound } from '../hand/bets.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import { giveBack, putOut } from './hands.ts'
import { onHand, onTable, type PokerTakeRuling, type RulingOnHand, refusePokerRuling } from './take.ts'

/** The ruling replaces the seat's move, so it must be that seat's turn. */
function checkInTurn({ stage, betting }: PokerHand, player: Player): Refusal | undefined {
  const turn = stage.asked ?? betting.round?.next()
  if (turn === player) return undefined
  const { seat } = player
  return turn
    ? refusePokerRuling('poker-other-to-act', { seat, turn: turn.seat })
    : refusePokerRuling('poker-not-to-act', { seat })
}

/** A ruling that replaces a bet, a call or a check of the seat whose turn it is. */
const inBetting = (take: (of: RulingOnHand, bets: BettingRound) => Refusal | undefined): PokerTakeRuling =>
  onHand(of => {
    const { play, player } = of
    const wrong = checkInTurn(play, player)
    if (wrong) return wrong
    const bets = play.stage.asked ? undefined : play.betting.round
    return bets ? take(of, bets) : refusePokerRuling('poker-not-asked-to-bet', { seat: player.seat })
  })

/** The meaning of chips put in without a word: a call, or without a bet a check. */
function callOrCheck({ betting }: PokerHand, player: Player, bets: BettingRound): undefined {
  const move = bets.current > player.bet ? 'call' : 'check'
  betting.act(player, { kind: 'move', seat: player.seat, move })
}

/** The range of the seat's bet or raise, if it may make one. */
const openRange = (bets: BettingRound, player: Player) =>
  bets.mayRaise(player) ? bets.range(player) : undefined

/** The consequences for an act, or in place of one. */
export const actingConsequences = {
  'counts-as-call': inBetting(({ play, player }, bets) => callOrCheck(play, player, bets)),
  'counts-as-raise-from-half': inBetting(({ play, player, ruling: { name, cents } }, bets) => {
    if (cents === undefined) return refusePokerRuling('poker-names-an-amount', { name })
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
    if (!range || ruling.cents === undefined) return refusePokerRuling('poker-chip-makes-no-bet')
    const cents = Math.min(Math.max(ruling.cents, range.min), range.max)
    play.betting.act(player, { kind: 'move', seat: player.seat, move: 'bet', cents })
    return undefined
  }),
  'must-complete': inBetting(({ play, player }, bets) => {
    if (bets.current > player.bet) return callOrCheck(play, player, bets)
    const range = openRange(bets, player)
    if (!range) return refusePokerRuling('poker-may-not-bet', { seat: player.seat })
    const move = bets.current === 0 ? 'bet' : 'raise'
    play.betting.act(player, { kind: 'move', seat: player.seat, move, cents: range.min })
    return undefined
  }),
  'fold-undone': onHand(({ play, player }) => {
    const { seat } = player
    if (player.out !== 'folded') return refusePokerRuling('poker-not-folded', { seat })
    if (!play.betting.undoable(player, 'fold'))
      return refusePokerRuling('poker-too-late-to-retrieve', { seat })
    player.out = undefined
    player.dealtOn = false
    play.betting.undo()
    return undefined
  }),
  'call-undone': onHand(({ play, player }) => {
    const call = play.betting.undoable(player, 'call')
    if (!call) return refusePokerRuling('poker-no-call-to-withdraw', { seat: player.seat })
    play.betting.undo()
    giveBack(play, player, call.paid)
    return undefined
  }),
  'no-initiative': onHand(({ play, player, ruling }) => {
    const bets = play.betting.round
    if (!bets) return refusePokerRuling('poker-no-betting')
    if (ruling.name === 'check-out-of-turn' && bets.next() === player) {
      return refusePokerRuling('poker-in-turn', { seat: player.seat })
    }
    play.repairs.hands.on(player).barred = true
    return undefined
  }),
  'dead-in-turn': onHand(({ play, player }) => {
    const wrong = checkInTurn(play, player)
    if (!wrong) putOut(play, player, 'dead')
    return wrong
  }),
  /** Puts in the forced bet for an absent player; the hand is dead. */
  'absent-in-stud': onHand(({ play, player }) => {
    const wrong = checkInTurn(play, player)
    if (wrong) return wrong
    const bets = play.betting.round
    if (play.stage.asked === player && bets) putIn(play, bets, player)
    putOut(play, player, 'dead')
    return undefined
  }),
  'dead-for-no-discard': onHand(({ play, player }) => {
    if (!discardsAsked(play).includes(player)) {
      return refusePokerRuling('poker-not-asked-to-discard', { seat: player.seat })
    }
    putOut(play, player, 'dead')
    return undefined
  }),
  'dealer-dead-for-late-discard': onTable(({ play }) => {
    const { dealer } = play.players
    if (!dealer || play.stage.asked !== dealer || play.betting.round)
      return refusePokerRuling('poker-dealer-not-drawing')
    putOut(play, dealer, 'dead')
    return undefined
  }),
  /** Puts the cards of the street right; the street has no betting. */
  'street-without-betting': onTable(({ play }) => {
    const bets = play.betting.round
    if (!bets) return refusePokerRuling('poker-no-betting')
    for (const one of play.players.all) giveBack(play, one, one.bet)
    bets.close()
    return undefined
  }),
} satisfies Readonly<Record<string, PokerTakeRuling>>
