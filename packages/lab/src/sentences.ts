import type { BetsRefusals } from './bank/refusals.ts'
import type { BlackjackSentences } from './blackjack/sentences.ts'
import type { FrequencyRefusals } from './frequencies/refusals.ts'
import type { FrequencySentences } from './frequencies/sentences.ts'
import type { LetItRideSentences } from './let-it-ride/sentences.ts'
import type { OddsRefusals } from './odds/refusals.ts'
import type { Pan9Sentences } from './pan-9/sentences.ts'
import type { WorkSentences } from './parallel/sentences.ts'
import type { EquityRefusals } from './poker/equity/refusals.ts'
import type { EquitySentences } from './poker/equity/sentences.ts'
import type { SimulationRefusals } from './simulate/refusals.ts'
import type { ThreeCardSentences } from './three-card/sentences.ts'
import type { UltimateSentences } from './ultimate/sentences.ts'

/** Everything that the lab says. */
export interface LabSentences
  extends BlackjackSentences,
    EquitySentences,
    FrequencySentences,
    LetItRideSentences,
    Pan9Sentences,
    ThreeCardSentences,
    UltimateSentences,
    WorkSentences {}

/** Everything that the lab refuses. */
export interface LabRefusals
  extends BetsRefusals,
    EquityRefusals,
    FrequencyRefusals,
    OddsRefusals,
    SimulationRefusals {}
