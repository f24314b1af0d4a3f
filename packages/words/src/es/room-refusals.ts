import type { RoomRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const roomRefusals: Says<RoomRefusals> = {
  'table-not-opened': ({ table }) => `la mesa “${table}” no se pudo abrir como quedó`,
  'too-many-tables-of-yours': ({ most }) => `una persona abre a lo más ${most} mesas`,
  'too-many-seats-of-yours': ({ most }) => `una persona tiene a lo más ${most} asientos en la casa`,
  'name-mixes-scripts': 'un nombre se escribe con letras de un solo alfabeto',
  'no-room-for-a-table': 'no hay espacio para otra mesa',
  'nothing-to-open': ({ round }) =>
    `no hay nada que abrir en “${round}”: ya está abierta, su zapato está en uso o su mesa está cerrada`,
  'shoe-cannot-stay-sealed': ({ game }) =>
    `${game} se reparte de un zapato que dura muchas rondas y que se abre cuando se acaba`,
  'cannot-be-played': ({ game }) => `${game} no se puede jugar`,
  'seats-bounds': ({ least, most }) => `la mesa tiene de ${least} a ${most} asientos`,
  'too-many-rates': ({ rates, most, cite }) =>
    `serían ${rates} cuotas en una sola mesa, y no se permiten más de ${most} (${cite})`,
  'not-alone-at-the-table': 'solo quien está sin nadie más en la mesa puede repartir de inmediato',
  'nothing-to-deal-yet': 'todavía no hay nada que repartir',
  'room-is-closing': 'la sala está cerrando',
  'round-called-off': 'algo salió mal en la mesa: la ronda se cancela',
  'table-changes-hands': 'la mesa está cambiando de encargado; no se hizo nada, intenta de nuevo',
  'not-written-down': 'eso no se pudo guardar; no cambió nada',
  'decision-is-over': 'esa decisión ya pasó: mira otra vez la mesa',
  'does-not-run-the-table': 'alguien más está a cargo de esta mesa',
  'floor-is-ruling': 'el supervisor está decidiendo: el juego está detenido',
  'floor-already-called': 'ya llamaste al supervisor en esta ronda',
  'nobody-to-call': 'no hay por qué llamar al supervisor',
  'table-has-moved-on': 'algo pasó en la mesa desde entonces: revisa otra vez lo que va a pasar',
  'no-such-round': ({ round }) => `no existe la ronda “${round}”`,
  'no-shoe-in-use': ({ table }) => `no hay ningún zapato en uso en “${table}”`,
  'shoe-not-opened': ({ shoe }) =>
    `“${shoe}” no está abierto: está en uso, fue para una sola ronda o no existe`,
  'table-too-new': ({ version }) => `la escribió una versión más nueva de la sala (versión ${version})`,
  'table-not-readable': ({ what }) => what,
}
