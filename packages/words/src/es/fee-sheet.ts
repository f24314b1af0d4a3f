import type { FeeDocument } from '@cardroom/engine/collection'
import type { FeeSheetSentences } from '@cardroom/rulebook'
import { readingName, readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'
import { bonusName } from '../wager-names.ts'
import { DOCUMENTS, scheduleName } from './names/schedules.ts'
import { MOMENTS, UNITS } from './page/fees.ts'
import { seating } from './page/seating.ts'

const TAKEN = {
  'in-advance': ', por adelantado',
  after: ', al cumplirse',
  'on-the-clock': ', a la hora y a la media hora',
} as const

const WHERE: Readonly<Record<FeeDocument, string>> = {
  own: 'el documento propio del juego',
  rates: 'el documento común de la sala',
  shared: 'la tabla para varios juegos',
  'stars-rates': 'el documento de Stars',
}

const FLAGS: Readonly<Record<FeeSheetSentences['fee-flag']['kind'], string>> = {
  damaged: 'dañado',
  blank: 'vacío',
  gap: 'hueco',
  overlap: 'traslape',
  contradiction: 'contradicción',
  misprint: 'errata',
}

const BETTINGS: Readonly<Record<string, string>> = seating.bettings
const bettingName = (betting: string): string => BETTINGS[betting] ?? betting

export const feeSheet: Says<FeeSheetSentences> = {
  'fee-amount': ({ cents }, { money }) => money(cents),
  'fee-rows': ({ rows }, { say }) => rows.map(say).join('; '),
  'fee-row': ({ span, cents }, { say, money }) => `${say(span)}: ${money(cents)}`,
  'fee-per': ({ rate, unit, taken }, { say }) => `${say(rate)}, ${UNITS[unit]}${taken ? TAKEN[taken] : ''}`,
  'fee-pot': ({ takes, otherwise, from }, { say, money }) =>
    [...takes.map(say), ...(otherwise === undefined ? [] : [`si no, ${money(otherwise)}`])].join(', ') +
    (from === 'blinds' ? ', de las ciegas' : ''),
  'fee-take': ({ rate, at, reaches }, { say, money }) =>
    `${say(rate)} ${MOMENTS[at]}${reaches === undefined ? '' : ` cuando llega a ${money(reaches)}`}`,
  'fee-bonus': ({ limits, upToBase }, { say }) =>
    [...limits.map(say), ...(upToBase ? ['hasta la apuesta base'] : [])].join(', '),
  'fee-bonus-limit': ({ bet, span }, { say }) =>
    bet === undefined ? say(span) : `${say(bonusName(bet))} ${say(span)}`,
  'fee-up-to-table': 'hasta el máximo de la mesa',
  'fee-any-amount': 'cualquier cantidad',
  'fee-from-base': ({ span }, { say }) => `${say(span)}, no menos que la apuesta base`,
  'fee-limit': ({ betting, limit }, { say }) =>
    [betting.map(bettingName).join(', '), limit ? say(limit) : ''].filter(Boolean).join(': '),
  'fee-limit-bets-a-seat': ({ limit, most }, { say }) =>
    `${say(limit)}, a lo más ${most} apuestas por asiento`,
  'fee-limit-later': ({ limit, wager, span }, { say }) =>
    `${say(limit)}, ${say(bonusName(wager))} máximo ${say(span)}`,
  'fee-limit-posted': ({ min, max }, { say }) =>
    `mínimo ${say(min)}, ${max ? `máximo ${say(max)}` : 'sin máximo'}`,
  'fee-limit-minimum': ({ of }, { money }) => `mínimo ${of.map(money).join(', ')}`,
  'fee-limit-bets': ({ bets, blinds }, { say }) => say(bets) + (blinds ? `, ciegas ${say(blinds)}` : ''),
  'fee-limit-range': ({ from, to }, { say }) => `de ${say(from)} a ${say(to)}`,
  'fee-limit-blinds': ({ blinds }, { say }) => `ciegas ${say(blinds)}`,
  'fee-limit-buy-in': ({ span }, { say }) => `compra ${say(span)}`,
  'fee-pair': ({ lower, upper }, { money }) => `${money(lower)}–${money(upper)}`,
  'fee-print': ({ notes }, { say }) => notes.map(say).join('; '),
  'fee-flag': ({ kind, note }, { say }) => `${FLAGS[kind]}: ${say(note)}`,
  'fee-read-as': ({ name, value }, { say }) => `${say(readingName(name))}: ${say(readingValue(value))}`,
  'fee-section': ({ document }) => `Cuota: ${WHERE[document]} (${DOCUMENTS[document]})`,
  'fee-section-posted': ({ schedule }) => `Cuota: opción ${scheduleName(schedule)}`,
  'fee-collection': 'Cuota',
  'fee-head-option': 'Opción',
  'fee-head-limit': 'Límite',
  'fee-head-bonus': 'Apuestas bonus',
  'fee-head-players': 'Jugadores',
  'fee-head-bank': 'Jugador-banca',
  'fee-head-player': 'Jugador',
  'fee-head-pot': 'Bote',
  'fee-head-print': 'Impresión',
  'fee-head-action': 'Acción total de la mesa',
  'fee-head-bank-pays': 'Paga el jugador-banca',
  'fee-says-limit': ({ what }, { say }) => `Límite: ${say(what)}`,
  'fee-says-bonus': ({ what }, { say }) => `Apuestas bonus: ${say(what)}`,
  'fee-says-players': ({ what }, { say }) => `Jugadores: ${say(what)}`,
  'fee-says-bank': ({ what }, { say }) => `Del jugador-banca: ${say(what)}`,
  'fee-says-player': ({ what }, { say }) => `De cada jugador: ${say(what)}`,
  'fee-says-pot': ({ what }, { say }) => `Del bote: ${say(what)}`,
  'fee-says-print': ({ what }, { say }) => `Impresión: ${say(what)}`,
  'fee-by-action': 'según la acción total de la mesa',
  'fee-filed-in': ({ count, document, first, last }) => {
    const options = count === 1 ? 'Una opción' : `${count} opciones`
    const to = count === 1 ? '' : ` a ${DOCUMENTS[document]}/${last}`
    return `${options} en ${WHERE[document]}: ${DOCUMENTS[document]}/${first}${to}`
  },
}
