import type { CompareSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

export const compare: Says<CompareSentences> = {
  'compare-filing': 'Documento',
  'compare-collection': 'Cuota',
  'compare-back-line': 'Apuestas de línea trasera',
  'compare-bank': 'Jugador-banca',
  'compare-check': 'Revisión de la carta tapada',
  'compare-deck': 'Baraja',
  'compare-first': 'Primera acción',
  'compare-glossary': 'Términos',
  'compare-opening': 'Antes, ciegas y apuestas forzadas',
  'compare-otherwise': 'Lo que cambian otras interpretaciones',
  'compare-seats': 'Asientos',
  'compare-settle': 'Orden de liquidación',
  'compare-verdicts': 'Qué pasa con una mano',
  'fact-yes': 'sí',
  'fact-no': 'no',
  'fact-none': 'ninguno',
  'fact-otherwise': 'en otro caso',
  'fact-odds': ({ pays, for: one }) => `${pays} a ${one}`,
  'fact-money': ({ cents }, { money }) => money(cents),
}
