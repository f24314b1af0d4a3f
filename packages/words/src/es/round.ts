import type { RoundRefusals, RoundSentences } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

/** Moves stay as records write them: they are typed so. */
export const round: Says<RoundSentences> = {
  option: ({ move, min, max, to }) => {
    if (to !== undefined) return `${move} a ${to}`
    if (min === undefined || max === undefined) return move
    return `${move} ${min === max ? min : `${min}–${max}`}`
  },
}

export const roundRefusals: Says<RoundRefusals> = {
  'not-a-move': ({ text }) => `“${text}” no es una jugada: se escribe “ASIENTO JUGADA”`,
  'no-incident-named': ({ text }) => `“${text}” no nombra ningún incidente: se escribe “floor NOMBRE”`,
  'not-a-card': ({ card }) => `${card} no es una carta`,
  'not-to-act': ({ who, acting }) =>
    acting.length === 0
      ? `no le toca a ${who}: no le toca a nadie`
      : `no le toca al asiento ${who}: le toca al asiento ${acting.join(', ')}`,
  'may-not': ({ who, move, options }, { say }) =>
    `el asiento ${who} no puede hacer “${move}”: ${options.map(say).join(', ')}`,
  'takes-an-amount': ({ move }) => `${move} lleva una cantidad en centavos`,
  'takes-nothing-more': ({ move }) => `${move} no lleva nada después`,
  'takes-cards': ({ move, min, max, named }) =>
    `${move} lleva ${min === max ? min : `de ${min} a ${max}`} cartas, no ${named}`,
  'amount-out-of-bounds': ({ move, amount, min, max, step }) =>
    `${move} ${amount}: ${min === max ? min : `de ${min} a ${max}`} centavos${step === 1 ? '' : ` de ${step} en ${step}`}`,
  'does-not-hold': ({ who, card }) => `${who} no tiene ${card}`,
  'not-of-these-cards': ({ who, move, cards }) => `${who} no puede hacer “${move}” con ${cards}`,
  'round-over': 'la ronda ya terminó',
  'being-put-right': 'todavía se está corrigiendo lo que se decidió antes',
  'card-first': ({ to }) => `primero va una carta para ${to}`,
  'card-unknown': ({ to }) => `hay que saber cuál es la carta para ${to}`,
  'not-left-in-deck': ({ card }) => `${card} ya no está en la baraja`,
  'dice-first': ({ count }) => `primero van ${count} dados`,
  'not-dice': ({ count, dice }) => `${count} dados del 1 al 6, no ${dice.join(' ')}`,
  'shuffle-first': 'primero se barajan las cartas',
  'decision-first': 'primero va una decisión',
  'all-decided': 'ya está todo decidido',
}
