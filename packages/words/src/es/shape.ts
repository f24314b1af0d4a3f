import type { ShapeRefusals, ShapeSentences } from '@cardroom/engine/shape'
import type { Says } from '../speaker.ts'
import { either } from './grammar/words.ts'

export const shape: Says<ShapeSentences> = {
  'a-text': 'un texto',
  'true-or-false': 'true o false',
  'whole-number-from': ({ min }) => `un número entero desde ${min}`,
  'whole-cents': 'una cantidad en centavos enteros',
  'a-seat-number': 'un número de asiento',
  'a-list': 'una lista',
  'an-object': 'un objeto',
  'one-of': ({ values }) => either(values),
  'lines-of-a-filing': 'líneas de un documento ("003:1122", "003:513, 527-528") o "practice"',
  'some-odds': 'un pago ("6:5")',
  'odds-or-push': 'un pago ("6:5") o "push"',
  'a-room-and-a-game': 'una sala y un juego ("my-room/my-game")',
  'some-ranks': ({ example }) => `valores de cartas ("${example}")`,
  'third-cards': 'las terceras cartas con las que la mano toma carta ("4567")',
  'bettors-or-any': 'un número de apostadores o "any"',
  'a-schedule-option': 'una opción de tarifa',
  'some-cards': 'cartas',
}

export const shapeRefusals: Says<ShapeRefusals> = {
  missing: 'falta',
  'no-such-field': 'no existe ese campo',
  expected: ({ what, found }, { say }) => `${say(what)}, no ${found}`,
  'too-few': ({ least, found }) => `al menos ${least}, no ${found}`,
  'too-many': ({ most, found }) => `a lo más ${most}, no ${found}`,
}
