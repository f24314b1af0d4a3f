import type { BlackjackSheetSentences } from '@cardroom/engine/blackjack'
import type { Says } from '../../speaker.ts'
import { either } from '../grammar/words.ts'
import { odds } from './sheet.ts'

const FROM = {
  'left-of-bank': 'la izquierda del jugador-banca',
  'house-dealers-left': 'la izquierda del crupier',
} as const

const BANK = {
  'up-and-down': 'una carta destapada y una tapada',
  'turned-after-the-deal': 'dos cartas tapadas, de las que se destapa la primera después del reparto',
  'one-up': 'una carta destapada, y la segunda después de los jugadores',
} as const

const EVENTS: Readonly<Record<BlackjackSheetSentences['blackjack-when-all']['events'][number], string>> = {
  'player natural': 'jugador con natural',
  'player over': 'jugador se pasó',
  'player higher': 'jugador más alto',
  'player lower': 'jugador más bajo',
  equal: 'igual',
  'player nearer': 'jugador más cerca',
  'equally near': 'igual de cerca',
  'bank nearer': 'jugador-banca más cerca',
  'player 21': 'jugador 21',
  'player 21½ by a switch': 'jugador 21½ por intercambio',
  'player 23 to 25 in three cards': 'jugador de 23 a 25 en tres cartas',
  'bank natural': 'jugador-banca con natural',
  'bank over': 'jugador-banca se pasó',
  'bank 21': 'jugador-banca 21',
  'bank 22': 'jugador-banca 22',
  'bank 8-8-8': 'jugador-banca 8-8-8',
  'bank 7-8-9 of one suit': 'jugador-banca 7-8-9 de un palo',
  'bank joker in two cards': 'jugador-banca con comodín en dos cartas',
}

const MATCHES: Readonly<Record<BlackjackSheetSentences['blackjack-match-hand']['hand'], string>> = {
  'two suited matches': 'dos iguales del mismo palo',
  'one suited and one unsuited match': 'una igual del mismo palo y una de otro',
  'one suited match': 'una igual del mismo palo',
  'two unsuited matches': 'dos iguales de otro palo',
  'one unsuited match': 'una igual de otro palo',
  'four of a kind': 'póker',
  'two pair': 'dos pares',
  'three of a kind': 'tercia',
  pair: 'par',
}

/** `17`, `21½`. */
const count = (points: number): string => `${Math.floor(points)}${Number.isInteger(points) ? '' : '½'}`

export const blackjackSheet: Says<BlackjackSheetSentences> = {
  'blackjack-deal': ({ hands, from, bank }) =>
    `${hands === 1 ? 'Una mano' : 'Dos manos'} a cada asiento desde ${FROM[from]}; el jugador-banca tiene ${BANK[bank]}`,
  'blackjack-super-match-settled': ({ wager }) => `${wager} se liquida justo después del reparto`,
  'blackjack-insurance': ({ amount, odds: of }) =>
    `Con un as destapado: seguro de ${amount === 'half' ? 'la mitad' : 'hasta la mitad'} de la apuesta, que paga ${odds(of)}`,
  'blackjack-checked-under': ({ under }) =>
    `La carta tapada se revisa debajo de ${under === 'ace' ? 'un as' : 'un as o una carta de valor diez'}`,
  'blackjack-not-checked': 'No se revisa ninguna carta antes de que decidan los jugadores',
  'blackjack-naturals-at-once': ({ natural }) =>
    `Un ${natural} se paga en cuanto el jugador-banca ya no puede tener uno`,
  'blackjack-frozen-hand': 'Una mano con comodín queda congelada',
  'blackjack-all-frozen': 'Cuando el jugador-banca muestra un comodín, todas las manos quedan congeladas',
  'blackjack-switching': 'Un jugador puede intercambiar las segundas cartas de sus dos manos',
  'blackjack-turns': ({ from, surrender }) =>
    `Por turno desde ${FROM[from]}, en el sentido del reloj, cada jugador pide cartas, se planta, dobla${surrender ? ', divide o se rinde' : ' o divide'} según la tabla y las reglas de abajo`,
  'blackjack-bank-by-chart': 'El jugador-banca toma cartas según la tabla',

  'blackjack-title-charts': 'Tablas',
  'blackjack-natural': ({ natural, of, points }) =>
    `${natural}: ${of === 'two-jokers' ? 'dos comodines' : 'un as y una carta de valor diez'} en las dos primeras cartas, ${count(points)}`,
  'blackjack-over': ({ above, natural }) => `Más de ${above} que no sea ${natural} es pasarse`,
  'blackjack-total': 'Puntos',
  'blackjack-chart-of': ({ who, soft }) =>
    `${who === 'player' ? 'Jugador' : 'Jugador-banca'}, ${soft ? 'suave' : 'dura'}`,

  'blackjack-title-options': 'Lo que puede hacer un jugador',
  'blackjack-double': ({ amount, onMustStand }) =>
    `Doblar con dos cartas, ${amount === 'wager' ? 'lo mismo que la apuesta' : 'hasta lo de la apuesta'}${onMustStand ? '' : ', no con puntos que obligan a plantarse'}; una carta`,
  'blackjack-double-again': ({ times }) => `Volver a doblar la apuesta total, hasta ${times} veces`,
  'blackjack-rescue': 'Rescatar: retirar lo último que se dobló y perder el resto',
  'blackjack-split': ({ tens, hands }) =>
    `Dividir pares${tens === 'any' ? ' y dos cartas cualesquiera de valor diez' : ''}, hasta ${hands} manos`,
  'blackjack-split-suited': ({ split }) => `Desde la división ${split} solo cartas de un mismo palo`,
  'blackjack-split-aces': ({ hands, cards }) =>
    `Ases: hasta ${hands} manos, ${cards === 'one' ? 'una carta a cada una' : 'todas las cartas que se quiera'}`,
  'blackjack-surrender': ({ when, from }) =>
    `Rendirse por la mitad de la apuesta ${when === 'any-time' ? 'en cualquier momento' : 'con las dos primeras cartas'}${from === undefined ? '' : `, con ${from} o más`}`,
  'blackjack-no-surrender': 'No hay rendición',

  'blackjack-title-verdicts': 'Qué pasa con una mano (vale la primera fila que aplica)',
  'blackjack-column-wagers': 'Apuestas',
  'blackjack-column-result': 'Resultado',
  'blackjack-when-all': ({ events }) => events.map(event => EVENTS[event]).join(', ') || 'en otro caso',
  'blackjack-all-wagers': 'todas',
  'blackjack-these-wagers': ({ wagers }) => wagers.join(', '),
  'blackjack-wins': ({ odds: of }) => `gana ${odds(of)}`,
  'blackjack-loses': 'pierde',
  'blackjack-pushes': 'empata',

  'blackjack-column-cards-over': 'Cartas en la mano del jugador-banca que se pasó',
  'blackjack-cards-or-more': ({ cards }) => `${cards} o más`,
  'blackjack-match-hand': ({ hand }) => MATCHES[hand],
  'blackjack-with-decks': ({ wager, decks }) => `${wager}, ${either(decks)} barajas`,
}
