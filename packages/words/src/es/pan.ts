import type { PanMoveSentences, PanRefusals, PanSheetSentences } from '@cardroom/engine/pan'
import type { PanIncidentSentences, PanReadingSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'
import { dashed } from './grammar/cards.ts'

/** `8, 9, 10`. */
const listed = (ranks: string): string =>
  Array.from(ranks, letter => (letter === 'T' ? '10' : letter)).join(', ')

export const panSheet: Says<PanSheetSentences> = {
  'pan-sheet-table': 'Mesa',
  'pan-sheet-hand': 'Una mano',
  'pan-sheet-melds': 'Juegos',
  'pan-sheet-conditions': 'Condiciones: fichas de cada jugador',
  'pan-sheet-pay': 'Pagos',
  'pan-sheet-forcing': 'Obligar',
  'pan-sheet-moves': 'Jugadas en un registro',
  'pan-head-meld': 'Juego',
  'pan-head-spades': 'De picas',
  'pan-head-otherwise': 'De otro palo',
  'pan-head-move': 'Jugada',
  'pan-head-means': 'Significado',
  'pan-deck': ({ decks, without, cards }) =>
    `${decks} barajas sin ${listed(without)} ni comodines: ${cards} cartas`,
  'pan-optional-spades': 'La casa puede sacar un juego de picas (interpretación spades)',
  'pan-players': ({ places }) => `De 2 a ${places} jugadores`,
  'pan-buy-in': ({ chips }) => `La compra mínima es de ${chips} fichas`,
  'pan-tops': 'Donde la casa tiene tops, todos los ponen',
  'pan-lowest-before-the-deal':
    'En un juego nuevo cada jugador recibe una carta destapada antes del reparto, y la más baja sale primero',
  'pan-lowest-in-the-first-packet':
    'En un juego nuevo se destapa una de las primeras cartas de cada quien, y la más baja sale primero',
  'pan-winner-starts': 'Después sale primero el ganador de la última mano',
  'pan-winner-gone': 'Si el ganador se fue o pasa, sale primero el siguiente jugador a su derecha',
  'pan-deal': ({ cards, atATime }) =>
    `${cards} cartas a cada uno, de ${atATime} en ${atATime}, en sentido contrario al reloj`,
  'pan-declare': 'Desde el primero, cada jugador dice voy o paso antes de que nadie robe carta',
  'pan-pass': 'Quien pasa pierde los tops',
  'pan-draw': 'Un turno: la carta de arriba de la baraja, destapada, o la carta de opción',
  'pan-used-or-discarded': 'La carta se usa en un juego de inmediato, o se descarta; nunca va a la mano',
  'pan-draw-again': 'Una primera carta que no se quiere se puede cambiar (interpretación drawAgain)',
  'pan-lay-after-drawing': 'Después de robar se pueden bajar juegos de la mano y agregar a los ya bajados',
  'pan-lay-after-using':
    'Después de usar la carta se pueden bajar juegos de la mano y agregar a los ya bajados',
  'pan-discard': 'El descarte termina el turno, y es la carta de opción del siguiente jugador',
  'pan-going-out': ({ cards }) => `Quien tiene ${cards} cartas en juegos sale y gana la mano`,
  'pan-ropes': 'Una corrida: tres o más cartas seguidas de un palo; la jota va después del siete',
  'pan-squares-different': 'Un grupo: tres o más cartas del mismo valor, todas de distinto palo',
  'pan-squares-same': 'O todas de un mismo palo',
  'pan-any-suit': ({ ranks }) => `Tres cualesquiera de ${listed(ranks)} son un grupo`,
  'pan-valle': ({ ranks }) => `Cartas de valor (valle): ${listed(ranks)}`,
  'pan-condition-rope': ({ ranks }) => `${dashed(ranks)} de un palo`,
  'pan-condition-square': ({ valle, suits }) =>
    `Grupo de ${valle ? 'cartas valle' : 'otras cartas'}, ${suits === 'same' ? 'un palo' : 'distintos palos'}`,
  'pan-pay-out': ({ chips }) =>
    `Al salir: ${chips} ${chips === 1 ? 'ficha' : 'fichas'} de cada jugador, y cada condición una vez más`,
  'pan-pay-called':
    'El pago se pide antes del descarte, o espera hasta que la mano vuelva a recibir una carta que le sirve',
  'pan-pay-short': 'Todos pagan lo mismo; quien cobra puede pedir menos',
  'pan-pay-broke': 'Un jugador sin fichas conserva la mano y juega por los tops',
  'pan-pay-foul': 'Un jugador anulado devuelve lo que cobró y sigue pagando',
  'pan-force-option':
    'Cualquier otro puede obligar al jugador en turno a tomar una carta de opción que le sirve en un juego',
  'pan-force-overlooked': 'Aun cuando ese jugador ya tocó la baraja',
  'pan-force-out-card': 'Con una carta de salida solo si el siguiente jugador saldría con ella por más',
}

export const panMoves: Says<PanMoveSentences> = {
  'pan-moves-in': 'juega la mano',
  'pan-moves-pass': 'entrega la mano y pierde los tops',
  'pan-moves-draw':
    'voltea la carta de arriba de la baraja; otra vez, donde la primera carta se puede cambiar',
  'pan-moves-take': 'toma la carta de opción, para usarla de inmediato',
  'pan-moves-meld':
    'baja un juego nuevo; las cartas que le faltan a la mano se toman de juegos a los que les sobran',
  'pan-moves-add': 'agrega una carta a un juego propio, por su número desde 1',
  'pan-moves-move': 'mueve una carta que le sobra a otro juego propio',
  'pan-moves-collect': 'pide lo que pagan los juegos; menos que eso es pago corto, igual de todos',
  'pan-moves-discard': 'tira una carta y termina el turno',
  'pan-moves-force': 'hace que ese asiento tome la carta de opción, o la carta de salida que tira',
}

export const panIncidents: Says<PanIncidentSentences> = {
  'pan-when-too-few-before': 'a una mano le faltan cartas, antes de que su jugador robe por primera vez',
  'pan-when-too-many-before': 'a una mano le sobran cartas, antes de que su jugador robe por primera vez',
  'pan-when-same-after-draw': 'lo mismo, cuando el jugador ya tocó la baraja',
  'pan-when-card-in-hand': 'la carta robada o la carta de opción se mete en la mano',
  'pan-when-incorrect-meld':
    'se reclama lo que bajó un jugador y no es un juego, antes de que haya descartado',
  'pan-when-same-after-discard': 'lo mismo, después del descarte',
  'pan-when-foul-called': 'un jugador en acción reclama una falta, y las reglas le dan la razón',
  'pan-when-out-of-turn': 'unos jugadores robaron fuera de turno, y se puede regresar',
  'pan-when-three-out-of-order': 'tres jugadores o más robaron fuera de orden',
  'pan-when-early-draw': 'un jugador roba antes de que todos declaren',
  'pan-when-out-card-given':
    'un jugador le da la carta de salida a uno que tiene diez cartas bajadas, y podía usarla',
  'pan-when-misread': 'se lee mal el valor de un cobro o de la salida',
  'pan-when-foreign-card': 'un 8, 9, 10 o comodín en una mano o al robar',
  'pan-when-option-lost': 'uno que ya tocó la baraja quiere la carta de opción',
  'pan-when-option-overlooked': 'uno que podía agregar la carta de opción a un juego toca la baraja',
  'pan-when-out-card-forced': 'se obliga a un jugador a tomar la carta con la que sale',
  'pan-when-uncalled': 'un jugador descarta sin haber pedido un cobro',
  'pan-when-short-pay': 'un jugador pide menos de lo que se le debe',
  'pan-when-released': 'una carta robada se soltó hacia el crupier',
  'pan-then-made-up-or-dead':
    'nueve: se le da una más (con ocho, dos, lo que no está impreso); menos: muerta, se devuelven los tops',
  'pan-then-withdrawn-or-dead':
    'once: se le quita una, que va a las manos de quienes pasaron; más: muerta, se devuelven los tops',
  'pan-then-foul':
    'falta: la mano queda fuera, todo lo que cobró se devuelve (pero no a quien se quedó sin fichas o ya fue anulado), y el jugador sigue pagando',
  'pan-then-spread-put-right': 'se corrige, o se recoge junto con lo que se cobró por él; el turno sigue',
  'pan-then-draw-goes-back': 'lo que se hizo fuera de turno se deshace; roba el asiento que se nombra',
  'pan-then-draw-goes-on': 'lo robado vale y se sigue con el asiento que se nombra',
  'pan-then-others-declare': 'la carta se regresa, los demás declaran; no hay castigo impreso',
  'pan-then-out-card-comes-back': 'la carta se regresa: quien la dio debe usarla y descartar otra',
  'pan-then-read-as-it-lies': 'el crupier la lee como está la mano',
  'pan-then-foreign-replaced':
    'en una mano: se reemplaza de la baraja cuando termina el reparto; al robar: se roba otra',
  'pan-then-option-refused': 'no se acepta, a menos que otro lo obligue',
  'pan-then-option-forced': 'cualquier jugador en acción puede obligar a tomarla',
  'pan-then-forced-for-more': 'solo si el siguiente jugador saldría con ella por más',
  'pan-then-collection-waits': 'no se puede pedir hasta que la mano vuelva a recibir una carta que le sirve',
  'pan-then-short-pay': 'se permite, igual de todos; el resto se pierde',
  'pan-then-released': 'queda descartada',
}

export const panReadings: Says<PanReadingSentences> = {
  'pan-why-antes':
    'Se nombran los tops, pero no quién los pone: según la costumbre, todos, y quien pasa los pierde.',
  'pan-why-squares':
    'Están impresas tres cartas de distinto palo, y juegos de hasta once cartas: las demás pueden ser de cualquier palo.',
  'pan-why-squares-as-printed':
    'Por muchas cartas que tenga un grupo, todas son de distinto palo o todas de uno; solo se mezclan ases y reyes.',
  'pan-why-added-valle':
    'Lo que paga una carta que se agrega a un grupo valle de un palo: tanto como el grupo, o la mitad.',
  'pan-why-added-rope':
    'Lo que paga una carta que se agrega a A-2-3 o J-Q-K: se paga la corrida, no lo que la continúa.',
  'pan-why-borrowing':
    'Una carta que le sobra a un juego puede ayudar a formar otro, una vez; los documentos solo dejan agregar.',
  'pan-why-short-stack':
    'Todos pagan lo mismo, pero a uno puede no alcanzarle: ese paga lo que tiene, o nadie paga más que eso.',
  'pan-why-deck-runs-out':
    'No está impreso: se barajan los descartes, hasta que pasa una baraja entera sin que nadie baje una carta; entonces se devuelven los tops.',
  'pan-why-lowest-tie':
    'Cartas más bajas iguales: esos jugadores reciben (o destapan) otra, o sale el primero en el orden del reparto.',
  'pan-why-out-card-given':
    'No se puede dar, pero las reglas se aplican cuando un jugador en acción lo pide; la casa puede negarlo por su cuenta.',
  'pan-why-conditions':
    'Las condiciones se pagan, en picas el doble, pero no hay lista: es la de Player’s Casino, o no hay ninguna.',
  'pan-why-spades': 'A veces se saca un juego de picas: diez cartas, una de cada valor.',
  'pan-why-draw-again':
    'Quien no quiere la primera carta puede robar otra: se dice de la primera persona de la mano.',
  'pan-why-forcing':
    'Aquí no está impreso; Comstock deja que los demás obliguen a tomar una carta de opción que sirve en un juego.',
  'pan-why-irregularities': 'Aquí casi no hay castigos impresos: valen las reglas de Comstock sobre errores.',
}

export const panRefusals: Says<PanRefusals> = {
  'pan-no-such-place': ({ places }) => `la mesa tiene ${places} lugares`,
  'pan-seat-taken': ({ seat }) => `${seat} está ocupado`,
  'pan-whose-hand': '¿la mano de quién?',
  'pan-no-hand': ({ seat }) => `el asiento ${seat} no tiene mano en juego`,
  'pan-not-held': ({ seat, cards }) => `el asiento ${seat} no tiene ${cards}`,
  'pan-not-these-cards': ({ seat }) => `el asiento ${seat} no tiene estas cartas`,
  'pan-not-too-few': ({ cards }) => `${cards} cartas no son menos de las debidas`,
  'pan-not-too-many': ({ cards }) => `${cards} cartas no son más de las debidas`,
  'pan-hand-has': ({ cards }) => `la mano tiene ${cards} cartas`,
  'pan-not-left-in-deck': ({ card }) => `${card} ya no está en la baraja`,
  'pan-which-card': '¿qué carta?',
  'pan-no-card-to-play': ({ seat }) => `el asiento ${seat} no tiene carta que jugar`,
  'pan-not-the-drawn-card': ({ card }) => `${card} no es la carta que se robó`,
  'pan-which-spread': '¿cuál de los juegos bajados?',
  'pan-is-a-meld': ({ cards }) => `${cards} sí es un juego`,
  'pan-nothing-laid': ({ seat }) => `el asiento ${seat} no ha bajado nada`,
  'pan-nobody-draws': 'a nadie le toca robar',
  'pan-draws-next': ({ seat }) => `el siguiente en robar es el asiento ${seat}`,
  'pan-not-three-players': 'no hay tres jugadores que puedan robar fuera de orden',
  'pan-all-have-declared': 'no antes de que todos declaren: nadie podía robar',
  'pan-card-not-given': 'esa carta no se dio',
  'pan-puts-nobody-out': ({ card }) => `nadie sale con ${card}`,
  'pan-cannot-use': ({ seat, card }) => `el asiento ${seat} no puede usar ${card}`,
  'pan-nothing-read': 'todavía no se ha leído nada',
}
