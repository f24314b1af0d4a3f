import type { EveningRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const eveningRefusals: Says<EveningRefusals> = {
  'evening-of-private-tables': 'chỉ bàn riêng mới có sổ tính tiền cả buổi',
}
