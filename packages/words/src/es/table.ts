import type { LibraryRefusals, MakeUp, NewsSentences, TableRefusals } from '@cardroom/engine'
import type { BankedTableRefusals } from '@cardroom/engine/banked'
import type { PokerTableRefusals } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'

export const newsSentences: Says<NewsSentences> = {
  'news-sat': ({ name, seat, stack }, { money }) =>
    `${name} se sienta en el asiento ${seat} con ${money(stack)}`,
  'news-stood': ({ name, seat, stack }, { money }) => `${name} deja el asiento ${seat} con ${money(stack)}`,
  'news-held-no-longer': ({ name, seat }) =>
    `El asiento ${seat} ya no se le aparta a ${name}; su nombre queda en la lista de espera`,
  'news-moved': ({ name, from, to }) => `${name} se cambia del asiento ${from} al ${to}`,
  'news-chips': ({ name, cents, isShort }, { money }) =>
    `${name} compra ${money(cents)}${isShort ? ', su única compra corta' : ''}`,
  'news-chips-off': ({ name, cents }, { money }) => `${name} retira ${money(cents)} de la mesa`,
  'news-called': ({ name, seat }) => `Se llama a ${name} al asiento ${seat}`,
  'news-collected': ({ each, players, owing }, { money, all }) =>
    `Cuota por tiempo: ${money(each)} de cada uno de ${players} jugadores${
      owing.length === 0
        ? ''
        : `; a ${all(owing)} no ${owing.length === 1 ? 'le alcanzó, y paga' : 'les alcanzó, y pagan'} antes de seguir jugando`
    }`,
  'news-agreed': ({ name, shoe }) => `${name} acepta que se abran todas las cartas de ${shoe}`,
  'news-disclosed': ({ shoe }) => `Todos los jugadores aceptan: las cartas de ${shoe} quedan abiertas`,
  'news-paid': ({ name, cents }, { money }) => `${name} paga ${money(cents)} de cuota que debía`,
  'news-to-be-set': 'La casa cambia los ajustes de esta mesa después de esta ronda',
  'news-set': 'La casa ha cambiado los ajustes de esta mesa',
}

export const tableRefusals: Says<TableRefusals> = {
  'table-closed': 'la mesa está cerrada',
  'take-a-seat': 'primero toma asiento',
  'seated-already': ({ seat }) => `ya tienes el asiento ${seat}`,
  'table-full': 'todos los asientos están ocupados',
  'table-has-places': ({ places }) => `la mesa tiene ${places} lugares`,
  'seat-taken': ({ seat }) => `el asiento ${seat} está ocupado`,
  'name-seated-already': ({ name }) => `${name} ya tiene asiento`,
  'buy-in-bounds': ({ min, max }, { money }) => `para sentarse: de ${money(min)} a ${money(max)}`,
  'buy-in-at-least': ({ min }, { money }) => `para sentarse: ${money(min)} o más`,
  'short-buy-used-up': ({ min }, { money }) =>
    `se permite una sola compra corta, y ya la usaste: ${money(min)} o más`,
  'seat-kept': ({ seat, name }) => `el asiento ${seat} está apartado para ${name}`,
  'others-wait': 'hay otros esperando asiento: apúntate en la lista',
  'seat-is-free': 'hay un asiento libre',
  'waiting-already': 'tu nombre ya está en la lista',
  'not-waiting': 'tu nombre no está en la lista',
  'short-game': ({ players }) =>
    `con menos de ${players} jugadores solo se cambia de asiento cuando llega alguien nuevo`,
  'collection-owed': ({ cents }, { money }) =>
    `debes ${money(cents)} de cuota: compra fichas antes de seguir jugando`,
  'leaving-already': 'el asiento se deja cuando termine la ronda',
  'away-already': 'ya estás ausente',
  'back-already': 'ya estás de vuelta',
  'chips-between-rounds': 'las fichas se compran y se retiran entre rondas',
  'chips-at-most': ({ cents }, { money }) => `a lo más ${money(cents)} más`,
  'table-stakes':
    'mientras se juega, nadie retira una parte de lo que tiene en la mesa: se juega por todo lo que hay en ella',
  'chips-wait-for-the-deal': 'las fichas esperan el reparto: retire antes las apuestas',
  'chips-off-at-most': ({ cents }, { money }) => `se pueden retirar a lo más ${money(cents)}`,
  'two-players-needed': 'para una ronda hacen falta dos jugadores',
  'game-over': 'la partida ha terminado: muy pocos jugadores tuvieron a tiempo el puesto de jugador-banca',
  'no-providers-here': 'en esta mesa no juega ningún proveedor externo',
  'making-up-already': 'ya se está formando una ronda',
  'not-a-player-of-it': 'solo quienes recibieron cartas pueden aceptar que se abran',
  'agreed-already': 'ya aceptaste',
  'nothing-to-seal-for': 'no se puede sellar nada para esta barajada',
  'left-out-of-the-drawing': 'quien no abrió un sello no participa en el sorteo que sigue',
  'cards-being-drawn': 'se están sacando las cartas: un momento',
  'nothing-to-cut': 'ahora no hay nada que cortar',
  'player-dealer-cuts': 'el corte se le ofrece al jugador-banca',
  'cut-already': 'las cartas ya están cortadas',
  'cut-bounds': ({ most }) => `corta a lo más ${most} cartas desde arriba`,
  'no-free-hands': 'este juego no tiene manos sin apuestas',
  'no-more-free-hands': ({ most }) => `de un zapato se reparten a lo más ${most} manos sin apuestas`,
  'nothing-to-deal': 'no hay nada que repartir',
  'nothing-to-stop': 'no hay nada que detener',
  'no-round-on': 'no hay ronda en juego',
  'nobody-is-to-act': 'no le toca a nadie',
  'others-are-to-act': ({ seat, others }) =>
    `no le toca al asiento ${seat}: le toca al asiento ${others.join(', ')}`,
  'not-your-seat': ({ seat }) => `el asiento ${seat} no es tuyo`,
  'somebody-sits-there': 'hay alguien sentado a la mesa',
  'settings-stay': 'los ajustes de esta mesa no cambian',
  'game-stays': 'una mesa conserva su juego; abra otra para otro',
  'privacy-stays': 'quién puede entrar a una mesa queda como al abrirla',
  'not-in-this-game': ({ command }) => elsewhere[command] ?? 'eso no se hace en este juego',
}

/** What is done at the tables of other games. */
const elsewhere: Readonly<Record<string, string>> = {
  bank: 'no se está ofreciendo la posición de jugador-banca',
  'make-up': 'no faltó ninguna ciega',
  wager: 'en este juego nadie apuesta antes del reparto',
}

export const bankedTableRefusals: Says<BankedTableRefusals> = {
  'bank-not-offered': 'no se está ofreciendo la posición de jugador-banca',
  'bank-offered-to': ({ seat }) => `la posición de jugador-banca se le ofrece al asiento ${seat}`,
  'bank-passes-on': 'primero le toca a alguien más',
  'bank-bounds': ({ min, max }, { money }) => `el jugador-banca pone de ${money(min)} a ${money(max)}`,
  'bank-stays': 'el jugador-banca no puede ausentarse ahora',
  'bank-does-not-wager': 'el jugador-banca no apuesta',
  'wagers-closed': 'las apuestas están cerradas',
  'wagers-not-open': 'las apuestas todavía no se abren',
  'away-does-not-wager': 'quien está ausente no apuesta',
  'no-hand-to-bet-on': ({ seat }) => `el asiento ${seat} no tiene mano a la que apostar`,
  'circle-occupied': ({ seat }) => `hay alguien sentado en el círculo ${seat}`,
  'circle-bet-already': ({ seat }) => `alguien más apuesta en el círculo ${seat} en esta ronda`,
  'wagers-beyond-stack': ({ needed, stack }, { money }) =>
    `para eso hacen falta ${money(needed)}, contando lo que puede seguir: hay ${money(stack)}`,
  'nobody-has-wagered': 'nadie ha apostado',
  'wagers-lie': 'alguien ya apostó',
  'providers-at-most': ({ most }) =>
    most === 1
      ? 'ya hay un proveedor externo: uno por mesa'
      : `no más de ${most} proveedores externos por mesa`,
  'provider-only-banks': 'un proveedor externo solo apuesta como jugador-banca',
  'limits-contradict': 'los límites se contradicen',
}

const comeBacks: Readonly<Record<MakeUp, string>> = {
  post: 'poniendo la ciega',
  straddle: 'con un straddle',
  wait: 'esperando',
  play: 'jugando',
}

export const pokerTableRefusals: Says<PokerTableRefusals> = {
  'no-blind-missed': 'no faltó ninguna ciega',
  'button-goes-round': 'el botón ya va solo alrededor de la mesa',
  'not-dealt-in-like-that': ({ ways }, { any }) =>
    `se vuelve a entrar ${any(ways.map(way => comeBacks[way]))}`,
}

export const libraryRefusals: Says<LibraryRefusals> = {
  'no-such-game': ({ id }) => `no existe “${id}”`,
  'only-fees-filed': ({ id, name }) =>
    `de ${name} (“${id}”) solo se registraron las cuotas, no las reglas: tiene tarifa, pero no se puede repartir`,
}
