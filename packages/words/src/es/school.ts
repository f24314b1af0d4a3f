import type { SchoolRefusals, SchoolSentences } from '@cardroom/school'
import { known } from '../names.ts'
import type { Says, Speaker } from '../speaker.ts'
import { cards, whoName } from '../who.ts'

const KIND = {
  'read-hand': 'Leer la mano',
  first: 'Quién va primero',
  draw: 'Pedir o plantarse',
  'house-way': 'Armar según el modo casa',
  pays: 'Cuánto paga la apuesta',
  change: 'Qué cambio se debe',
  fees: 'Qué cuota y de quién',
  pots: 'Qué bote le toca a quién',
  settle: 'Liquidar la mesa en orden',
  floor: 'Qué resuelve el supervisor',
} as const

const LEVEL = {
  1: 'primeras manos',
  2: 'una mesa entera',
  3: 'cobertura limitada y apostadores de línea trasera',
} as const

const SOURCE = { bank: 'el jugador-banca', pot: 'el bote', blinds: 'las ciegas' } as const

/** From whom a fee comes, or to whom change is due. */
const payer = (m: Speaker, who: string): string => known(SOURCE, who) ?? whoName(m, who)

const HALF = { high: 'la mano alta', low: 'la mano baja' } as const

const FEES = { collection: 'cuota', jackpot: 'jackpot' } as const

const DOES = { take: 'cobrar', pay: 'pagar', back: 'devolver' } as const

const potName = (pot: number): string => (pot === 0 ? 'bote principal' : `bote lateral ${pot}`)

const onHand = (hand: number | undefined): string => (hand === undefined ? '' : `, mano ${hand}`)

/** The school for house dealers and floor people. */
export const schoolSentences: Says<SchoolSentences> = {
  'ask-first': '¿De quién son las apuestas que se liquidan primero?',
  'ask-first-to-act': '¿Quién actúa primero?',
  'ask-pays': ({ who, wager, hand, amount }, m) =>
    `${whoName(m, who)} tiene ${m.money(amount)} en ${wager}${onHand(hand)}. ¿Cuánto paga?`,
  'ask-meld': ({ who, cards: written }, m) =>
    `${whoName(m, who)}, juego ${cards(m, written)}: ¿cuánto paga cada rival por él?`,
  'ask-total': ({ who }, m) => `${whoName(m, who)}: ¿cuánto suman las cartas?`,
  'ask-name': ({ who }, m) => `${whoName(m, who)}: ¿qué mano es?`,
  'ask-cards': ({ who, half }, m) =>
    `${whoName(m, who)}: ¿qué cinco cartas juegan${half === undefined ? '' : ` para ${HALF[half]}`}?`,
  'ask-draw': ({ who }, m) => `${whoName(m, who)}: ¿pide carta o se planta?`,
  'ask-draw-house-way': ({ who }, m) => `${whoName(m, who)} quiere el modo casa: ¿pide carta o se planta?`,
  'ask-house-way': ({ who, count }, m) => `${whoName(m, who)}: ¿qué ${count} van delante según el modo casa?`,
  'ask-change': ({ who }, m) => `¿Qué cambio se le debe a ${payer(m, who)}?`,
  'ask-fees': '¿Qué cuota va a la caja, y de quién?',
  'ask-pots': '¿Cuánto de cada bote le toca a quién?',
  'ask-settle': 'Liquida las apuestas una tras otra: cobrar, pagar o devolver, y cuánto.',
  'ask-ruling': '¿Qué resuelve el supervisor, y según qué línea?',

  'kind-name': ({ kind }) => KIND[kind],
  'level-name': ({ level }) => LEVEL[level],
  'lesson-name': ({ kind, level }) => `${KIND[kind]}: ${LEVEL[level]}`,

  'choice-draws': 'Pide carta',
  'choice-stands': 'Se planta',

  'amount-pays': 'Paga',
  'amount-of-fee': ({ who }, m) => `De ${payer(m, who)}`,
  'amount-of-pot': ({ pot, who }, m) => `Del ${potName(pot)} a ${whoName(m, who)}`,

  'fact-dice': ({ dice }) => `Los dados: ${dice.join(', ')}`,
  'fact-bank-wager': ({ cents }, m) => `El jugador-banca puso ${m.money(cents)}.`,
  'fact-cover-left': ({ toPay, toTake }, m) =>
    `Algunas apuestas ya se liquidaron: aún se pueden pagar ${m.money(toPay)} y cobrar ${m.money(toTake)}.`,
  'fact-pot': ({ pot, cents }, m) => `En el ${potName(pot)}: ${m.money(cents)}`,
  'fact-dealt-in': ({ count }) => `Reciben cartas: ${count}`,
  'fact-put-in': ({ who, put, due, for: what }, m) =>
    what === 'call'
      ? `${whoName(m, who)} iguala ${m.money(due)} y pone ${m.money(put)}.`
      : `La cuota de ${m.money(due)} la paga ${payer(m, who)} con ${m.money(put)}.`,
  'fact-concerns': ({ who }, m) => `Se trata de ${whoName(m, who)}.`,
  'fact-card': ({ who, card }, m) => `La carta: ${cards(m, card)} (${whoName(m, who)})`,
  'fact-chip': ({ cents }, m) => `Una ficha vale ${m.money(cents)}.`,
  'fact-row': ({ cells }, m) => cells.map(cell => m.say(cell)).join(': '),

  'why-hand': ({ who, is }, m) => `${whoName(m, who)}: ${m.say(is)}`,
  'why-passed-on': ({ named, who }, m) =>
    `Los dados señalan a ${whoName(m, named)}; de ahí la acción sigue hasta ${whoName(m, who)}`,
  'why-opens': ({ who }, m) => `${whoName(m, who)} tiene la carta que abre`,
  'why-pays': ({ amount, odds, pays }, m) => `${m.money(amount)} a ${odds} son ${m.money(pays)}`,
  'why-meld': ({ cents }, m) => `Cada rival paga ${m.money(cents)}`,
  'why-rounded': ({ pays }, m) => `Lo que no llega a un centavo no se paga: ${m.money(pays)}`,
  'why-prize': ({ pays }, m) => `El premio es ${m.money(pays)}`,
  'why-order': ({ first }, m) => `La liquidación empieza con ${whoName(m, first)}`,
  'why-pay': ({ who, wager, hand, cents }, m) =>
    `Paga ${m.money(cents)} a ${whoName(m, who)} en ${wager}${onHand(hand)}`,
  'why-take': ({ who, wager, hand, cents }, m) =>
    `Cobra ${m.money(cents)} de ${whoName(m, who)} en ${wager}${onHand(hand)}`,
  'why-back': ({ who, wager, hand, cents }, m) =>
    `Devuelve ${m.money(cents)} a ${whoName(m, who)} en ${wager}${onHand(hand)}`,
  'why-unpaid': ({ cents }, m) => `La cobertura no alcanza: quedan ${m.money(cents)} sin pagar`,
  'why-cover-left': ({ toPay, toTake }, m) =>
    toPay === toTake
      ? `Cobertura que queda: ${m.money(toPay)}`
      : `Cobertura que queda: ${m.money(toPay)} para pagar, ${m.money(toTake)} para cobrar`,
  'why-cover-ends': 'Aquí se acaba la cobertura: lo que viene después no tiene acción',
  'why-share': ({ pot, who, cents, half }, m) =>
    `${whoName(m, who)} recibe ${m.money(cents)} del ${potName(pot)} (${known(m.events.ofPot, half) ?? half})`,
  'why-fee': ({ who, cents, for: what }, m) =>
    `${m.money(cents)} (${known(FEES, what) ?? what}) de ${payer(m, who)}`,
  'why-change': ({ put, due, change }, m) => `${m.money(put)} menos ${m.money(due)} son ${m.money(change)}`,

  'wrong-cards': ({ right }, m) => `Las cartas son ${cards(m, right)}`,
  'wrong-seat': ({ given, right }, m) => `No ${whoName(m, given)}: ${whoName(m, right)}`,
  'wrong-number': ({ given, right }) => `No son ${given}: son ${right}`,
  'wrong-choice': ({ right }, m) => `Es: ${m.say(right)}`,
  'wrong-amount': ({ what, given, right }, m) => `${m.say(what)}: ${m.money(right)}, no ${m.money(given)}`,
  'wrong-change': ({ given, right }, m) => `Se deben ${m.money(right)}, no ${m.money(given)}`,
  'wrong-ruling': ({ right }, m) => `El supervisor resuelve: ${m.say(right)}`,
  'wrong-line': ({ right }) => `La línea es ${right}`,
  'wrong-place': ({ place }) => `Con el número ${place} va otra apuesta`,
  'wrong-step': ({ place, does, cents }, m) => `Número ${place}: ${DOES[does]} ${m.money(cents)}`,
  'wrong-kind-of-answer': 'Eso no responde a esta pregunta',

  'exam-title': ({ game }) => `Examen: ${game}`,
  'exam-made': ({ seed, level, count, minutes }) =>
    [
      `Semilla ${seed}`,
      LEVEL[level],
      `${count} preguntas`,
      ...(minutes === undefined ? [] : [`${minutes} minutos`]),
    ].join(' · '),
  'exam-name-and-marks': ({ count }) =>
    `Nombre: ______________________   Fecha: ____________   Correctas: ____ de ${count}`,
  'exam-question': ({ number, kind }) => `${number}. ${KIND[kind]}`,
  'exam-bank': ({ who, cents }, m) => `Jugador-banca: ${whoName(m, who)}, puso ${m.money(cents)}`,
  'exam-write-cards': ({ count }) => `${count} cartas: ____________________`,
  'exam-write-seat': ({ seats }) => `Asiento (${seats.join(', ')}): ____`,
  'exam-write-total': 'Suma: ____',
  'exam-write-change': 'Fichas: ____________________',
  'exam-write-order': 'Numera las apuestas en orden y escribe cobrar, pagar o devolver con la cantidad:',
  'exam-write-ruling': 'La resolución:',
  'exam-write-line': 'La línea:',
  'exam-pile': ({ who, hand, cards: written, isOut }, m) =>
    `${hand === undefined ? whoName(m, who) : m.events.seatHand(whoName(m, who), hand)}: ${cards(m, written)}${isOut ? ' (fuera)' : ''}`,
  'exam-wager': ({ who, wager, hand, amount }, m) =>
    `${whoName(m, who)}: ${wager}${onHand(hand)} ${m.money(amount)}`,
  'exam-button': ({ button, who }, m) => `${m.table.buttons[button]}: ${whoName(m, who)}`,
  'exam-blank': ({ what }, m) => `${m.say(what)}: ____________`,
  'exam-option': ({ letter, what }, m) => `${letter}) ${m.say(what)}`,
  'exam-key': 'Respuestas',
  'exam-key-cards': ({ cards: written, others }, m) =>
    others === 0 ? cards(m, written) : `${cards(m, written)} (o cartas que hacen la misma mano)`,
  'exam-key-seat': ({ who }, m) => whoName(m, who),
  'exam-key-total': ({ total }, m) => m.number(total),
  'exam-key-amount': ({ what, cents }, m) => `${m.say(what)}: ${m.money(cents)}`,
  'exam-key-chips': ({ cents, counts }, m) =>
    cents.map((chip, at) => `${counts[at]} × ${m.money(chip)}`).join(' + '),
}

export const schoolRefusals: Says<SchoolRefusals> = {
  'school-bad-seed': ({ seed }) =>
    `«${seed}» no es una semilla: de una a 64 letras, cifras, puntos, guiones y guiones bajos, y al principio una letra o cifra`,
  'school-not-in-game': ({ kind, game, kinds }, m) =>
    `${game} no tiene nada del tipo «${kind}»; tiene ${m.all(kinds)}`,
  'school-no-such-kind': ({ kind, kinds }, m) => `no hay ejercicios del tipo «${kind}»; hay ${m.all(kinds)}`,
  'school-nothing-found': ({ kind, game, seed }) =>
    `con la semilla «${seed}» no salió nada del tipo «${kind}» en ${game}: prueba otra semilla`,
  'school-no-such-room': ({ room, rooms }, m) => `no hay ninguna sala «${room}»; hay ${m.all(rooms)}`,
  'school-no-such-level': ({ level }) => `«${level}» no es un nivel: 1, 2 o 3`,
  'school-count-out-of-bounds': ({ what, least, most }) =>
    what === 'questions'
      ? `un examen tiene de ${least} a ${most} preguntas`
      : `un examen dura de ${least} a ${most} minutos`,
  'school-memory-unreadable': 'lo que se guardó de las lecciones no se puede leer',
}
