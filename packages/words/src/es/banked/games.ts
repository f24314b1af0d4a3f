import type {
  BaccaratSentences,
  LetItRideSentences,
  Pan9Sentences,
  ThreeCardSentences,
  UltimateSentences,
} from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'
import { highName, pluralOf } from '../grammar/cards.ts'
import { either } from '../grammar/words.ts'

const WINNERS = {
  player: 'gana la mano del jugador',
  banker: 'gana la mano de la banca',
  either: 'gana cualquiera de las dos manos',
  nobody: 'empate',
} as const

const RANKED = {
  'natural-9': 'Natural 9: nueve en dos cartas',
  'natural-8': 'Natural 8: ocho en dos cartas',
  'nine-or-eight': 'Nueve u ocho en tres cartas',
  'seven-to-zero': 'De siete a nada en dos o tres cartas',
} as const

const OTHERWISE: Readonly<Record<UltimateSentences['ultimate-street']['otherwise'], string>> = {
  check: 'pasar',
  fold: 'retirarse',
}

export const baccarat: Says<BaccaratSentences> = {
  'baccarat-two-cards-each': 'Dos cartas a la mano del jugador y dos a la de la banca, que comparten todos',
  'baccarat-natural': ({ from }) => `Con ${from} o más en dos cartas ninguna mano toma carta`,
  'baccarat-player-draws': ({ upTo }) => `La mano del jugador toma una tercera carta con ${upTo} o menos`,
  'baccarat-banker-alone': ({ upTo }) =>
    `Si la mano del jugador se plantó, la de la banca toma carta con ${upTo} o menos`,
  'baccarat-banker-by-chart': 'Si la mano del jugador tomó carta, la de la banca sigue la tabla',
  'baccarat-house-way': ({ drawsUpTo }) =>
    `Una apuesta adicional que se le pide jugar al crupier va en modo casa: toma carta con ${drawsUpTo} o menos y se planta con más`,
  'baccarat-ranked': ({ hand }) => RANKED[hand],
  'baccarat-title-chart': 'La tabla de la banca',
  'baccarat-chart-corner': 'Puntos de la banca, tercera carta del jugador',
  'baccarat-no-third-card': 'ninguna',
  'baccarat-title-pays': 'Lo que pagan las apuestas',
  'baccarat-push': 'empate',
  'baccarat-event': ({ winner, with: won, over }, { say }) =>
    [WINNERS[winner], won && `${winner === 'nobody' ? 'a' : 'con'} ${say(won)}`, over && `sobre ${say(over)}`]
      .filter(Boolean)
      .join(' '),
  'baccarat-hand': ({ total, cards }) =>
    [total ?? '', cards === undefined ? '' : `${total === undefined ? '' : 'en '}${cards} cartas`]
      .filter(part => part !== '')
      .join(' '),
}

export const threeCard: Says<ThreeCardSentences> = {
  'three-card-stacks': 'Se reparten montones de tres cartas desde la izquierda del jugador-banca',
  'three-card-bottom-card': 'Se destapa la carta de abajo del montón del jugador-banca',
  'three-card-play-or-fold': 'Por turno: una apuesta Play igual al Ante, o retirarse',
  'three-card-fold-forfeits': ({ wager }) => `Quien se retira pierde ${wager}`,
  'three-card-fold-keeps': ({ wager }) => `Quien se retira deja ${wager} en acción`,
  'three-card-qualifies': ({ high }) =>
    `Se destapan las cartas del jugador-banca; su mano califica con ${highName(high)} o mejor`,
  'three-card-title-pair-plus': 'Pair Plus: las tres cartas del jugador',
  'three-card-title-six-card': '6 Card Bonus: las mejores cinco de las dos manos',
}

export const letItRide: Says<LetItRideSentences> = {
  'let-it-ride-stacks': 'Se reparten montones de tres cartas desde la izquierda del jugador-banca',
  'let-it-ride-community': 'Dos cartas del jugador-banca son las comunitarias; la tercera no se ve nunca',
  'let-it-ride-pull': ({ wager, card }) =>
    `Por turno desde la izquierda del crupier, ${wager} se deja en juego o se retira; luego se destapa la carta comunitaria ${card}`,
  'let-it-ride-opening': 'Las manos se abren desde la derecha del crupier, en sentido contrario al reloj',
  'let-it-ride-least-pair': ({ rank }) => `La mano más baja que gana es un par de ${pluralOf(rank)}`,
  'let-it-ride-winning-pair': 'Par ganador',
  'let-it-ride-low-pair': 'Par bajo',
  'let-it-ride-title-base': 'Cada apuesta que sigue en la mesa',
  'let-it-ride-title-bonus': '3 Card Bonus: las cartas propias del jugador',
}

export const ultimate: Says<UltimateSentences> = {
  'ultimate-from-shuffler':
    'De una máquina barajadora: dos cartas a la vez desde la izquierda del crupier, dos al jugador-banca, cinco al board',
  'ultimate-from-shoe':
    'De un zapato: una carta a la vez desde la izquierda del crupier, el jugador-banca al último, luego cinco al board',
  'ultimate-street': ({ turns, bets, otherwise }) =>
    `${turns === 0 ? 'Antes del flop' : turns === 1 ? 'Se destapa una carta comunitaria' : `Se destapan ${turns} cartas comunitarias`}: una apuesta Play de ${either(bets)} ${bets.at(-1) === 1 ? 'vez' : 'veces'} el Ante, o ${OTHERWISE[otherwise]}`,
  'ultimate-play-once': 'La apuesta Play se hace una sola vez y no se puede cambiar',
  'ultimate-fold': 'Quien se retira pierde el Ante, el Blind y la apuesta Trips que no gana',
  'ultimate-trips-stay': 'Una apuesta Trips que gana se paga aunque el jugador se haya retirado',
  'ultimate-qualifies': 'Se destapan las cartas del jugador-banca; su mano califica con un par o mejor',
  'ultimate-on-the-cloth':
    'El paño dice con todas sus letras que el jugador-banca solo juega con un par o mejor',
  'ultimate-title-blind': 'Blind: manos que ganan',
  'ultimate-blind-below': 'Una mano ganadora por debajo de la tabla empata',
  'ultimate-blind-equal': 'Una mano igual empata',
  'ultimate-blind-lower': 'Una mano más baja pierde',
  'ultimate-title-trips': 'Trips: las mejores cinco del jugador',
}

export const pan9: Says<Pan9Sentences> = {
  'pan-9-cards-each': ({ cards }) => `${cards} cartas a cada mano; cuenta la última cifra de su suma`,
  'pan-9-in-turn': 'Por turno desde la izquierda del jugador-banca: una carta, ninguna, o el modo casa',
  'pan-9-largest-wager':
    'Decide la apuesta más grande sobre una mano; entre iguales, el jugador de ese asiento',
  'pan-9-warned': ({ upTo }) => `A quien se queda con ${upTo} o menos se le advierte`,
  'pan-9-bank-draws': ({ upTo, standsFrom }) =>
    `El jugador-banca toma carta con ${upTo} o menos, se planta con ${standsFrom} o más, y entre los dos elige`,
  'pan-9-title-charts': 'Tablas',
  'pan-9-total': 'Puntos',
  'pan-9-player-dealer': 'Jugador-banca',
  'pan-9-house-way': 'Modo casa',
  'pan-9-title-wager': 'Qué pasa con una apuesta',
  'pan-9-higher': 'Con más puntos gana uno a uno',
  'pan-9-equal': 'Con los mismos puntos empata',
  'pan-9-lower': 'Con menos puntos pierde',
}
