import type { ReadingRefusals, RecordRefusals, ShoeRefusals } from '@cardroom/engine'
import type { Says } from '../speaker.ts'
import { either } from './grammar/words.ts'

export const recordRefusals: Says<RecordRefusals> = {
  'dice-needed': ({ count }) => `hacen falta ${count} dados`,
  'to-act': ({ who, options }, { say }) => `le toca al asiento ${who}: ${options.map(say).join(', ')}`,
  'not-asked': ({ move }) => `a nadie se le pide “${move}”`,
  'shoe-empty': ({ to }) => `el zapato se acabó, y ${to} necesita una carta`,
  'card-needed': 'hace falta una carta más',
  'cards-left-over': ({ cards }) => `sobra: ${cards}`,
  'no-result': 'falta',
  'result-differs': ({ said, is }) => `el registro dice ${said}, y es ${is}`,
  'secret-not-committed': 'el secreto no es el que se comprometió',
  'not-bound': 'la casa no había comprometido ningún orden de las cartas',
  'another-root': 'el orden que da el secreto no es el que la casa había comprometido',
  'card-not-proved': ({ card }) =>
    `no está probado que la carta ${card + 1} sea la que la casa había comprometido`,
  'proof-does-not-fit': ({ card }) => `la carta ${card + 1} no es la que la casa había comprometido`,
  'proof-of-another-place': ({ card }) => `la carta ${card + 1} es de otro lugar del zapato`,
  'proof-of-nothing': ({ card }) => `la carta ${card + 1} no se muestra`,
  'called-off': 'la ronda se canceló, y no tiene resultado',
  'result-of-a-round-called-off': 'una ronda cancelada no tiene resultado',
  'another-shuffle': ({ shoe }) => `las rondas de ${shoe} nombran barajadas distintas`,
  'shoe-place-taken': ({ from, to }) =>
    `empieza después de ${from} cartas, y el zapato había quedado en ${to}`,
  'shoe-cards-missing': ({ from, to }) =>
    to === from + 1
      ? `la carta ${to} del zapato no está en ningún registro de aquí`
      : `las cartas ${from + 1} a ${to} del zapato no están en ningún registro de aquí`,
  'shoe-burned-otherwise': ({ burned }) => `las primeras ${burned} cartas de este zapato se queman`,
  'beyond-the-cut-card': ({ cutCard }) => `la carta de corte sale después de ${cutCard} cartas`,
}

export const shoeRefusals: Says<ShoeRefusals> = {
  'not-from-the-seed': 'no es lo que da la semilla',
  'seals-closed': 'ya no se reciben sellos para esta barajada',
  'seals-not-closed': 'no se abre nada mientras se reciben sellos',
  'nothing-sealed': ({ name }) => `${name} no ha sellado nada`,
  'opened-already': 'ese sello ya está abierto',
  'not-what-was-sealed': ({ name }) => `lo que trae ${name} no es lo que se selló`,
  'not-in-the-order-of-seals': 'lo que trajeron los jugadores no está en el orden de sus sellos',
}

export const readingRefusals: Says<ReadingRefusals> = {
  'no-such-reading': ({ name, game, known }) =>
    `${game} no tiene la interpretación “${name}” (tiene ${known.join(', ') || 'ninguna'})`,
  'no-such-choice': ({ name, value, choices }) => `${name} es ${either(choices)}, no ${value}`,
}
