import type { EveningRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const eveningRefusals: Says<EveningRefusals> = {
  'evening-of-private-tables': '只有私人桌才记当晚的账',
}
