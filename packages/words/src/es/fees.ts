import type { FeeRefusals, FeeSentences } from '@cardroom/engine/collection'
import type { Says } from '../speaker.ts'

/** `5 o más`, `7 o menos`, `de 5 a 6`. */
function span(from: number | undefined, to: number | undefined, write: (n: number) => string): string {
  if (to === undefined) return `${write(from ?? 0)} o más`
  if (from === undefined) return `${write(to)} o menos`
  return from === to ? write(from) : `de ${write(from)} a ${write(to)}`
}

export const fees: Says<FeeSentences> = {
  'count-span': ({ from, to }) => span(from, to, String),
  'money-span': ({ from, to }, { money }) => span(from, to, money),
  'option-numbers': ({ first, last, others }) =>
    [first === last ? first : `de ${first} a ${last}`, ...others].join(' y '),
  'fee-in-no-row': ({ span: amounts }, { say }) => `${say(amounts)} en ninguna fila`,
  'fee-in-two-rows': ({ span: amounts }, { say }) => `${say(amounts)} en dos filas`,
  'fee-why-gap': 'algunas cantidades no están en ninguna fila',
  'fee-why-time-taken': 'dice cada 30 minutos; no dice si antes o después de ellos',
  'fee-why-time-from': 'dice de cada jugador; en otras salas también pagan los ausentes (002:220)',
  'fee-why-overlap': 'algunas cantidades están en dos filas',
}

export const feeRefusals: Says<FeeRefusals> = {
  'no-fees-filed': ({ game }) => `no hay cuotas registradas para ${game}`,
  'no-option-named': 'la lista de opciones de tarifa está vacía',
  'no-such-schedule': ({ game, name, documents }) =>
    `${game} no tiene la tarifa “${name}”: sus cuotas están registradas en ${documents.join(', ')}`,
  'no-such-option': ({ game, name, document, options }, { say }) =>
    `${game} no tiene la opción de tarifa “${name}”: ${document} tiene ${say(options)}`,
  'options-need-players': 'con varias opciones de tarifa hace falta el número de jugadores',
  'options-for-players': ({ options, covering, players }) =>
    `de ${options.join(', ')}, para ${players} jugadores ${
      covering === 0 ? 'no hay ninguna' : `hay ${covering}`
    }`,
  'fee-needs-action': ({ schedule }) => `${schedule} necesita la acción total de la mesa`,
  'fee-needs-wager': ({ schedule }) => `${schedule} necesita la apuesta del jugador`,
  'fee-needs-players': ({ schedule }) => `${schedule} necesita el número de jugadores`,
  'fee-needs-pot': ({ schedule }) => `${schedule} necesita el tamaño del bote`,
  'fee-needs-minutes': ({ schedule }) => `${schedule} necesita los minutos en la mesa`,
  'fee-players-not-covered': ({ schedule, covers, players }, { say }) =>
    `${schedule} es para ${covers.map(say).join(', ')} jugadores, no para ${players}`,
  'fee-half-hours-only': ({ schedule, minutes }) =>
    `${schedule} se cobra cada 30 minutos: ${minutes} no están completos`,
  'fee-no-such-street': ({ schedule, street, streets }) =>
    `${schedule} no conoce la calle “${street}”: ${streets.join(', ')}`,
  'action-above-most': ({ action, most }, { money }) =>
    `la acción total de la mesa de ${money(action)} pasa de ${money(most)}`,
  'minimum-not-filed': ({ amount, filed }, { money, say }) =>
    `un mínimo de ${money(amount)} no está registrado: ${say(filed)}`,
  'maximum-not-filed': ({ amount, filed }, { money, say }) =>
    `un máximo de ${money(amount)} no está registrado: ${say(filed)}`,
}
