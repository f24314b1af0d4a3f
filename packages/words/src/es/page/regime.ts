import type { PageWords } from '../../en/page/index.ts'

/** A table that is run under more than its filing. */
export const regime: PageWords['regime'] = {
  title: 'Régimen',
  asFiled: 'como está presentado',
  standings: { 'in-force': 'en vigor', 'not-yet': 'aún no en vigor', enjoined: 'suspendido por un tribunal' },
  of: (name: string, standing: string): string => `${name} (${standing})`,
  provider: 'Un bot juega por un proveedor externo',
  isProvider: 'proveedor externo',
  clock: 'Puesto de jugador-banca',
  others: (had: number, needed: number, by: string): string =>
    `${had} de ${needed} jugadores más lo han tenido; si no, la partida termina a las ${by}`,
  othersDone: (had: number, by: string): string =>
    `${had} jugadores más lo han tenido; se cuenta de nuevo desde las ${by}`,
  over: (at: string): string =>
    `La partida terminó a las ${at}: muy pocos jugadores tuvieron a tiempo el puesto de jugador-banca. Empieza otra cuando todos hayan dejado la mesa.`,
  notice:
    'Cualquier jugador puede tomar el puesto de jugador-banca cuando se ofrece. Quien lo toma no gana ni pierde más de lo que pone.',
}
