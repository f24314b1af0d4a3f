/** `la 1:05 p.m.`, `las 2:05 p.m.` */
const hour = (clock: string): string => `${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`

const hands = (n: number): string => (n === 1 ? 'una mano' : `${n} manos`)

/** Coming to a table and leaving it: buy-ins, the waiting list, changes of seat, the collection by the half hour. */
export const seating = {
  buyIn: 'Compra',
  buyInBounds: (min: string, max: string): string => `de ${min} a ${max}`,
  buyInLeast: (min: string): string => `${min} o más`,
  shortBuys: {
    once: 'una sola compra corta',
    'after-each-full-buy': 'una compra corta después de cada compra completa',
  },
  outOfChips: 'Te quedaste sin fichas',
  outOfChipsLead: 'Compra otra vez para recibir cartas, o deja el asiento a alguien más.',
  leaving: {
    onTurn:
      'Es tu turno. Tu mano pasa donde no cuesta nada y si no se retira, o se queda como está; lo que pusiste ahí se queda. Te vas cuando termine la ronda.',
    inRound:
      'La ronda está en juego. Lo que te toque decidir de aquí en adelante se pasa, se retira o se deja como está; lo que pusiste se juega. Te vas cuando termine la ronda.',
    withWagers: 'Se te devuelven tus apuestas, y te vas de inmediato con todas tus fichas.',
    between: 'Te vas de inmediato con todas tus fichas.',
    bought: 'Compraste',
    stack: 'Fichas enfrente de ti',
    result: 'Resultado en esta mesa',
    soFar: 'Resultado hasta ahora, sin lo que está en la mesa',
    stay: 'Quedarme',
  },
  buy: 'Comprar fichas',
  takeOff: 'Retirar fichas',
  amount: 'Dólares',
  isShort: (least: string): string => `Tener menos de ${least} enfrente cuenta como la única compra corta.`,
  change: 'Cambiar de asiento',
  changeTo: (seat: number): string => `al asiento ${seat}`,
  changing: (seat: number): string => `Te cambias al asiento ${seat} cuando termine la ronda.`,
  stay: 'Quedarme aquí',
  moving: (seat: number): string => `al asiento ${seat}`,
  held: (until: string): string => `apartado hasta ${hour(until)}`,
  keptFor: (name: string): string => `apartado para ${name}`,
  owesTime: (money: string): string => `debe ${money} de cuota`,
  walletTooSmall: (has: string, min: string): string =>
    `Tu cartera tiene ${has}, y en esta mesa se entra con ${min} o más. Una vez al día la casa la completa.`,
  full: 'Todos los asientos están ocupados o apartados.',
  wait: 'Apuntarme en la lista',
  waitNoMore: 'Quitarme de la lista',
  place: (n: number): string =>
    n === 1 ? 'Vas en primer lugar en la lista de espera.' : `Vas en el lugar ${n} de la lista de espera.`,
  called: (seat: number, until: string): string => `Hasta ${hour(until)} el asiento ${seat} es tuyo.`,
  list: 'Lista de espera',
  waiting: (n: number): string => (n === 1 ? 'uno en espera' : `${n} en espera`),
  timeCollection: 'Cuota por tiempo',
  timeDue: (each: string, at: string): string => `${each} por jugador a ${hour(at)}`,
  timeNow: (each: string): string => `${each} por jugador antes de la próxima mano`,
  waitOut: (n: number): string => `esperar ${hands(n)}`,
  afterChange: 'Después del cambio de asiento:',
  news: 'Entre rondas',
  schedule: 'Tarifa de cuotas',
  scheduleOfTheHouse: 'la elige la casa',
  scheduleOf: (names: string, limits: string): string => (limits === '' ? names : `${names} · ${limits}`),
  minimum: 'Mínimo, $',
  maximum: 'Máximo, $',
  betting: 'Apuestas',
  bettings: { limit: 'con límite', 'pot-limit': 'límite del bote', 'no-limit': 'sin límite' },
  lowerBet: 'Apuesta baja, $',
  bigBlind: 'Ciega grande, $',
}
