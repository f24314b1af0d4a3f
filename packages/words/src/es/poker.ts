import type { ScheduleRefusals } from '@cardroom/engine/collection'
import type { PokerRefusals } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'

const LIMITS: Readonly<Record<PokerRefusals['poker-limit-not-filed']['limits'][number], string>> = {
  fixed: 'límite fijo',
  spread: 'límite de rango',
  pot: 'límite del bote',
  none: 'sin límite',
}

const BETTING: Readonly<Record<PokerRefusals['poker-betting-not-filed']['betting'][number], string>> = {
  limit: 'con límite',
  'pot-limit': 'con límite del bote',
  'no-limit': 'sin límite',
}

const limitName = (limit: string, names: Readonly<Record<string, string>> = LIMITS): string =>
  names[limit] ?? limit

export const pokerRefusals: Says<PokerRefusals> = {
  'poker-missing': 'falta',
  'poker-places': ({ game, places, seats }) => `${game} tiene ${places} lugares, no ${seats}`,
  'poker-no-such-place': ({ places, seat }) => `del 1 al ${places}, no ${seat}`,
  'poker-seat-taken': ({ seat }) => `${seat} está ocupado`,
  'poker-empty-seat': ({ seat }) => `no hay nadie en ${seat}`,
  'poker-limit-has-none': ({ limit }) => `con ${limitName(limit)} no hay`,
  'poker-lower-bet-first': 'primero va la apuesta baja',
  'poker-least-bet-first': 'primero va la apuesta mínima',
  'poker-game-has-none': ({ game }) => `${game} no tiene`,
  'poker-too-many-blinds': ({ blinds, players }) => `${blinds} para ${players} jugadores`,
  'poker-blind-below-the-last': 'menos que la ciega anterior',
  'poker-blind-above-the-bet': ({ bet }, { money }) => `mayor que la apuesta, ${money(bet)}`,
  'poker-bring-in-above-the-bet': 'mayor que la apuesta',
  'poker-opener-not-left-open': ({ game }) => `${game} no lo deja a elección de la casa`,
  'poker-no-ante': 'no hay ante',
  'poker-not-hi-lo': ({ game }) => `${game} no se juega alta-baja`,
  'poker-only-hi-lo': ({ game }) => `${game} se juega alta-baja`,
  'poker-no-straddle': ({ game }) => `${game} no conoce el straddle`,
  'poker-straddle-is': ({ amount, given }, { money }) => `${money(amount)}, no ${money(given)}`,
  'poker-straddle-is-more': ({ amount, given }, { money }) => `más de ${money(amount)}, no ${money(given)}`,
  'poker-cannot-straddle': ({ seat }) => `${seat} no puede hacer straddle`,
  'poker-button-cannot-straddle': 'el botón no puede hacer straddle',
  'poker-straddle-left-of-big-blind':
    'solo el asiento a la izquierda de la ciega grande puede hacer straddle',
  'poker-no-kill': ({ game }) => `${game} no conoce el kill`,
  'poker-kill-is': ({ amount, given }, { money }) => `${money(amount)}, no ${money(given)}`,
  'poker-blind-is-in': ({ seat }) => `${seat} ya puso su ciega`,
  'poker-live-above-big-blind': ({ blind }, { money }) => `mayor que la ciega grande, ${money(blind)}`,
  'poker-dead-above-small-blind': ({ blind }, { money }) => `mayor que la ciega chica, ${money(blind)}`,
  'poker-straddles-or-posts': ({ seat }) => `el asiento ${seat} hace straddle o pone ciega, no las dos cosas`,
  'poker-one-live-blind':
    'solo un jugador por reparto entra con una ciega viva: poniéndola o con un straddle',
  'poker-nothing-posted': 'no se puso nada',
  'poker-limit-not-filed': ({ game, limits }) =>
    `${game} está registrado solo con ${limits.map(limit => LIMITS[limit]).join(' y ')}`,
  'poker-one-bet': ({ game }) =>
    `todas las apuestas de ${game} son por una misma cantidad: no hay apuesta baja y alta`,
  'poker-betting-not-filed': ({ schedule, betting }) =>
    `${schedule} es para juegos ${betting.map(kind => BETTING[kind]).join(' y ')}`,
  'poker-bets-not-filed': ({ schedule, least, most }, { money }) => {
    const [from, to] = [least, most].map(pair => pair.map(money).join('–'))
    return `${schedule} es para ${from === to ? from : `de ${from} a ${to}`}`
  },
  'poker-blinds-not-filed': ({ schedule, blinds }, { money }) =>
    `${schedule} es para ciegas de ${blinds.map(money).join(' y ')}`,
  'poker-wager-not-filed': ({ given, min, max }, { money }) =>
    `una apuesta es de ${max === undefined ? `${money(min)} o más` : `${money(min)} a ${money(max)}`}, no de ${money(given)}`,
  'poker-names-a-seat': ({ name }) => `“${name}” nombra un asiento`,
  'poker-names-a-card': ({ name }) => `“${name}” nombra una carta`,
  'poker-names-an-amount': ({ name }) => `“${name}” nombra la cantidad del primer movimiento`,
  'poker-no-hand': ({ seat }) => `el asiento ${seat} no tiene mano`,
  'poker-out-of-the-hand': ({ seat }) => `el asiento ${seat} ya no está en la mano`,
  'poker-not-held': ({ seat, card }) => `el asiento ${seat} no tiene ${card}`,
  'poker-not-a-down-card': ({ seat, card }) => `${card} del asiento ${seat} no está tapada`,
  'poker-last-hand': ({ seat }) => `el asiento ${seat} tiene la última mano, que se lleva el bote`,
  'poker-no-joker': ({ seat }) => `el asiento ${seat} no tiene comodín`,
  'poker-not-all-in': ({ seat }) => `el asiento ${seat} no está all-in`,
  'poker-no-bet-yet': 'no se ha hecho ninguna apuesta',
  'poker-not-folded': ({ seat }) => `el asiento ${seat} no se ha retirado`,
  'poker-too-late-to-retrieve': ({ seat }) => `ya es tarde para recuperar la mano del asiento ${seat}`,
  'poker-no-call-to-withdraw': ({ seat }) => `el asiento ${seat} no ha igualado nada que se pueda retirar`,
  'poker-no-betting': 'no hay apuestas en curso',
  'poker-in-turn': ({ seat }) => `es el turno del asiento ${seat}`,
  'poker-not-to-act': ({ seat }) => `no le toca al asiento ${seat}`,
  'poker-other-to-act': ({ seat, turn }) => `no le toca al asiento ${seat}: le toca al asiento ${turn}`,
  'poker-not-asked-to-bet': ({ seat }) => `al asiento ${seat} no se le pide apostar`,
  'poker-may-not-bet': ({ seat }) => `el asiento ${seat} no puede apostar`,
  'poker-chip-makes-no-bet': 'hace falta el valor de la ficha, y debe poderse apostar',
  'poker-not-asked-to-discard': ({ seat }) => `al asiento ${seat} no se le pide descartar`,
  'poker-dealer-not-drawing': 'a quien reparte no se le pide cambiar cartas',
  'poker-not-before': ({ street }) => `no es el momento antes del ${street}`,
  'poker-flop-acted-on': 'ya se actuó sobre el flop',
  'poker-flop-is-out': 'el flop ya salió: una carta tapada se expone al repartir',
  'poker-hole-cards-are-older': 'las cartas tapadas se repartieron en la primera calle',
  'poker-no-card-too-early': 'ninguna carta pudo haber salido antes de tiempo',
  'poker-unseen-at-showdown': ({ seat }) => `el asiento ${seat} llega a mostrar con una carta que nadie vio`,
}

export const scheduleRefusals: Says<ScheduleRefusals> = {
  'no-option-for-players': ({ players }) => `ninguna opción vigente cubre a ${players} jugadores`,
}
