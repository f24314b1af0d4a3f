import type { BankedRefusals } from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'
import { count } from '../grammar/words.ts'

export const bankedRefusals: Says<BankedRefusals> = {
  'too-many-places': ({ most, cite }) => `a lo más ${most} lugares (${cite})`,
  'no-such-place': ({ places }) => `la mesa tiene ${places} lugares`,
  'decks-out-of-range': ({ from, to, decks, cite }) =>
    from === to
      ? `${count(to, 'baraja')}, no ${decks} (${cite})`
      : `de ${from} a ${to} barajas, no ${decks} (${cite})`,
  'no-such-pile': ({ piles }) => `hay ${piles} montones`,
  'back-line-or-circle': 'una apuesta es de línea trasera o de un jugador sentado en otro lado, no las dos',
  'circles-closed': ({ cite }) => `no se apuesta en círculos donde no hay nadie (${cite})`,
  'circle-not-free': ({ seat }) => `el círculo ${seat} ya tiene su jugador`,
  'nobody-wagers': 'nadie ha apostado',
  'no-free-hands-filed': 'este juego no tiene manos sin apuestas',
  'free-of-wagers': 'una mano gratis se reparte sin apuestas',
  'player-dealer-wagers': ({ seat }) => `el asiento ${seat} es el jugador-banca`,
  'no-such-wager': ({ on, known }) => `no existe la apuesta “${on}” antes del reparto (${known.join(', ')})`,
  'no-kum-kum': 'en este juego no se apuesta entre dos',
  'kum-kum-adds-up': ({ amount, sum }, { money }) =>
    `los socios pusieron ${money(sum)}, y la apuesta es de ${money(amount)}`,
  'kum-kum-below-minimum': ({ amount, minimum, cite }, { money }) =>
    `cada socio apuesta al menos el mínimo de la mesa, ${money(minimum)}, no ${money(amount)} (${cite})`,
  'no-back-line-on': ({ wager, cite }) => `no hay apuestas de línea trasera en ${wager} (${cite})`,
  'one-hand-only': ({ wager }) => `${wager} tiene una sola mano`,
  'no-such-hand': ({ hands }) => `manos de la 1 a la ${hands}`,
  'wager-on-each-hand': ({ wager, hands, cite }) =>
    `${wager} se apuesta en cada una de ${hands} manos (${cite})`,
  'wagered-twice': ({ bettor, wager }) => `${bettor} tiene dos apuestas en ${wager}`,
  'wager-needs-another': ({ wager, others, cite }, { any }) =>
    `${wager} necesita ${any(others)} al lado (${cite})`,
  'wager-must-equal': ({ wager, other, cite }) => `${wager} debe ser igual a ${other} (${cite})`,
  'wager-above-another': ({ wager, others, cite }, { any }) =>
    `${wager} no puede ser mayor que ${any(others)} (${cite})`,
  'wager-missing': ({ bettor, wager, cite }) => `${bettor} también debe apostar en ${wager} (${cite})`,
  'wager-below-least': ({ wager, least, cite }, { money }) =>
    `${wager} es de al menos ${money(least)} (${cite})`,
  'wager-not-in-steps': ({ step, cite }, { money }) =>
    `las apuestas son múltiplos de ${money(step)} (${cite})`,
  'below-minimum': ({ amount, minimum }, { money }) =>
    `${money(amount)} es menos que el mínimo de ${money(minimum)}`,
  'above-maximum': ({ amount, maximum }, { money }) =>
    `${money(amount)} es más que el máximo de ${money(maximum)}`,
  'bonus-below-base': ({ wager }) => `${wager} no puede ser menor que la apuesta base`,
  'too-many-bets': ({ seat, most }) => `el asiento ${seat} tiene más de ${most} apuestas de juego`,
  'bonus-above-base': ({ wager }) => `${wager} no puede ser mayor que la apuesta base`,
  'too-many-back-line': ({ most, cite }) =>
    `a lo más ${most} apuestas de línea trasera en una mano (${cite})`,
  'no-pay-table-for-decks': ({ on, decks }) => `no hay tabla de pagos de ${on} para ${decks} barajas`,

  'no-hand-at-seat': ({ seat }) => `el asiento ${seat} no tiene mano en esta ronda`,
  'no-wager-by': ({ seat, by }) => `${by} no tiene apuesta en el asiento ${seat}`,
  'name-a-hand': '¿la mano de quién?',
  'name-a-players-hand': '¿la mano de qué jugador?',
  'name-a-wager': 'una apuesta se nombra por su asiento, o por su asiento y su apostador',
  'name-the-cards': ({ count: cards }) =>
    cards === undefined ? '¿qué carta?' : `hay que nombrar ${cards} de las cartas`,
  'name-an-amount': '¿cuánto?',
  'card-not-held': ({ seat, card }) => `el asiento ${seat} no tiene ${card}`,
  'card-not-face-down': ({ card }) => `${card} no está tapada ahí`,
  'too-late-for-misdeal': 'ya se liquidó una apuesta: es tarde para declarar mal reparto',
  'nothing-to-set': ({ seat }) => `el asiento ${seat} no tiene nada que acomodar`,
  'not-to-set-yet': ({ seat }) => `el asiento ${seat} todavía no acomoda su mano`,
  'deal-not-over': 'el reparto no ha terminado',
  'setting-is-no-foul': 'dos cartas adelante y cinco atrás no son mano nula',
  'setting-is-foul': 'ese acomodo vuelve a ser nulo',
  'not-set-the-house-way': 'hay que nombrar una mano acomodada en modo casa',
  'not-played-by-the-house': 'la casa no juega ninguna mano ahí',
  'house-way-draws': ({ total }) => `el modo casa toma carta con ${total}`,
  'house-way-stands': ({ total }) => `el modo casa se planta con ${total}`,
  'no-table-minimum': 'la mesa no tiene mínimo',
  'one-more-card': 'hace falta una carta más',
  'result-impossible': 'ningunas cartas dan ese resultado',
  'result-contradicted': 'las cartas que están en la mesa no dan ese resultado',
}
