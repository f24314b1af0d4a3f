import type { BankedSheetSentences } from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'
import { count, either } from '../grammar/words.ts'

const FIRST_AT = {
  'left-of-bank': 'el asiento a la izquierda del jugador-banca',
  'house-dealers-left': 'el asiento a la izquierda del crupier',
  'house-dealers-right': 'el asiento a la derecha del crupier',
} as const

const FIRST_CARD = {
  any: 'la carta del jugador-banca',
  open: 'la carta destapada del jugador-banca',
  down: 'la carta tapada del jugador-banca',
  'first-drawn': 'la primera carta que toma el jugador-banca',
  'second-dealt': 'la segunda carta que se reparte',
} as const

const COUNTED_FROM = {
  bank: 'el jugador-banca',
  'left-of-bank': 'la izquierda del jugador-banca',
  'house-dealers-left': 'la izquierda del crupier',
} as const

const PASSED_TO = {
  'left-of-bank': 'quien está a su izquierda',
  'house-dealers-right': 'quien está a la derecha del crupier',
} as const

const SUPPLY = {
  shoe: 'Se reparte de un zapato, ronda tras ronda, hasta que sale su carta de corte',
  'two-decks':
    'Dos barajas con reversos de distinto color que se turnan: una se baraja mientras se reparte la otra',
  continuous: 'Se reparte de una máquina que baraja sin parar',
  'every-round': 'Se baraja en cada ronda',
} as const

/** Where one goes around the table. */
export const DIRECTIONS: Readonly<
  Record<BankedSheetSentences['banked-settlement-order']['direction'], string>
> = {
  clockwise: 'en el sentido del reloj',
  'counter-clockwise': 'en sentido contrario al reloj',
}

const COMPARED: Readonly<Record<BankedSheetSentences['banked-compared']['hand'], string>> = {
  higher: 'más alta',
  equal: 'igual',
  lower: 'más baja',
}

const OUTCOMES: Readonly<Record<BankedSheetSentences['banked-outcome']['outcome'], string>> = {
  lose: 'pierde',
  push: 'empate',
}

/** Hands as pay tables name them. */
export const PAID_HANDS: Readonly<Record<BankedSheetSentences['banked-hand']['hand'], string>> = {
  'High card': 'Carta alta',
  Pair: 'Par',
  'Two pair': 'Dos pares',
  'Three of a kind': 'Tercia',
  Straight: 'Escalera',
  Flush: 'Color',
  'Full house': 'Full',
  'Four of a kind': 'Póker',
  'Straight flush': 'Escalera de color',
  'Mini royal flush': 'Mini escalera real',
  'Royal flush': 'Escalera real',
}

/** `6 a 5`. */
export const odds = (of: string): string => of.replace(':', ' a ')

const decksText = (n: number): string => (n === 1 ? 'Una baraja' : `${n} barajas`)

export const bankedSheet: Says<BankedSheetSentences> = {
  'banked-title-table': 'Mesa',
  'banked-title-wagers': 'Apuestas',
  'banked-title-round': 'Una ronda',
  'banked-title-showdown': 'Comparación de manos',
  'banked-title-settlement': 'Liquidación',
  'banked-column-wager': 'Apuesta',
  'banked-column-when': 'Cuándo',
  'banked-column-condition': 'Condición',
  'banked-column-hand': 'Mano',
  'banked-column-pays': 'Paga',
  'banked-column-player-dealer': 'Jugador-banca',
  'banked-column-players-hand': 'Mano del jugador',
  'banked-column-outcome': 'Resultado',

  'banked-tile-set': 'Un juego de 32 fichas de dominó chino',
  'banked-decks': ({ from, to, cards, without, jokers, jokersFrom }) => {
    const decks = from === to ? decksText(to) : `De ${from} a ${to} barajas`
    const removed = without.length > 0 ? ` (sin ${without.join(', ')})` : ''
    const added = jokers > 0 ? ` y ${jokers === 1 ? 'un comodín' : `${jokers} comodines`}` : ''
    const when = jokersFrom === undefined ? '' : ` con ${jokersFrom} barajas o más`
    return `${decks} de ${cards} cartas${removed}${added}${when}`
  },
  'banked-decks-or-more': ({ from, cards }) => `${decksText(from)} de ${cards} cartas o más`,
  'banked-decks-at-most': ({ to }) => `Aquí hasta ${count(to, 'baraja')}`,
  'banked-places': ({ places }) => `${places} lugares, contando el del jugador-banca`,
  'banked-smaller-table': ({ places }) => `O una mesa más chica de ${places} lugares`,
  'banked-larger-table': ({ places }) => `O una mesa más grande, si no juegan más de ${places}`,
  'banked-bank-button': ({ turns }) =>
    `Un botón frente al asiento marca al jugador-banca${turns ? ', y si es su primer o su segundo turno' : ''}`,
  'banked-providers': 'Pueden jugar terceros que prestan servicios de jugador por contrato',
  'banked-kum-kum': ({ minimum }) =>
    `Dos socios pueden apostar juntos: las apuestas kum-kum se pagan y se cobran como una sola${minimum ? ', y cada socio apuesta al menos el mínimo de la mesa' : ''}`,
  'banked-no-back-line': 'Sin apuestas de línea trasera',
  'banked-supply': ({ from }) => SUPPLY[from],
  'banked-supply-cut': 'Se le ofrece el corte al jugador-banca antes de colocar las cartas',
  'banked-supply-burn':
    'Se voltea la primera carta y se queman tapadas tantas como ella cuenta; las figuras cuentan diez',
  'banked-supply-free-hands': ({ most }) =>
    `Manos sin apuestas a petición de un jugador, no más de ${most} por zapato`,
  'banked-back-line': 'Se permiten apuestas de línea trasera',
  'banked-back-line-up-to': ({ most }) => `Apuestas de línea trasera: hasta ${most} por mano`,
  'banked-circles': ({ open }) =>
    open
      ? 'Un jugador puede apostar también en círculos donde no hay nadie, y juega esas manos'
      : 'No se apuesta en círculos donde no hay nadie',
  'banked-sees-one-hand': 'Quien apuesta a varias manos solo ve una; las demás las juega el crupier',

  'banked-before-the-deal': 'antes del reparto',
  'banked-during-the-round': 'durante la ronda',
  'banked-conditions': ({ conditions }, { say }) => conditions.map(say).join(', '),
  'banked-required': 'obligatoria',
  'banked-beside': ({ others }) => `junto con ${either(others)}`,
  'banked-as-much-as': ({ other }) => `igual a ${other}`,
  'banked-no-more-than': ({ others }) => `no más que ${either(others)}`,
  'banked-on-each-hand': ({ hands }) => `en cada una de ${hands} manos`,
  'banked-not-back-line': 'no para apuestas de línea trasera',

  'banked-position-offered': ({ wageredBefore, rounds }) =>
    `La posición de jugador-banca se ofrece en el sentido del reloj${wageredBefore ? ', a quienes apostaron en la ronda anterior' : ''}; nadie la conserva más de ${rounds} rondas seguidas`,
  'banked-wagers-are-made': ({ wagers }) => `Se hacen las apuestas: ${wagers.join(', ')}`,
  'banked-first-action': ({ first }, { say }) => `Primera acción: ${say(first)}`,
  'banked-first-at': ({ place }) => FIRST_AT[place],
  'banked-first-by-card': ({ which, from, countsBank, ace, faces, joker }) => {
    const courts = faces === 'ten' ? 'figuras 10' : 'jota 11, reina 12, rey 13'
    const values = [`as ${ace}`, courts, ...(joker === undefined ? [] : [`comodín ${joker}`])]
    return `${FIRST_CARD[which]} se cuenta en el sentido del reloj desde ${COUNTED_FROM[from]}${countsBank ? '' : ', sin contar el asiento del jugador-banca'} (${values.join(', ')}); de un asiento vacío pasa al siguiente`
  },
  'banked-first-by-dice': ({ bankAt, passedTo }) =>
    `tres dados: con ${bankAt.join(', ')} le toca al jugador-banca, que la pasa a ${PASSED_TO[passedTo]}; con lo demás, a los otros en el sentido del reloj; de un asiento vacío pasa al siguiente`,
  'banked-settled-as-covered':
    'Las apuestas se liquidan en su orden, hasta donde alcanza la apuesta del jugador-banca; lo que no alcanza a cubrir se devuelve',

  'banked-settlement-order': ({ order, direction, wagers, last }) => {
    const how = order === 'by-seat' ? 'Asiento por asiento' : 'Un tipo de apuesta tras otro'
    const end = last.length > 0 ? `; al final ${last.join(', ')}` : ''
    return `${how}, ${DIRECTIONS[direction]}: ${wagers.join(', ')}${end}`
  },
  'banked-losing-hand': ({ wagers }) => `Una mano que pierde: ${wagers.join(', ')}`,

  'banked-qualifies': 'califica',
  'banked-does-not-qualify': 'no califica',
  'banked-compared': ({ hand }) => COMPARED[hand],
  'banked-outcome': ({ outcome }) => OUTCOMES[outcome],
  'banked-odds': ({ odds: of }) => odds(of),
  'banked-hand': ({ hand }) => PAID_HANDS[hand],
}
