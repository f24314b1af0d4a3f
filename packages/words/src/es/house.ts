import type { HouseRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'
import { partNames } from './page/part-names.ts'

export const houseRefusals: Says<HouseRefusals> = {
  'house-who-asks': 'no se sabe quién pregunta: entra primero por la página',
  'house-needs-part': ({ needs }) => `solo el ${partNames[needs]} puede hacer eso`,
  'house-auditor-looks-on-nowhere':
    'un auditor lee lo que ya terminó, y no participa en lo que está en juego',
  'house-no-such-person': ({ person }) => `aquí nadie es “${person}”`,
  'house-has-the-part': ({ part }) => `esa persona ya tiene ese puesto: ${partNames[part]}`,
  'house-has-not-the-part': ({ part }) => `esa persona no tiene ese puesto: ${partNames[part]}`,
  'house-last-operator': 'sin administrador la casa no puede funcionar: primero dale el puesto a alguien más',
  'house-auditor-stands-alone':
    'un auditor no tiene otro puesto, y quien tiene otro puesto no puede ser auditor',
  'house-seated-somewhere': 'quien está sentado a una mesa no puede hacerse auditor',
  'house-link-not-good': 'este enlace no sirve: ya se usó, o nunca se creó',
  'house-link-expired': 'este enlace ya caducó: la terminal crea otro',
  'house-you-are-out': 'el supervisor te pidió que te retires',
  'house-out-already': 'a esa persona ya se le pidió salir',
  'house-not-out': 'a esa persona no se le pidió salir',
  'house-part-stays': 'a quien administra o supervisa la casa no se le saca: primero quítale el puesto',
  'house-table-is-closing': 'esta mesa se está cerrando',
  'not-enough-in-wallet': ({ has, wanted }, { money }) =>
    `tu cartera tiene ${money(has)}, y harían falta ${money(wanted)}`,
  'house-wallet-below-nothing': ({ has }, { money }) =>
    `en esa cartera solo hay ${money(has)}: no se puede sacar más`,
  'house-not-over': ({ round }) => `“${round}” todavía no termina, o su zapato sigue en uso`,
  'house-no-such-template': ({ name }) => `ninguna plantilla se llama “${name}”`,
  'house-plays-already': ({ game }) => `ya está en una mesa de ${game}`,
  'house-on-the-list': 'el nombre ya está en la lista',
  'house-not-on-the-list': 'el nombre no está en la lista',
  'house-no-table-of-game': ({ game }) => `la casa no tiene mesas de ${game}`,
  'house-not-seated-there': ({ table }) => `no está sentado en “${table}”`,
  'house-moving-already': 'ya se está cambiando de mesa',
  'house-other-game': 'allí se juega otro juego',
  'house-feeds-itself': 'la mesa principal no alimenta a su propia mesa de espera',
  'house-not-played-by-you': ({ round }) => `solo quien jugó “${round}” puede reclamar`,
  'house-dispute-open': ({ round }) => `ya hay un reclamo sobre “${round}”`,
  'house-dispute-decided': ({ round }) => `el reclamo sobre “${round}” está decidido`,
  'house-no-dispute': ({ round }) => `no hay reclamo sobre “${round}”`,
  'house-own-dispute': 'quien jugó una ronda no decide sobre ella',
  'house-round-changed': ({ round }) => `“${round}” no es lo que era cuando se reclamó`,
  'house-round-sealed': ({ round }) => `hay un reclamo sobre “${round}”: queda sellada hasta que se decida`,
}
