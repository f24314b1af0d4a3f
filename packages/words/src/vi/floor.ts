import type { FloorRefusals } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const floorRefusals: Says<FloorRefusals> = {
  'no-such-incident': ({ name, game }) => `${game} không có cách xử “${name}”`,
  'not-now': ({ name }) => `lúc này không thể xảy ra “${name}”`,
  'no-card-there': () => 'ở đó không có lá bài nào',
}
