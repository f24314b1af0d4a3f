import type { RegimeRefusals, RegimeSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

const meanings = {
  kept: 'se cumple como está presentado',
  'at-the-table': 'la mesa lo aplica',
  'for-the-house': 'le toca a la casa',
  forbidden: 'prohibido como está presentado',
} as const

/** What a regime asks for, and what it finds in a filed game. */
export const regimes: Says<RegimeSentences> = {
  'regime-title': ({ name }) => `Bajo ${name}`,
  'regime-column-asks': 'Lo que se pide',
  'regime-column-means': 'Este juego',
  'regime-column-stands': 'Dónde consta',
  'regime-means': ({ meaning, what }, { say }) =>
    what === undefined ? meanings[meaning] : `${meanings[meaning]}: ${say(what)}`,
  'regime-not-about-this-game': 'Nada en él trata de un juego que se juega por un bote.',
  'regime-rounds-in-a-row': 'El puesto de jugador-banca rota: se ofrece a todos y nadie se queda con él.',
  'regime-fixed-wager': 'El jugador-banca no gana ni pierde más que una apuesta fija.',
  'regime-house-never-banks': 'Nadie actúa como banca, y la casa nunca ocupa el puesto.',
  'regime-offered-every-hand': 'El puesto se ofrece a cada jugador antes de cada mano, a la vista de todos.',
  'regime-others-in-time': ({ players, minutes }) =>
    `Cada ${minutes} minutos lo toman al menos ${players} jugadores que no sean el proveedor externo, o la partida termina.`,
  'regime-providers-at-most': ({ most }) =>
    most === 1 ? 'Un proveedor externo por mesa.' : `No más de ${most} proveedores externos por mesa.`,
  'regime-provider-passes-on': ({ rounds }) =>
    rounds === 1
      ? 'Después de un proveedor externo, el puesto pasa a otro jugador.'
      : `Un proveedor externo lo tiene no más de ${rounds} rondas seguidas.`,
  'regime-provider-only-banks': 'Un proveedor externo solo apuesta como jugador-banca.',
  'regime-notice':
    'Un aviso en la mesa dice que cualquier jugador puede tomar el puesto cuando se ofrece, y que no gana ni pierde más de lo que pone.',
  'regime-words-not-in-name': ({ words }, { any }) =>
    `El nombre de un juego tipo blackjack no lleva ${any(words.map(word => `«${word}»`))}.`,
  'regime-no-bust':
    'Ninguna mano de un juego tipo blackjack pierde por pasarse: gana la más cercana al objetivo.',
  'regime-target-not': ({ points }) => `El objetivo de un juego tipo blackjack no es ${points}.`,
  'regime-natural-decides-nothing': 'Un as con una carta de valor diez no gana nada por sí solo.',
  'regime-ties-to-the-player': 'En un juego tipo blackjack el jugador gana los empates.',
  'regime-has-rounds': ({ rounds }) =>
    `como mucho ${rounds} rondas seguidas, ofrecido en el sentido del reloj`,
  'regime-has-cover': 'las apuestas tienen acción hasta donde las cubre lo que puso el jugador-banca',
  'regime-has-players-only': 'solo se ofrece el puesto a quienes están sentados a la mesa',
  'regime-post-the-notice': 'el letrero de la mesa lleva el aviso',
  'regime-has-word': ({ name, word }) => `«${word}» está en «${name}»`,
  'regime-has-bust': ({ above }) => `las manos de más de ${above} se pasan`,
  'regime-has-target': ({ points }) => `el objetivo es ${points}`,
  'regime-has-natural': ({ natural }) => `«${natural}» decide por sí solo`,
  'regime-has-ties': 'las manos iguales empatan o pierden',
  'regime-compared': ({ name }) => `Lo que ${name} obligaría a cambiar en el juego, y lo que cuesta.`,
}

export const regimeRefusals: Says<RegimeRefusals> = {
  'no-such-regime': ({ regime, known }) => `no existe el régimen "${regime}": es uno de ${known.join(', ')}`,
  'regime-otherwise': ({ regime }) => `el puesto de jugador-banca no rotaría como pide ${regime}`,
  'regime-forbids': ({ regime, game }) =>
    `${game} no puede repartirse como está presentado bajo ${regime}: «cardroom rules ${game} --regime ${regime}» dice por qué`,
  'regime-changes-nothing': ({ regime, game }) =>
    `${regime} no cambia nada de lo que valen las apuestas de ${game}`,
}
