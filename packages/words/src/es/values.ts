import type { ValuesRefusals, ValuesSentences } from '@cardroom/lab'
import type { Says } from '../speaker.ts'

export const valuesRefusals: Says<ValuesRefusals> = {
  'values-not-known-yet': ({ game }) => `todavía no se sabe cuánto valen las decisiones de ${game}`,
  'values-not-of-this-move': ({ game, move }) => `no se sabe cuánto vale “${move}” en ${game}`,
  'no-choice-to-value': 'no hay nada que decidir',
  'not-a-finished-round': 'la ronda se anuló: no tiene resultado',
  'no-card-of-that-name': ({ card }) => `«${card}» no es una carta`,
  'decks-as-filed': ({ from, to, decks }) =>
    `el documento registrado tiene de ${from} a ${to} barajas, no ${decks}`,
  'hand-of-so-many': ({ place, cards, has }) =>
    `la mano de ${place} tiene ${cards} cartas para entonces, no ${has}`,
  'board-of-so-many': ({ cards, has }, { any }) =>
    `el board tiene ${any(cards.map(String))} cartas cuando alguien decide, no ${has}`,
  'no-such-wager-lies': ({ wager }) => `no hay ninguna apuesta “${wager}” sobre la mano`,
  'more-than-were-in-the-shoe': ({ card }) => `se ven más ${card} de los que tenía el zapato`,
  'seat-not-in-the-round': ({ seat }) => `nadie juega en el asiento ${seat}`,
  'no-such-meld': ({ cards }) => `${cards} está en la mesa y no es un juego`,
  'more-hidden-than-left': ({ hidden, left }) =>
    `hay ${hidden} cartas boca abajo, pero solo ${left} no se han visto`,
  'chip-not-seen': ({ game }) => `no se ve cuánto vale una ficha de ${game}`,
  'values-not-of-showing':
    'mostrar o tirar la mano no es cuestión de probabilidades: la que se muestra recibe lo que gana, la que se tira no recibe nada',
  'values-not-of-running-twice':
    'repartir el resto dos veces cambia cuánto varía el resultado, no lo que da en promedio',
  'values-not-of-raising-the-stakes':
    'cuánto vale subir lo que se juega en toda una mano depende de cómo la jueguen todos, y ninguna probabilidad lo dice',
  'values-not-of-exposing':
    'descubrir una carta les dice algo a los demás; cuánto vale eso no lo dice ninguna probabilidad',
  'values-not-of-betting-no-more':
    'no apostar más deja la mano en juego por lo que hay en el bote; lo que darían otras apuestas no lo dice ninguna probabilidad',
}

export const valuesSentences: Says<ValuesSentences> = {
  'why-chances': ({ win, push, lose }, { percent }) =>
    `gana ${percent(win, 1)}, empata ${percent(push, 1)}, pierde ${percent(lose, 1)}`,
  'why-gives-up': ({ units }, { number }) =>
    `entrega ${number(units)} × la primera apuesta, salga lo que salga`,
  'why-rides': ({ units, pays }, { signed, percent }) =>
    `esta apuesta sola da en promedio ${signed(units)} de sí misma y se paga el ${percent(pays, 1)} de las veces`,
  'why-pulls': ({ units }, { signed }) =>
    `retira una apuesta que en promedio da ${signed(units)} de sí misma`,
  'why-two-hands': ({ left, right }, { signed }) =>
    `la mano izquierda da ${signed(left)}, la derecha ${signed(right)}`,
  'why-draws': ({ over }, { percent }) =>
    `la próxima carta la hace pasarse el ${percent(over, 1)} de las veces; después, el mejor juego`,
  'why-doubles': ({ over }, { percent }) =>
    `una sola carta por el doble de la apuesta; hace pasarse la mano el ${percent(over, 1)} de las veces`,
  'why-splits': ({ hands }) => `se divide hasta en ${hands} manos, cada una jugada por sus propias cartas`,
  'why-one-card': ({ over }, { percent }) =>
    `la mano recibe una carta por la apuesta como está; la hace pasarse el ${percent(over, 1)} de las veces`,
  'why-stays-on-one-hand': 'la apuesta se queda en una de las manos, y en la otra no hay nada',
  'why-insures': ({ chance, needs }, { percent }) =>
    `un natural sale el ${percent(chance, 1)} de las veces, y el seguro necesita ${percent(needs, 1)}`,
  'why-declines': 'no se apuesta nada más; la mano sigue como está',
  'why-foul': 'anula la mano, y la apuesta se pierde',
  'why-bets': ({ times, units }, { signed }) =>
    `${times} × el Ante en una apuesta Play que en promedio da ${signed(units)} de sí misma`,
  'why-checks': 'espera más cartas y después hace lo mejor',
  'why-pot': ({ equity, needs }, { percent }) =>
    `se lleva en promedio ${percent(equity, 1)} del bote; igualar necesita ${percent(needs, 1)}`,
  'why-folds-pot': 'lo que está en el bote se fue, y no se pierde nada más',
  'why-equity': ({ equity }, { percent }) => `se lleva en promedio ${percent(equity, 1)} del bote`,
  'why-raises': ({ equity, callers }, { percent }) =>
    `se lleva en promedio ${percent(equity, 1)} del bote si ${callers === 1 ? 'el otro iguala' : `los otros ${callers} igualan`}`,
  'why-goes-out': ({ out, chips }, { percent, signed }) =>
    `gana la mano el ${percent(out, 1)} de las veces y desde aquí da en promedio ${signed(chips)} fichas`,
  'why-passes': 'se entrega la mano: los tops se pierden, y nada más',
  'values-of-one-player':
    'Como si este jugador estuviera solo contra el jugador-banca, que juega lo mejor posible con el zapato completo.',
  'values-of-each-player-alone':
    'Cada jugador por separado, como quien juega lo mejor posible con el zapato completo; las unidades son todas las apuestas contra el jugador-banca.',
  'values-against-all-players':
    'Contra todos los jugadores juntos, que arman la mano en modo casa; las unidades son todas las apuestas contra el jugador-banca.',
  'values-after-a-split':
    'Después de dividir, cada mano se juega por sus propias cartas y por qué segundas cartas han sido del valor del par, sin mirar lo demás que hay en las otras.',
  'values-order-certain': ({ hands }, { number }) =>
    `Todas las formas de armar la mano enfrentaron las mismas ${number(hands)} manos al azar puestas en modo casa; cuál es la mejor es seguro al 99.9 %.`,
  'values-order-open': ({ hands }, { number }) =>
    `Todas las formas de armar la mano enfrentaron las mismas ${number(hands)} manos al azar puestas en modo casa; las dos mejores están demasiado cerca para distinguirlas.`,
  'values-no-solved-strategy':
    'No es una estrategia resuelta: los demás tienen cualquier mano posible, y después de esto nadie apuesta más. Lo que dicen sus apuestas queda a su criterio.',
  'values-played-plainly': ({ hands }, { number }) =>
    `Una estimación, no una estrategia resuelta: cada decisión se jugó hasta el final con los mismos ${number(hands)} repartos de las cartas ocultas; todos toman lo que encaja, bajan lo que hay y tiran lo que menos sirve.`,
  'values-others-draw-plainly':
    'Los demás cambian cartas como se suele hacer; cuántas tomaron, y lo que eso dice de sus manos, queda a su criterio.',
  'values-against-so-many': ({ others }) =>
    `La baraja no alcanza para repartirles a todos hasta el final: solo se enfrentó a ${others} de los demás.`,
}
