import type { FloorRefusals } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const floorRefusals: Says<FloorRefusals> = {
  'no-such-incident': ({ name, game }) => `${game}没有“${name}”这种裁定`,
  'not-now': ({ name }) => `现在不会发生“${name}”`,
  'no-card-there': () => '那里没有牌',
}
