import { JOKER } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { OutReason, Player } from '../hand/player.ts'
import { onHand, onTable, type PokerTakeRuling, refusePokerRuling } from './take.ts'

/** Takes a hand out: it acts no more, and its chips stay in the pot. The last hand takes the pot. */
export function putOut({ players, stage }: PokerHand, player: Player, how: OutReason): void {
  if (players.live < 2) return
  player.out = how
  if (stage.asked === player) stage.asked = undefined
}

/** What a player can get back of the chips it put in. */
export function giveBack({ betting, felt }: PokerHand, player: Player, cents: Cents): void {
  if (cents === 0) return
  const back = player.takeBack(cents)
  betting.round?.lower()
  felt.say({ type: 'returned', seat: player.seat, cents: back })
}

/** Antes and blinds that a player has in. */
export function forcedBetsOf({ setup, players }: PokerHand, player: Player): Cents {
  const { ante = 0, anteFrom, blinds = [], post = [], straddle } = setup
  const antes = anteFrom === undefined ? ante : 0
  const own = blinds.reduce((sum, blind, i) => sum + (players.blindAt(i) === player ? blind : 0), 0)
  const posted = post.find(one => one.seat === player.seat)?.live ?? 0
  const straddled = straddle?.seat === player.seat ? straddle.amount : 0
  return Math.min(player.put, antes + own + posted + straddled)
}

const out = (how: OutReason): PokerTakeRuling =>
  onHand(({ play, player }) => {
    putOut(play, player, how)
    return undefined
  })

/** The consequences for a hand. */
export const handConsequences = {
  'no-effect': () => undefined,
  misdeal: ({ play, row }) => {
    play.rulings.voidDeal(row.cite)
    return undefined
  },
  dead: out('dead'),
  foul: out('foul'),
  'no-claim': out('dead'),
  'foul-for-lost-card': out('foul'),
  'foul-for-joker': onHand(({ play, player }) => {
    if (!play.felt.cards(player.name).includes(JOKER))
      return refusePokerRuling('poker-no-joker', { seat: player.seat })
    putOut(play, player, 'foul')
    return undefined
  }),
  'dead-if-all-in': onHand(({ play, player }) => {
    if (player.behind > 0) return refusePokerRuling('poker-not-all-in', { seat: player.seat })
    putOut(play, player, 'dead')
    return undefined
  }),
  'dead-after-bet': onHand(({ play, player }) => {
    if (!play.betting.round?.made) return refusePokerRuling('poker-no-bet-yet')
    putOut(play, player, 'dead')
    return undefined
  }),
  'out-with-ante': onHand(({ play, player }) => {
    putOut(play, player, 'dead')
    giveBack(play, player, player.put)
    return undefined
  }),
  'dealer-foul': onTable(({ play }) => {
    const { dealer } = play.players
    // A dealing player who is not in the pot has nothing to lose.
    if (dealer?.live) putOut(play, dealer, 'foul')
    return undefined
  }),
} satisfies Readonly<Record<string, PokerTakeRuling>>
