import type { PhhRefusals } from '@cardroom/engine/phh'
import type { Says } from '../speaker.ts'

export const phhRefusals: Says<PhhRefusals> = {
  'phh-not-a-hand': 'no es una mano',
  'phh-missing': 'falta',
  'phh-stacks-needed': 'hacen falta dos números o más',
  'phh-texts-needed': 'hace falta una lista de textos',
  'phh-number-each-needed': 'hace falta un número para cada jugador',
  'phh-unknown-variant': ({ variant, known }) => `no se conoce “${variant}” (${known.join(', ')})`,
  'phh-not-an-action': ({ text }) => `“${text}” no es una acción`,
  'phh-hand-over': ({ player }) => `no le toca a p${player}: la mano ya terminó`,
  'phh-hand-not-finished': ({ seat }) => `la mano no ha terminado: le toca al asiento ${seat}`,
  'phh-action-not-allowed': ({ player, action, moves }) =>
    `p${player} no puede hacer “${action}” aquí: ${moves.join(', ')}`,
  'phh-no-pot-game': ({ game }) => `${game} no es un juego con bote`,
  'hand-not-held': ({ what }) => `un registro no puede decir esto: ${what}`,
}
