import { refuser } from '@cardroom/engine'

export interface FrequencyRefusals {
  'ranks-no-hands': { game: string }
}

export const refuseFrequencies = refuser<FrequencyRefusals>()
