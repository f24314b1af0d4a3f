import type { CountedFor, LabRefusals, LabSentences } from '@cardroom/lab'
import type { Says } from '../speaker.ts'
import { PAID_HANDS } from './banked/sheet.ts'

export const labRefusals: Says<LabRefusals> = {
  'odds-not-known-yet': ({ game }) => `todavía no se pueden calcular las probabilidades de ${game}`,
  'no-house-way': ({ game }) => `${game} no tiene modo casa`,
  'only-the-house-way': ({ game }) => `de ${game} solo se conoce el modo casa`,
  'every-round-from-a-full-deck': 'cada ronda empieza con una baraja completa',
  'more-than-the-shoe-has': ({ card, has }) => `el zapato tiene ${has} de ${card}`,
  'too-few-cards-for-a-round': ({ cards }) => `${cards} cartas pueden ser pocas para una ronda`,
  'none-of-these-wagers': ({ wager, known }) => `“${wager}” no es ninguna de ${known.join(', ')}`,
  'no-odds-known': 'no se conocen probabilidades',
  'no-such-reading-of-the-game': ({ game, reading, known }) =>
    `${game} no tiene la interpretación “${reading}” (tiene ${known.join(', ') || 'ninguna'})`,

  'state-of-another-simulation': ({ part, is }) => `el estado es de otra simulación: su “${part}” es ${is}`,
  'state-under-other-readings': 'el estado es de otra simulación: sus interpretaciones son distintas',
  'simulation-was-finished': ({ rounds }) => `la simulación del estado terminó con ${rounds} rondas`,

  'no-bet': ({ text }) => `“${text}” no es una apuesta: 6x base 2500`,
  'no-such-wager-to-bet': ({ game, wager }) => `en ${game} no existe la apuesta “${wager}”`,

  'ranks-no-hands': ({ game }) => `${game} no ordena manos`,

  'cannot-be-split': ({ game }) => `${game} no está registrado como juego que se pueda dividir`,
  'number-of-hands': ({ most, given }) => `se comparan de dos a ${most} manos, no ${given}`,
  'no-board': ({ game }) => `${game} no tiene board`,
  'no-such-board': ({ board }) => `no existe el board ${board}`,
  'board-too-long': ({ most, given }) => `un board tiene ${most} cartas, no ${given}`,
  'hand-too-long': ({ hand, most, given, dealt }) =>
    `“${hand}”: una mano tiene ${most} cartas${dealt ? ' para entonces' : ''}, no ${given}`,
  'more-to-come-than-left': ({ missing, left }) => `faltan ${missing} cartas por salir, y quedan ${left}`,
  'no-such-hand-left': ({ hand }) => `“${hand}”: ya no queda una mano así`,
  'card-twice': ({ card }) => `${card} está dos veces`,
  'card-not-in-deck': ({ card }) => `${card} no está en la baraja`,
  'not-dealt-together': 'estas manos no se pueden repartir juntas',
  'no-card-in-hand': ({ hand, piece }) => `“${hand}”: ${piece} no es una carta`,
  'no-range': ({ part }) => `“${part}” no son cartas ni un rango como QQ+, AKs, 22-55 o KTs+`,
  'empty-range': ({ text }) => `“${text}” es un rango vacío`,
}

const COUNTED: Readonly<Record<CountedFor, string>> = {
  high: 'manos altas',
  low: 'manos bajas',
  '6-card-bonus': '6 Card Bonus',
}

const HALVES: Readonly<Record<LabSentences['half-of-the-pot']['half'], string>> = {
  high: 'alta',
  low: 'baja',
}

const fourOfASuitWith = (rank: string | undefined): string =>
  rank === undefined ? '' : `, cuatro de un palo con ${rank}`

const onTheBoard = (onBoard: boolean): string => (onBoard ? ' en el board' : '')

export const labSentences: Says<LabSentences> = {
  'work-on-rounds': 'rondas',
  'work-on-records': 'registros',
  'work-on-hands': 'manos',
  'work-on-run-outs': 'boards completos',
  'work-on-what-bets-are-worth': 'lo que vale cada apuesta',
  'work-on-how-rounds-end': 'cómo terminan las rondas',

  'chart-hand': 'mano',
  'chart-move': 'jugada',

  'best-blackjack-play': ({ split }, { percent }) =>
    `La ventaja es exacta para el mejor juego que mira la carta destapada y todas las cartas de una mano, y después de dividir también qué segundas cartas han sido del valor del par mientras una así podía hacer otra mano; ni lo demás que hay en otras manos ni los palos. La frecuencia de cada resultado es exacta salvo en el ${percent(split, 2)} de rondas con división, donde se calcula como si las manos enfrentaran la misma mano del jugador-banca sin depender una de otra.`,
  'best-switch-play':
    'Se hacen dos apuestas base iguales: todo es por unidad de una de ellas, y los resultados son los de una mano. Las segundas cartas se intercambian cuando así valen más las dos manos juntas. La ventaja es exacta para ese juego.',
  'chart-hard-totals': 'Manos duras',
  'chart-soft-totals': 'Manos suaves',
  'chart-pairs': 'Pares',
  'chart-after-a-double': 'Después de doblar',
  'chart-exceptions': 'Excepto',
  'chart-against': 'contra',
  'chart-worth-of-two-cards': 'Lo que valen dos cartas: se intercambia cuando ganan las dos manos juntas',
  'hard-total': ({ total }) => `${total} duro`,
  'soft-total': ({ total }) => `${total} suave`,
  'ace-and-ten-by-a-switch': 'A-T por intercambio',
  'chart-hit': 'pedir',
  'chart-stand': 'plantarse',
  'chart-double-or-hit': 'doblar, o si no pedir',
  'chart-double-or-stand': 'doblar, o si no plantarse',
  'chart-split': 'dividir',
  'chart-surrender-or-hit': 'rendirse, o si no pedir',
  'chart-surrender-or-stand': 'rendirse, o si no plantarse',
  'chart-double-again': 'volver a doblar',
  'chart-rescue': 'rescatar',

  'chart-first-bet': 'Primera apuesta, tres cartas',
  'chart-second-bet': 'Segunda apuesta, cuatro cartas',
  'holds-a-pair': 'un par',
  'holds-two-pair': 'dos pares',
  'holds-three-of-a-kind': 'tercia',
  'holds-four-of-a-kind': 'póker',
  'holds-a-draw': ({ suited, within, high }) =>
    `${suited} de un palo, ${within === undefined ? 'sin escalera' : `dentro de ${within} valores`}, ${high} de diez o más`,
  'holds-anything-else': 'cualquier otra cosa',
  ride: 'dejar',
  pull: 'retirar',
  'ride-only': ({ hands }) => `dejar solo ${hands.join(', ')}`,
  'ride-but-not': ({ hands }) => `dejar, pero no ${hands.join(', ')}`,
  'ride-sometimes': 'dejar a veces',

  'chart-the-player': 'El jugador',
  'chart-the-player-dealer': 'El jugador-banca',
  'chart-total': 'puntos',
  'chart-takes-a-card': 'toma carta',
  'chart-against-one-who-stood': 'contra un jugador que se plantó',
  'chart-against-one-who-drew': 'contra uno que tomó carta',
  'takes-a-card': 'carta',
  'takes-a-card-with-some': 'con algunas',
  'takes-no-card': 'sin carta',

  'chart-play-or-fold': 'Jugar o retirarse',
  'chart-open-card': 'carta destapada',
  'chart-always-play-from': 'jugar siempre desde',
  'chart-sometimes-from': 'a veces desde',
  'plays-any-hand': 'cualquier mano',
  'plays-never': 'nunca',

  'chart-before-the-flop':
    'Antes del flop: veces el Ante (primero del mismo palo, luego de dos; “-” es pasar)',
  'chart-after-the-flop': 'Después del flop',
  'chart-at-the-end': 'Al final',
  'chart-bets': 'apuesta',
  'makes-hand': ({ hand, onBoard }) => `${PAID_HANDS[hand]}${onTheBoard(onBoard)}`,
  'makes-no-pair': ({ fourOfASuit }) => `Carta alta${fourOfASuitWith(fourOfASuit)}`,
  'makes-pair-on-the-board': ({ fourOfASuit }) => `Par en el board${fourOfASuitWith(fourOfASuit)}`,
  'makes-pair-in-the-hand': ({ rank }) => `Par de ${rank} en la mano`,
  'makes-pair-with-the-board': ({ rank }) => `Par de ${rank} con el board`,
  'makes-what-the-board-makes': ({ hand, onBoard, highest }) =>
    `${PAID_HANDS[hand]}${onTheBoard(onBoard)}, ${highest} en la mano`,
  'bets-always': 'siempre',
  'bets-never': 'nunca',
  'bets-so-often': ({ share }) => `${(100 * share).toFixed(1)} %`,

  'hands-of-a-deck': ({ for: counted, cards, deck, joker }) =>
    `${COUNTED[counted]}, ${cards} de ${deck} cartas${joker === undefined ? '' : `, con un comodín que sale ${joker === 'up' ? 'destapado' : 'tapado'}`}`,
  'hands-with-a-board': ({ for: counted, cards, board, deck }) =>
    `${COUNTED[counted]}, ${cards} cartas y un board de ${board}, ${deck} cartas`,
  'hands-of-three-cards': 'manos de tres cartas, 3 de 52 cartas',
  'hands-of-pai-gow': ({ joker }) =>
    `las mejores cinco de 7 cartas, 53 con ${joker === 'wild' ? 'un comodín que vale por cualquiera' : 'el comodín'}`,
  'pairs-of-tiles': 'pares de fichas, 2 de 32',

  'half-of-the-pot': ({ half, board }) =>
    board === undefined ? HALVES[half] : `board ${board}, ${HALVES[half]}`,
  'keeps-what-wins-most':
    'Cada jugador conserva las cartas que en promedio ganan más contra una mano al azar, en todos los boards que pueden salir.',
  'draws-what-is-missing':
    'Una mano con menos cartas toma las que le faltan, una sola vez; no se sabe qué tiró.',
  'first-card-is-down':
    'La primera carta de una mano es la que se repartió tapada; todas las demás están destapadas.',
}
