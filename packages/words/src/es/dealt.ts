import type { DealtRefusals } from '@cardroom/engine/dealt'
import type { DealtLineRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'
import { whoName } from '../who.ts'

export const dealtRefusals: Says<DealtRefusals & DealtLineRefusals> = {
  'entry-of-another-round': ({ round, now }) => `eso es de la ronda ${round}, y ya va la ronda ${now}`,
  'no-such-entry': 'no hay tal anotación',
  'taken-back-already': 'eso ya se había deshecho',
  'takes-no-place': 'una anotación solo puede reemplazar a otra de la misma ronda',
  'entry-id-used': 'otra anotación tiene el mismo número',
  'nobody-at-seat': ({ seat }) => `no hay nadie en el asiento ${seat}`,
  'not-offered-the-bank': ({ seat }) =>
    `el asiento ${seat} no puede tener ahora la posición de jugador-banca: antes le toca a alguien más`,
  'no-card-awaited': ({ to }) => `no se espera carta para ${to}`,
  'card-goes-to': ({ to, awaited }) => `la carta que sigue va para ${awaited}, no para ${to}`,
  'card-left-the-shoe': ({ card, copies }) =>
    `${card} no puede salir: ${copies === 1 ? 'ya salió' : `las ${copies} ya salieron`} del zapato`,
  'turn-over-first': ({ to }, m) => `primero voltea e ingresa las cartas: ${whoName(m, to)}`,
  'not-a-card-entered': ({ card }) => `«${card}» no es una carta`,
  'no-decision-awaited': 'ahora nadie tiene que decidir nada',
  'between-rounds-only': 'eso se hace entre dos rondas',
  'shuffled-every-round': 'aquí las cartas se barajan en cada ronda',
  'no-collection-due': 'todavía no toca ninguna cuota',
  'no-such-dealt-session': 'no hay tal sesión',
  'session-only-looked-at': 'con este enlace solo se ve la sesión: lo que pasa se anota con el otro',
  'session-name-taken': 'ya hay una sesión con ese nombre',
  'session-gone-on': 'mientras tanto se anotó algo en otra tableta',
  'session-too-long': ({ most }) => `una sesión tiene a lo más ${most} anotaciones: empiece otra`,
}
