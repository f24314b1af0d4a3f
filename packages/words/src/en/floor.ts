import type { FloorRefusals } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const floorRefusals: Says<FloorRefusals> = {
  'no-such-incident': ({ name, game }) => `${game} knows no ruling "${name}"`,
  'not-now': ({ name }) => `"${name}" cannot happen now`,
  'no-card-there': () => 'no card lies there',
}
