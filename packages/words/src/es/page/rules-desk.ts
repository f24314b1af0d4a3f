import type { PageWords } from '../../en/page/index.ts'

/** Where whoever runs the house changes a game and has it looked over. */
export const rulesDesk: PageWords['rulesDesk'] = {
  title: 'Un juego propio de la sala',
  lead: 'Empiece con un juego presentado, cambie lo que aquí es distinto y haga que se revise. La casa no guarda nada: descargue el archivo, póngalo en la carpeta de la sala e inicie la sala con «--rules».',
  from: 'Empezar con',
  find: 'Buscar un campo',
  none: 'Ningún campo tiene eso en su nombre o valor.',
  check: 'Revisarlo',
  checking: 'Se está revisando: se juegan rondas …',
  take: 'Descargar el archivo',
  count: (mistakes: number, doubts: number): string =>
    mistakes > 0
      ? mistakes === 1
        ? 'Un error: no se puede jugar.'
        : `${mistakes} errores: no se puede jugar.`
      : doubts === 0
        ? 'Se puede jugar, y no hay nada dudoso.'
        : `Se puede jugar. Dudas: ${doubts}.`,
  rounds: (n: number): string => `Rondas al azar: ${n}, y todo se cumplió.`,
  failed: (round: number, why: string): string => `La ronda ${round} al azar falló: ${why}`,
  cites: (checked: number, missing: string): string =>
    missing === ''
      ? `Citas comprobadas: ${checked}.`
      : `Citas comprobadas: ${checked}. No está aquí el texto de ${missing}.`,
  differences: 'Diferencias con el juego del que parte',
  sheet: 'Su hoja',
  edges: 'Lo que cuesta cada apuesta',
  changed: 'cambiado',
  another: (place: string): string => `Otra fila como ${place}`,
  remove: (place: string): string => `Quitar ${place}`,
  at: (place: string): string => `En ${place}`,
}
