import type { ComeBack, PokerComingSentences } from '@cardroom/engine/poker'
import type { Says, Speaker } from '../speaker.ts'

const WAYS: Readonly<Record<ComeBack, string>> = {
  post: 'poniendo la ciega',
  straddle: 'haciendo straddle a la izquierda de la ciega grande',
  wait: 'esperando la ciega grande',
}

const CHANGES: Readonly<Record<ComeBack, string>> = {
  post: 'pone la ciega grande',
  straddle: 'hace straddle',
  wait: 'espera tantas manos como ganó con el cambio',
}

const limit = (bets: readonly number[], { money }: Speaker): string => bets.map(money).join('–')

/** What the sheet of a pot game says of coming to a table and leaving it. */
export const pokerComings: Says<PokerComingSentences> = {
  'coming-title': 'Llegar e irse',
  'coming-buy-in': ({ minimumBets, short }) => {
    const least =
      minimumBets === undefined ? 'lo que indique la casa' : `${minimumBets} veces la apuesta mínima`
    const then =
      short === 'once'
        ? 'después, una sola compra corta; agregar hasta el mínimo no cuenta como tal'
        : 'se permite una compra corta después de cada compra completa'
    return `Compra: ${least}; ${then}`
  },
  'coming-free-hands':
    'En la primera vuelta de un juego nuevo, quien se sienta donde no ha pasado ninguna ciega recibe cartas gratis',
  'coming-missed': ({ ways }, { any }) =>
    `Quien dejó pasar una ciega vuelve ${any(ways.map(way => WAYS[way]))}${
      ways.includes('post') ? '; lo que pone juega hasta la ciega grande, el resto es muerto' : ''
    }`,
  'coming-in-the-middle':
    'A quien pone su ciega entre el botón y las ciegas, el botón lo salta en el siguiente reparto',
  'coming-two-big-blinds':
    'Quien espera la ciega grande y le llega la chica, porque alguien se fue, pone la grande: entonces hay dos',
  'coming-all-made-up': ({ from }, speaker) =>
    `Desde ${limit(from, speaker)}, la ciega que se le pasó a un jugador porque otros se fueron se repone`,
  'coming-new-no-longer': ({ after, at }, speaker) =>
    `Un jugador es nuevo hasta su primera mano; en ${limit(at, speaker)} deja de serlo cuando las ciegas han pasado ${after} ${after === 1 ? 'vez' : 'veces'}`,
  'coming-seat-change': ({ ways }, { any }) =>
    `Quien cambia de asiento alejándose de la ciega grande ${any(ways.map(way => CHANGES[way]))}`,
  'coming-let-pass':
    'Quien no debe nada y cambia de asiento puede dejar pasar las ciegas una vez, y espera hasta que vuelvan a estar igual de lejos',
  'coming-short-game': ({ players }) =>
    `Con menos de ${players} jugadores solo se cambia de asiento cuando llega alguien nuevo`,
  'coming-held': ({ minutes }) =>
    `Un asiento se aparta ${minutes} minutos; luego se retiran las fichas y el nombre pasa a la lista de espera`,
  'coming-called': ({ minutes }) =>
    `Un asiento se aparta ${minutes} minutos para quien espera y es llamado a él`,
  'coming-returns': ({ minutes }) =>
    `Quien regresa al mismo juego antes de ${minutes} minutos trae por lo menos lo que se llevó`,
}
