import type { OwnGameRefusals } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'
import { either } from './grammar/words.ts'

const quoted = (words: readonly string[]): string => either(words.map(word => `“${word}”`))

export const ownGameRefusals: Says<OwnGameRefusals> = {
  'own-no-such-family': ({ known, found }) => `uno de ${known.join(', ')}, no ${found ?? 'un campo vacío'}`,
  'own-twice': ({ name }) => `“${name}” está dos veces`,
  'own-no-such-reading': ({ name }) => `ningún juego tiene la interpretación “${name}”`,
  'own-no-such-value': ({ known, found }) => `${quoted(known)}, no “${found}”`,
  'own-is-the-default': ({ value }) => `“${value}” es lo predeterminado`,
  'own-no-such-wager': ({ on }) => `no existe la apuesta “${on}”`,
  'own-never-settled': ({ on }) => `“${on}” nunca se liquida`,
  'own-too-many-cards': ({ cards, most }) => `${cards} cartas: una mano se compara con ${most} como máximo`,
  'own-house-way-leaves-out': ({ cards }) => `ninguna fila dice cómo se acomoda ${cards}`,
  'own-house-way-needs-any': ({ high }) => `la última fila debe valer para cualquier otra mano: “${high}”`,
  'own-decks-backwards': ({ from, to }) => `de ${from} a ${to}`,
  'own-limit-backwards': ({ min, max }, { money }) => `de ${money(min)} a ${money(max)}`,
  'own-option-twice': ({ name, before }) => `${name} ya es ${before}`,
  'own-no-such-place': ({ place }) => `no hay nada en «${place}»`,
  'own-beyond-the-text': ({ cite, lines }) => `${cite}: el texto tiene ${lines} líneas`,
  'own-lines-do-not-say': ({ cite, odds }) => `las líneas ${cite} no hablan de ${odds}`,
  'own-fee-rule': ({ rule, printed: [first = 0, second = 0, third = 0] }, { money }) =>
    ({
      'at-most-rates': `${first} tarifas, y las hojas tienen como mucho ${second}`,
      'rates-rise': `${money(second)} desde ${money(third)} es menos que los ${money(first)} anteriores`,
      'starts-at-the-minimum': `las filas empiezan en ${money(first)}, y el mínimo de la mesa es ${money(second)}`,
      'every-amount': `ninguna fila dice qué se cobra por encima de ${money(second)}`,
    })[rule],
}
