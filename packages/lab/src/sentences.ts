import type { BetsRefusals } from './bank/bets.ts'
import type { BlackjackChartSentences } from './blackjack/sentences.ts'
import type { FrequencySentences } from './frequencies/sentences.ts'
import type { FrequencyRefusals } from './frequencies/table.ts'
import type { LetItRideChartSentences } from './let-it-ride/sentences.ts'
import type { OddsRefusals } from './odds/refusals.ts'
import type { Pan9ChartSentences } from './pan-9/sentences.ts'
import type { WorkSentences } from './parallel/sentences.ts'
import type { EquityRefusals } from './poker/equity/refusals.ts'
import type { EquitySentences } from './poker/equity/sentences.ts'
import type { SimulationRefusals } from './simulate/refusals.ts'
import type { ThreeCardChartSentences } from './three-card/sentences.ts'
import type { UltimateChartSentences } from './ultimate/sentences.ts'

/** Everything that the lab says. */
export interface LabSentences
  extends BlackjackChartSentences,
    EquitySentences,
    FrequencySentences,
    LetItRideChartSentences,
    Pan9ChartSentences,
    ThreeCardChartSentences,
    UltimateChartSentences,
    WorkSentences {}

/** Everything that the lab refuses. */
export interface LabRefusals
  extends BetsRefusals,
    EquityRefusals,
    FrequencyRefusals,
    OddsRefusals,
    SimulationRefusals {}
