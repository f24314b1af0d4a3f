import type { FloorRefusals } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const floorRefusals: Says<FloorRefusals> = {
  'no-such-incident': ({ name, game }) => `${game}沒有「${name}」這種裁定`,
  'not-now': ({ name }) => `現在不會發生「${name}」`,
  'no-card-there': () => '那裡沒有牌',
}
