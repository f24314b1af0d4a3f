import type { FloorRules } from '../../floor/rule-on.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Refusal } from '../../say/refusal.ts'
import type { PanHand } from '../hand/hand.ts'
import type { PanConsequence, PanMoment } from '../rules/incident.ts'
import { refusePan } from '../rules/refusals.ts'
import { named, type PanCase } from './case.ts'
import { foulForTooFew, foulForTooMany, madeUpOrDead, withdrawnOrDead } from './count.ts'
import { drawGoesBack, drawGoesOn, othersDeclareFirst } from './order.ts'
import { foulForTheSpread, spreadPutRight } from './spread.ts'
import { foulForTheCardInHand, outCardComesBack } from './turn-card.ts'

/** What the floor of a Pan table rules (003:308-348). */
export const panFloor: FloorRules<PanHand, PanMoment, PanConsequence> = {
  isNow(when, of) {
    const { hand, player } = named(of)
    switch (when) {
      case 'before-the-first-draw':
        return !player.hasDrawn
      case 'after-the-first-draw':
        return player.hasDrawn
      case 'in-the-turn':
        return hand.isInTurn(player)
      case 'after-the-discard':
        return !hand.isInTurn(player)
    }
  },
  // Every ruling of Pan is about a hand.
  misnamed: (_, hand, { seat }) => checkInPlay(hand, seat),
  consequences: {
    'made-up-or-dead': madeUpOrDead,
    'withdrawn-or-dead': withdrawnOrDead,
    foul,
    'foul-for-too-few': foulForTooFew,
    'foul-for-too-many': foulForTooMany,
    'foul-for-the-card-in-hand': foulForTheCardInHand,
    'foul-for-the-spread': foulForTheSpread,
    'spread-put-right': spreadPutRight,
    'draw-goes-back': drawGoesBack,
    'draw-goes-on': drawGoesOn,
    'others-declare-first': othersDeclareFirst,
    'out-card-comes-back': outCardComesBack,
    'read-as-it-lies': readAsItLies,
  },
  // Whether an out card can be used is no secret: every player in action has the right to see that hand (003:323).
  looks: {
    'withdrawn-or-dead': 'whether',
    'foul-for-too-many': 'whether',
    'foul-for-the-spread': 'whether',
    'spread-put-right': 'whether',
  },
}

function checkInPlay(hand: PanHand, seat: Seat | undefined): Refusal | undefined {
  if (seat === undefined) return refusePan('pan-whose-hand')
  return hand.playerAt(seat)?.hasHand ? undefined : refusePan('pan-no-hand', { seat })
}

function foul(of: PanCase): undefined {
  const { hand, player } = named(of)
  hand.foul(player)
}

/** The house dealer reads what was collected, or the outs. */
function readAsItLies(of: PanCase): Refusal | undefined {
  const { hand, player } = named(of)
  return player === hand.winner || player.collected.size > 0 ? undefined : refusePan('pan-nothing-read')
}
