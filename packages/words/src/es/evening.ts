import type { EveningRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const eveningRefusals: Says<EveningRefusals> = {
  'evening-of-private-tables': 'solo las mesas privadas llevan la cuenta de la noche',
}
