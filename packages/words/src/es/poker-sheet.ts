import type { PokerSheetSentences } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'
import { pluralOf } from './grammar/cards.ts'
import { either } from './grammar/words.ts'

type Of<K extends keyof PokerSheetSentences, V extends keyof PokerSheetSentences[K]> = Readonly<
  Record<Extract<PokerSheetSentences[K][V], string>, string>
>

const STREETS: Of<'poker-street', 'street'> = {
  preflop: 'Cartas tapadas',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  second: 'Segunda calle',
  third: 'Tercera calle',
  fourth: 'Cuarta calle',
  fifth: 'Quinta calle',
  sixth: 'Sexta calle',
  seventh: 'Séptima calle',
  predraw: 'El reparto',
  draw: 'Cambio',
  'second-draw': 'Segundo cambio',
  'third-draw': 'Tercer cambio',
}

const FIRST: Of<'poker-bets', 'first'> = {
  'after-blinds': 'desde la izquierda de las ciegas',
  'left-of-button': 'desde la izquierda del botón',
  opener: 'desde la apuesta forzada',
  'high-board': 'desde la mano más alta a la vista',
  'low-board': 'desde la mano más baja a la vista',
}

const LIMITS: Of<'poker-limit-on', 'bet'> = {
  lower: 'con el límite bajo',
  upper: 'con el límite alto',
  either: 'con el límite bajo o el alto',
  one: 'todas las apuestas y subidas por la misma cantidad, o dentro del rango',
}

const STRUCTURES: Readonly<Record<PokerSheetSentences['poker-limit-kinds']['kinds'][number], string>> = {
  fixed: 'límite fijo (todas las apuestas y subidas por la misma cantidad)',
  spread: 'límite de rango (apuestas y subidas entre un mínimo y un máximo)',
  pot: 'límite del bote',
  none: 'sin límite',
}

const LIES: Of<'poker-cards-lie', 'lie'> = {
  down: 'tapada',
  up: 'destapada',
  'down-if-none': 'destapada, o tapada si la mano no tiene ninguna tapada',
}

const MANY_LIE: Of<'poker-cards-lie', 'lie'> = {
  down: 'tapadas',
  up: 'destapadas',
  'down-if-none': 'destapadas, o tapadas si la mano no tiene ninguna tapada',
}

const RESHUFFLED: Of<'poker-reshuffled', 'again'> = {
  'served-first': 'se barajan los descartes de quienes ya fueron servidos, luego los de todos',
  'earlier-and-burns':
    'se barajan los descartes anteriores y las quemadas, pero no los de jugadores que aún esperan',
  all: 'se barajan todos los descartes',
}

const ODD_CHIP = {
  high: 'a la mano alta',
  position: 'al primer ganador a la izquierda del botón',
  'closest-if-tied': 'a la mano alta; si hay varias manos altas, al primer ganador a la izquierda del botón',
} as const

const PLAYS: Of<'poker-plays', 'plays'> = {
  any: 'Juega la mejor mano con cualesquiera de las cartas',
  'exactly-two': 'Juegan exactamente dos de las cartas propias con tres del board',
  'up-to-two': 'Juegan a lo más dos de las cartas propias',
}

const HALVES: Of<'poker-half-needs', 'half'> = { high: 'alta', low: 'baja' }

const WINNING: Readonly<Record<PokerSheetSentences['poker-pot-to']['hands'][number], string>> = {
  high: 'la mejor mano alta',
  'high-bug': 'la mejor mano alta, con el comodín como as o para completar una escalera o un color',
  'short-deck': 'la mejor mano alta, con el color por encima del full',
  mexican: 'la mejor mano de Mexican Poker',
  'eight-or-better': 'la mejor mano baja de ocho o mejor',
  'eight-or-better-bug': 'la mejor mano baja de ocho o mejor',
  'low-a5': 'la mano más baja, del as al cinco',
  'low-27': 'la mano más baja, del dos al siete',
  badugi: 'el mejor badugi',
}

const jokersText = (jokers: number): string =>
  jokers === 0 ? '' : ` y ${jokers === 1 ? 'un comodín' : `${jokers} comodines`}`

const cardsText = (cards: number): string => (cards === 1 ? 'una carta' : `${cards} cartas`)

export const pokerSheet: Says<PokerSheetSentences> = {
  'poker-table': 'Mesa',
  'poker-deck': ({ without, jokers }) =>
    `Una baraja de 52 cartas${jokersText(jokers)}${without.length > 0 ? `, sin ${without.map(rank => pluralOf(rank)).join(', ')}` : ''}`,
  'poker-may-add-joker': 'La casa puede agregar un comodín (interpretación joker)',
  'poker-seats': ({ places }) => `${places} lugares`,
  'poker-hands-at-most': ({ hands }) => `Se reparten a lo más ${hands} manos`,
  'poker-button-without': 'Con más jugadores se queda sin mano el botón, luego el jugador a su derecha',
  'poker-boards': ({ boards }) => `${boards} boards; cada uno gana la mitad del bote`,
  'poker-deck-runs-out':
    'Si la baraja se acaba, las últimas cartas salen de las quemadas, o es una carta para todos a los que les falta',
  'poker-buttons': ({ blinds }) =>
    `Un botón de reparto${blinds ? ' y un botón por cada ciega avanzan' : ' avanza'} en el sentido del reloj, mano a mano`,
  'poker-burns': ({ streets }) =>
    `Se quema una carta antes de: ${streets.map(street => STREETS[street].toLowerCase()).join(', ')}`,
  'poker-button-draw': ({ by, suits }) =>
    `Un juego nuevo empieza con una carta ${by === 'dealt' ? 'repartida destapada a cada quien' : 'que cada quien saca de la baraja extendida'}: la más alta lleva el botón${suits ? '; entre iguales, por palo (picas, corazones, diamantes, tréboles)' : ''}`,

  'poker-a-hand': 'Una mano',
  'poker-blinds-posted': 'Las ciegas se ponen a la izquierda del botón',
  'poker-antes': 'Todos ponen un ante antes del reparto',
  'poker-up-card-opens': ({ card, ace, equal, puts, houseMayChange }) => {
    const which = `la carta destapada más ${card === 'low' ? 'baja' : 'alta'} (el as es ${ace === 'low' ? 'bajo' : 'alto'})`
    const chosen = houseMayChange ? ', a menos que la casa indique la otra,' : ''
    const does = puts === 'bring-in' ? 'pone la entrada forzada o hace una apuesta completa' : 'debe apostar'
    const ties = equal === 'suit' ? 'por palo' : 'la primera desde el botón'
    return `Se ponen los antes; después de las primeras cartas, ${which}${chosen} ${does}; entre cartas iguales, ${ties}`
  },
  'poker-run-twice':
    'Los jugadores que están all-in pueden acordar repartir dos veces el resto del board, cada vez por la mitad del bote',
  'poker-showdown-of': ({ pot }, { say }) => `Al mostrar: ${say(pot)}`,
  'poker-showdown-on-each-board': ({ hands }) =>
    `Al mostrar: cada board tiene la mitad del bote, para ${hands.map(hand => WINNING[hand]).join(' y ')}`,

  'poker-street': ({ street, dealt }, { say }) => `${STREETS[street]}: ${dealt.map(say).join(', ')}`,
  'poker-each-gets': ({ cards }, { say }) => `cada jugador recibe ${cards.map(say).join(', ')}`,
  'poker-cards-lie': ({ cards, lie }) => `${cardsText(cards)} ${(cards === 1 ? LIES : MANY_LIE)[lie]}`,
  'poker-to-the-board': ({ cards, boards }) =>
    `${cardsText(cards)} ${boards === 1 ? 'al board' : 'a cada board'}`,
  'poker-may-replace': ({ most, dealerMost, served }) => {
    const dealer = dealerMost === undefined ? '' : ` (quien reparte, hasta ${dealerMost})`
    const how = served === 'all-declare' ? 'todos lo dicen antes de que se sirva a nadie' : 'uno tras otro'
    return `cada jugador puede cambiar hasta ${most} cartas${dealer}, ${how}`
  },
  'poker-reshuffled': ({ again }) => `Si la baraja se acaba: ${RESHUFFLED[again]}`,
  'poker-throws-away': ({ cards, when }) =>
    `Cada jugador tira ${cardsText(cards)} ${when === 'before-betting' ? 'antes' : 'después'} de las apuestas`,
  'poker-bets': ({ first }) => `Apuestas ${FIRST[first]}`,
  'poker-open-pair': 'Un par abierto permite a todos apostar el límite alto',
  'poker-no-check': 'Nadie puede pasar: apostar, igualar o retirarse',
  'poker-may-expose': 'Un jugador puede destapar su carta tapada; la siguiente va entonces tapada',

  'poker-betting': 'Apuestas',
  'poker-limits': ({ limits }, { say }) => `En un juego de dos límites: ${limits.map(say).join('; ')}`,
  'poker-limit-on': ({ streets, bet }) =>
    `${streets.map(street => STREETS[street].toLowerCase()).join(', ')} ${LIMITS[bet]}`,
  'poker-raises': ({ most, lifted }) =>
    `Una apuesta y ${most} subidas por ronda; subidas sin tope cuando ${lifted === 'two-left' ? 'solo quedan dos' : 'solo dos participan en la ronda'}`,
  'poker-limit-kinds': ({ kinds }) => `Se juega con ${either(kinds.map(kind => STRUCTURES[kind]))}`,
  'poker-check-raise': ({ allowed }) =>
    allowed ? 'Quien pasó puede subir después' : 'Quien pasó no puede subir después',
  'poker-least-raise': 'Una subida es al menos tan grande como la última apuesta',
  'poker-full-bet': 'Solo una apuesta completa abre o sube; un all-in por menos es solo acción',
  'poker-new-player-posts': 'Un jugador nuevo espera la ciega grande, o pone lo mismo: eso juega',
  'poker-dealt-in-at-once': 'Un jugador nuevo recibe cartas de inmediato, sin poner ciega',
  'poker-straddle': ({ from, times }) =>
    `Antes del reparto se puede hacer un straddle${from === undefined ? '' : ' a la izquierda de la ciega grande'}${times === undefined ? '' : ` de ${times} ciegas grandes`}`,
  'poker-kill': ({ cards, times, acts }) =>
    `Un jugador puede hacer kill después de ${cardsText(cards)} con ${times} ciegas grandes: los límites se duplican${acts === 'last' ? ', y actúa al último antes del cambio' : ''}`,
  'poker-ace-low-for-button': 'Al sortear el botón el as es la carta más baja',
  'poker-single-blind': 'Donde se pone una sola ciega, todas las apuestas empiezan a la izquierda del botón',
  'poker-one-live-blind-a-deal':
    'Además de las ciegas de turno, un reparto tiene una ciega viva: un jugador la pone, o hace straddle',
  'poker-kill-again': 'Otro jugador puede hacer kill de nuevo en un bote con kill',

  'poker-showdown': 'Al mostrar las manos',
  'poker-plays': ({ plays, own, board }) => {
    if (board || own < 5) return PLAYS[plays]
    return own === 5 ? 'Juegan las cinco cartas de una mano' : `Juegan las mejores cinco de las ${own} cartas`
  },
  'poker-shows-first': ({ who }) =>
    who === 'last-to-act'
      ? 'Quien apostó o pasó al último muestra primero su mano'
      : 'Donde todos pasaron, quien pasó primero muestra primero',
  'poker-half-needs': ({ half }) => `La mitad ${HALVES[half]} necesita al menos un par`,
  'poker-odd-chip': ({ to }) => `La ficha que no se puede dividir va ${ODD_CHIP[to]}`,
  'poker-mucks': 'Solo hay que mostrar la mano ganadora: una mano vencida se puede tirar sin enseñarla',
  'poker-nobody-qualifies': 'Si nadie califica para nada, todas las manos vivas se reparten el bote',
  'poker-checked-seven': ({ late, limitOnly }) =>
    `Un siete o mejor con el que se pasó después del cambio no gana apuestas posteriores: ${late === 'returned' ? 'se devuelven' : 'van a la segunda mejor mano'}${limitOnly ? ' (solo en juegos con límite)' : ''}`,
  'poker-also-played': ({ pot }, { say }) => `También se puede jugar así: ${say(pot)}`,
  'poker-dead-seat-dealt':
    'Un asiento cuya mano se tiró antes de cualquier apuesta sigue recibiendo cartas hasta que haya una',
  'poker-pot-to': ({ hands }) => {
    const [only, more] = hands
    return only && !more
      ? `${WINNING[only]} se lleva el bote`
      : `${hands.map(hand => WINNING[hand]).join(' y ')} se llevan la mitad cada una`
  },
}
