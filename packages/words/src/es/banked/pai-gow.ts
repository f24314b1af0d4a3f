import type { TilesSentences } from '@cardroom/engine/banked'
import type { PaiGowSentences, TwoHandSentences } from '@cardroom/engine/pai-gow'
import type { Says } from '../../speaker.ts'
import { tileName } from '../grammar/cards.ts'
import { either } from '../grammar/words.ts'
import { DIRECTIONS, odds } from './sheet.ts'

export const twoHands: Says<TwoHandSentences> = {
  'two-hands-players-set': ({ houseWay }) =>
    `Los jugadores acomodan sus manos${houseWay ? ' o piden el modo casa' : ''}`,
  'two-hands-largest-wager': 'La apuesta más grande sobre una mano decide cómo se acomoda',
  'two-hands-bank-by-chart': 'El crupier acomoda la mano del jugador-banca según el modo casa',
  'two-hands-bank-sets': ({ houseWay }) =>
    `El jugador-banca acomoda su mano${houseWay ? ' o pide el modo casa' : ''}`,
  'two-hands-title-base': 'La apuesta base',
  'two-hands-both-higher': ({ odds: of }) => `Las dos manos más altas: gana ${odds(of)}`,
  'two-hands-one-higher': 'Una mano más alta: empate',
  'two-hands-none-higher': 'Ninguna mano más alta: pierde',
  'two-hands-copy': 'La copia de cualquiera de las dos manos es del jugador-banca',
  'two-hands-title-house-way': 'Modo casa',
  'two-hands-column-hand': 'Mano',
  'two-hands-column-setting': 'Acomodo',
  'two-hands-title-at-work': 'El modo casa en la práctica',
  'two-hands-column-dealt': 'Repartidas',
}

const DEAL = {
  'back-and-forth':
    'Siete montones de siete, una carta a la vez de izquierda a derecha y luego de derecha a izquierda',
  'left-to-right': 'Siete montones de siete, una carta a la vez de izquierda a derecha',
  'hand-by-hand': 'Siete manos de siete, una tras otra',
} as const

const IF_FRONT = {
  pair: ' con un par adelante',
  A: ' con al menos un as adelante',
  K: ' con al menos un rey adelante',
  Q: ' con al menos una reina adelante',
  'above both pairs': ' si esa carta es más alta que los dos pares',
} as const

const HOLDINGS: Readonly<Record<PaiGowSentences['pai-gow-holding']['hand'], string>> = {
  'five aces': 'cinco ases',
  'four of a kind and a pair': 'póker y un par',
  'four of a kind': 'póker',
  'two threes of a kind': 'dos tercias',
  'full house': 'full',
  'three of a kind': 'tercia',
  'three pair': 'tres pares',
  'two pair': 'dos pares',
  'one pair': 'un par',
  'no pair': 'sin par',
}

const WAYS: Readonly<Record<PaiGowSentences['pai-gow-step']['way'], string>> = {
  'second and third highest in front': 'la segunda y la tercera más altas adelante',
  'pair behind': 'el par atrás',
  'both pairs behind': 'los dos pares atrás',
  'small pair in front': 'el par chico adelante',
  'highest pair in front': 'el par más alto adelante',
  'pair in front, three behind': 'el par adelante, la tercia atrás',
  'ace and highest single in front': 'un as y la suelta más alta adelante',
  'three behind': 'la tercia atrás',
  'four behind': 'el póker atrás',
  'pair and pair': 'par y par',
  'pair of aces in front': 'el par de ases adelante',
  'complete hand behind': 'la mano completa atrás',
  'joker and highest single in front': 'el comodín y la suelta más alta adelante',
  'joker and second highest behind': 'el comodín y la segunda más alta atrás',
  'joker pairs the highest single': 'el comodín hace par con la suelta más alta',
}

const FORTUNE: Readonly<Record<PaiGowSentences['pai-gow-fortune-hand']['hand'], string>> = {
  'Seven-card straight flush, no joker': 'Escalera de color de siete cartas, sin comodín',
  'Royal flush and royal match': 'Escalera real con rey y reina del mismo palo',
  'Seven-card straight flush with joker': 'Escalera de color de siete cartas, con comodín',
  'Five aces': 'Cinco ases',
  'Five of a kind': 'Quintilla',
  'Royal flush': 'Escalera real',
  'Straight flush': 'Escalera de color',
  'Four of a kind': 'Póker',
  'Full house': 'Full',
  Flush: 'Color',
  'Three of a kind': 'Tercia',
  Straight: 'Escalera',
  'Three pair': 'Tres pares',
}

export const paiGow: Says<PaiGowSentences> = {
  'pai-gow-deal': ({ order }) => DEAL[order],
  'pai-gow-ace-high-push': 'Un jugador-banca que no tiene nada mejor que un as empata con todos',
  'pai-gow-foul': 'Una mano de dos cartas más alta que la de cinco es nula y pierde',
  'pai-gow-title-joker': 'El comodín',
  'pai-gow-joker': ({ is }) =>
    is === 'wild'
      ? 'Vale por cualquier carta'
      : 'Vale as, o completa una escalera, un color o una escalera de color',
  'pai-gow-house-way-not-filed': 'No registrado: lo que puede aconsejar un crupier a quien se le pide',
  'pai-gow-two-card-hand': 'Mano de dos cartas',
  'pai-gow-five-card-hand': 'Mano de cinco cartas',
  'pai-gow-holding': ({ hand, of, complete, joker }) => {
    const made = complete ? 'escalera, color o escalera de color con ' : ''
    return `${made}${HOLDINGS[hand]}${joker ? ' y el comodín' : ''}${of.length > 0 ? `: ${of.join(', ')}` : ''}`
  },
  'pai-gow-setting': ({ steps }, { say }) => steps.map(say).join('; si no, '),
  'pai-gow-setting-as-without': 'como sin él',
  'pai-gow-step': ({ way, ifFront }) => `${WAYS[way]}${ifFront === undefined ? '' : IF_FRONT[ifFront]}`,
  'pai-gow-title-ace-high': 'Bonus Ace-High',
  'pai-gow-both-ace-high': 'Jugador-banca y jugador con as alto',
  'pai-gow-ace-high-with-joker': 'Jugador-banca con as alto, con el comodín',
  'pai-gow-ace-high-without-joker': 'Jugador-banca con as alto, sin el comodín',
  'pai-gow-title-fortune': 'Fortune Bonus y Envy Bonus',
  'pai-gow-envy-button': ({ least, buttons }, { money }) =>
    `Una apuesta Fortune de ${money(least)} da un botón Envy${buttons === 'seated' ? ', solo a jugadores sentados' : ''}`,
  'pai-gow-column-seven-cards': 'Mano entre las siete cartas',
  'pai-gow-column-fortune': 'Paga Fortune',
  'pai-gow-column-envy': 'Paga Envy',
  'pai-gow-push': 'empate',
  'pai-gow-prize': ({ cents }, { money }) => money(cents),
  'pai-gow-fortune-hand': ({ hand }) => FORTUNE[hand],
}

const TILE_HANDS = {
  'supreme-pair': 'Par supremo: Gee Joon (4-2 y 2-1)',
  'matched-pairs':
    'Pares iguales: Teen 6-6, Dey 1-1, Yun 4-4, Gor 3-1, Mooy 5-5, Chong 3-3, Bon 2-2, Foo 6-5, Ping 6-4, Tit 6-1, Look 5-1',
  'mixed-pairs': 'Pares mixtos: nueves 6-3 5-4, ochos 6-2 5-3, sietes 5-2 4-3, cincos 4-1 3-2',
  wong: 'Wong: Teen o Dey con un nueve',
  gong: 'Gong: Teen o Dey con un ocho',
  points:
    'Puntos: la última cifra de la suma; con los mismos puntos, la ficha más alta; cero contra cero es del jugador-banca',
} as const

const HIGH_HANDS: Readonly<Record<TilesSentences['tiles-high-hand']['high'], string>> = {
  wong: 'wong',
  gong: 'gong',
  'nine with Teen or Dey': 'nueve con Teen o Dey',
}

export const tiles: Says<TilesSentences> = {
  'tiles-deal': ({ direction }) =>
    `Cuatro fichas a cada lugar, ${DIRECTIONS[direction]} desde el botón de acción`,
  'tiles-title-hands': 'Manos, de la más alta a la más baja',
  'tiles-hands': ({ hands }) => TILE_HANDS[hands],
  'tiles-pair-of': ({ tiles: names }) => `par de ${names.map(tileName).join(', ')}`,
  'tiles-no-pair': 'sin par',
  'tiles-never-split': 'nunca se separa',
  'tiles-split': ({ conditions }, { say }) => `se separa ${conditions.map(say).join(', o ')}`,
  'tiles-if-low': ({ points, beside }) =>
    `si la mano baja vale entonces ${points} o más${beside.length > 0 ? ` junto a ${either(beside.map(tileName))}` : ''}`,
  'tiles-if-others': ({ first, second }) =>
    `si las otras fichas tienen ${either(first)} y ${either(second)} puntos`,
  'tiles-high-hand': ({ high }) => `${HIGH_HANDS[high]} como mano alta`,
  'tiles-best-low-hand': 'la mejor mano baja',
  'tiles-low-hand': 'Mano baja',
  'tiles-the-high-hand': 'Mano alta',
}
