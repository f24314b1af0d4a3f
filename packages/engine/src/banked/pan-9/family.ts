import { incidentsShape } from '../../floor/shape.ts'
import { type Ask, deciderOf, type Move } from '../../round/awaiting.ts'
import type { ToldStep } from '../../round/told-step.ts'
import type { View } from '../../round/view.ts'
import { chartCell, type Grid, type Section, type Statement } from '../../rules/section.ts'
import { cite, filedRule } from '../../rules/shape.ts'
import { sayer } from '../../say/saying.ts'
import { object, oneOf, type Shape, whole } from '../../shape/shape.ts'
import { cardsSeen } from '../advice.ts'
import { playerDealerTable } from '../at-table/table.ts'
import { totalOf } from '../baccarat/chart.ts'
import { banked } from '../family.ts'
import { BANKED_AUTOMATIC_CONSEQUENCES } from '../incident.ts'
import { bankedFields } from '../shape.ts'
import { tell } from '../tell-sentences.ts'
import { PAN_9_CONSEQUENCES, PAN_9_MOMENTS } from './incident.ts'
import { Pan9Course } from './play.ts'
import type { Pan9Rules } from './rules.ts'
import type { Pan9Sentences } from './sentences.ts'

const pan9Shape: Shape<Pan9Rules> = object({
  ...bankedFields,
  family: oneOf('pan-9'),
  incidents: incidentsShape(PAN_9_MOMENTS, PAN_9_CONSEQUENCES, BANKED_AUTOMATIC_CONSEQUENCES),
  deal: object({ cards: whole(1), cite }),
  decision: filedRule,
  dispute: filedRule,
  warned: object({ upTo: whole(0), cite }),
  bankDraws: object({ upTo: whole(0), standsFrom: whole(0), cite }),
  houseWay: object({ drawsUpTo: whole(0), cite }),
  higher: filedRule,
  lower: filedRule,
  equal: filedRule,
})

const say = sayer<Pan9Sentences>()

const pan9Steps = ({ deal, decision, dispute, warned, bankDraws }: Pan9Rules): Statement[] => {
  const { upTo, standsFrom } = bankDraws
  return [
    { text: say('pan-9-cards-each', { cards: deal.cards }), cite: deal.cite },
    { text: say('pan-9-in-turn'), cite: decision.cite },
    { text: say('pan-9-largest-wager'), cite: dispute.cite },
    { text: say('pan-9-warned', { upTo: warned.upTo }), cite: warned.cite },
    { text: say('pan-9-bank-draws', { upTo, standsFrom }), cite: bankDraws.cite },
  ]
}

const pan9Sheet = (rules: Pan9Rules): Section[] => [
  { title: say('pan-9-title-charts'), grid: chart(rules) },
  {
    title: say('pan-9-title-wager'),
    lines: [
      { text: say('pan-9-higher'), cite: rules.higher.cite },
      { text: say('pan-9-equal'), cite: rules.equal.cite },
      { text: say('pan-9-lower'), cite: rules.lower.cite },
    ],
  },
]

const TOTALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

function chart({ bankDraws, houseWay }: Pan9Rules): Grid {
  const bank = (total: number) =>
    total <= bankDraws.upTo ? 'draws' : total >= bankDraws.standsFrom ? 'stands' : 'chooses'
  return {
    corner: say('pan-9-total'),
    columns: TOTALS.map(String),
    rows: [
      {
        head: say('pan-9-player-dealer'),
        cells: TOTALS.map(total => chartCell(bank(total))),
        cite: bankDraws.cite,
      },
      {
        head: say('pan-9-house-way'),
        cells: TOTALS.map(total => chartCell(total <= houseWay.drawsUpTo ? 'draws' : 'stands')),
        cite: houseWay.cite,
      },
    ],
  }
}

/** Whether the player-dealer draws, and what the house does with a hand that it is asked to play. */
function tellPan9Draws({ bankDraws, houseWay, deal }: Pan9Rules, view: View): readonly ToldStep[] {
  const { awaiting } = view
  if (awaiting.kind === 'decision') {
    return awaiting.asked.flatMap(({ seat }): ToldStep[] => {
      const isBank = seat === view.bank?.seat
      const cards = cardsSeen(view, isBank ? 'bank' : String(seat))
      if (cards.length < deal.cards) return []
      const total = totalOf(cards)
      if (isBank) return [{ saying: tell('tell-may-draw', { who: 'bank', total }), cite: bankDraws.cite }]
      const draws = total <= houseWay.drawsUpTo
      const values = { who: String(seat), total }
      return [
        {
          saying: draws ? tell('tell-house-way-draws', values) : tell('tell-house-way-stands', values),
          cite: houseWay.cite,
        },
      ]
    })
  }
  const cards = cardsSeen(view, 'bank')
  if (awaiting.kind !== 'card' || awaiting.to !== 'bank' || cards.length < deal.cards) return []
  return [{ saying: tell('tell-draws', { who: 'bank', total: totalOf(cards) }), cite: bankDraws.cite }]
}

/** Plays every hand the House Way: a card up to the filed total, none above it. */
function advise(rules: Pan9Rules, view: View, ask: Ask): Move {
  const place = view.bank?.seat === ask.seat ? 'bank' : String(ask.seat)
  const draws = totalOf(cardsSeen(view, place)) <= rules.houseWay.drawsUpTo
  return { kind: 'move', ...deciderOf(ask), move: draws ? 'card' : 'no-card' }
}

/** Super Pan 9 against a player-dealer. */
export const pan9 = banked<Pan9Rules>({
  name: 'pan-9',
  rules: pan9Shape,
  table: playerDealerTable,
  course: round => new Pan9Course(round),
  steps: pan9Steps,
  sheet: pan9Sheet,
  tell: tellPan9Draws,
  suitsMatter: () => false,
  advise,
})
