import { incidentsShape } from '../../floor/shape.ts'
import type { Odds } from '../../money/odds.ts'
import { cite, filedRule, odds, yes } from '../../rules/shape.ts'
import { expecting } from '../../shape/sentences.ts'
import {
  either,
  listOf,
  mapOf,
  matching,
  object,
  oneOf,
  optional,
  positiveCents,
  type Shape,
} from '../../shape/shape.ts'
import type { HouseWayHolding, HouseWaySetting } from './chart.ts'
import type { FortuneHand } from './fortune.ts'
import { PAI_GOW_AUTOMATIC_CONSEQUENCES, PAI_GOW_CONSEQUENCES, PAI_GOW_MOMENTS } from './incident.ts'
import type { PaiGowPokerRules } from './rules.ts'
import { twoHandFields } from './two-hands-shape.ts'

const fortuneHand: Shape<FortuneHand> = oneOf(
  'Seven-card straight flush, no joker',
  'Royal flush and royal match',
  'Seven-card straight flush with joker',
  'Five aces',
  'Five of a kind',
  'Royal flush',
  'Straight flush',
  'Four of a kind',
  'Full house',
  'Flush',
  'Three of a kind',
  'Straight',
  'Three pair',
)

const holding: Shape<HouseWayHolding> = oneOf(
  'five aces',
  'four of a kind and a pair',
  'four of a kind',
  'two threes of a kind',
  'full house',
  'three of a kind',
  'three pair',
  'two pair',
  'one pair',
  'no pair',
)

const way: Shape<HouseWaySetting> = oneOf(
  'second and third highest in front',
  'pair behind',
  'both pairs behind',
  'small pair in front',
  'highest pair in front',
  'pair in front, three behind',
  'ace and highest single in front',
  'three behind',
  'four behind',
  'pair and pair',
  'pair of aces in front',
  'complete hand behind',
  'joker and highest single in front',
  'joker and second highest behind',
  'joker pairs the highest single',
)

const chartRow = object({
  hand: holding,
  of: optional(matching(/^[2-9TJQKA]+$/, expecting('some-ranks', { example: 'JT9' }))),
  complete: optional(yes),
  joker: optional(yes),
  set: listOf(object({ way, ifFront: optional(oneOf('pair', 'A', 'K', 'Q', 'above both pairs')) })),
  cite,
})

const dealOrder = oneOf('back-and-forth', 'left-to-right', 'hand-by-hand')
const pays = object({ pays: odds, cite })

export const paiGowShape: Shape<PaiGowPokerRules> = object({
  ...twoHandFields,
  incidents: incidentsShape(PAI_GOW_MOMENTS, PAI_GOW_CONSEQUENCES, PAI_GOW_AUTOMATIC_CONSEQUENCES),
  family: oneOf('pai-gow'),
  joker: object({ is: oneOf('bug', 'wild'), cite }),
  hands: optional(filedRule),
  deal: object({ order: dealOrder, others: optional(mapOf(dealOrder)), cite }),
  foul: object({ loses: optional(cite), cite }),
  houseWay: object({ chart: listOf(chartRow, 1), cite }),
  fortune: optional(
    object({
      pays: listOf(
        object({
          hand: fortuneHand,
          pays: either<Odds | 'push'>(expecting('odds-or-push'), odds, oneOf('push')),
          envy: optional(positiveCents),
          cite,
        }),
        1,
      ),
      loses: cite,
      envy: object({ least: positiveCents, buttons: oneOf('everybody', 'seated'), cite }),
    }),
  ),
  aceHigh: optional(object({ both: pays, withJoker: pays, withoutJoker: pays, loses: cite })),
  aceHighPush: optional(filedRule),
})
