import type { FloorRefusals } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const floorRefusals: Says<FloorRefusals> = {
  'no-such-incident': ({ name, game }) => `${game} no conoce la decisión “${name}”`,
  'not-now': ({ name }) => `“${name}” no puede ocurrir ahora`,
  'no-card-there': () => 'ahí no hay ninguna carta',
}
