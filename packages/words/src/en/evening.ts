import type { EveningRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const eveningRefusals: Says<EveningRefusals> = {
  'evening-of-private-tables': 'only private tables keep an account of the evening',
}
