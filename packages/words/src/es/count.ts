import type { CountRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const countRefusals: Says<CountRefusals> = {
  'count-shift-is-open': ({ shift }) => `el turno “${shift}” está abierto: ciérralo primero`,
  'count-shift-name-taken': ({ shift }) => `ya hubo un turno “${shift}”: dale otro nombre a este`,
  'count-no-such-shift': ({ shift }) => `nunca hubo un turno “${shift}”`,
  'count-shift-closed': ({ shift }) => `el turno “${shift}” está cerrado`,
  'count-no-such-zone': ({ zone }) => `no existe la zona horaria “${zone}”`,
  'count-no-such-table': ({ table }) => `no hay ninguna mesa “${table}” con caja`,
  'count-session-taken-on': ({ session }) => `“${session}” ya tiene una caja de la casa`,
  'count-no-such-box': ({ box }) => `no se ha retirado ninguna caja ${box}`,
  'count-counted-already': 'esta caja ya se contó: se puede corregir una línea de su hoja',
  'count-not-counted': 'esta caja todavía no se ha contado',
  'count-below-nothing': ({ denomination, count }, { money }) =>
    `${count} piezas de ${money(denomination)}: un conteo nunca es menor que cero`,
  'count-needs-initials': 'una línea se tacha, o una diferencia se firma, con dos iniciales o más',
  'count-line-says': ({ denomination, count }, { money }) =>
    `la línea de ${money(denomination)} dice ahora ${count}: vuelve a mirar la hoja`,
  'count-nothing-corrected': 'la línea ya dice eso',
  'count-no-difference': 'no hay diferencia que firmar: lo contado es lo que dice el registro',
  'count-does-not-follow': 'no se sigue de lo que se escribió antes',
}
