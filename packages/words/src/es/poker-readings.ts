import type { PokerReadingSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

export const pokerReadings: Says<PokerReadingSentences> = {
  'poker-why-two-handed-blinds':
    'El texto está escrito para tres o más; al pie de la letra, entre dos el botón sería la ciega grande.',
  'poker-why-raise-cap':
    'El tope está impreso sin decir nada de límite del bote ni de sin límite; donde un documento dice más, es regla de juegos con límite.',
  'poker-why-raise-over-all-in':
    'En juegos con límite, lo impreso suma la subida a la última apuesta completa, no al all-in; ningún documento lo dice para límite del bote ni sin límite.',
  'poker-why-cap-lifted':
    'El tope no vale entre dos jugadores; si se levanta cuando alguien se retira a media ronda es cuestión de palabras.',
  'poker-why-pot-fee-players':
    'Las cuotas se fijan antes de la mano, así que cuentan los jugadores que reciben cartas.',
  'poker-why-pot-fee-active-players':
    'La columna cuenta jugadores activos, palabra del documento para los que siguen en la mano; el texto solo dice jugadores.',
  'poker-why-odd-chips-to-one':
    'Varias fichas sobrantes de una división: según lo impreso van a un solo jugador.',
  'poker-why-odd-chip-by-position':
    'La ficha que no se puede dividir va según la posición; muchas salas se la dan a la alta.',
  'poker-why-odd-chip-not-printed':
    'No está impreso a quién va la ficha sobrante de las mitades; a la mano alta, como en la mayoría de las salas.',
  'poker-why-odd-chip-clockwise':
    'La ficha sobrante va al primer ganador desde el botón en el sentido del reloj.',
  'poker-why-odd-chip-among-equals':
    'Con manos altas iguales y una baja, las fichas sobrantes van según la posición; con una sola mano alta no se dice, y son de la alta.',
  'poker-why-odd-chip-to-high': 'La ficha sobrante de las mitades es de la mano alta.',
  'poker-why-odd-chip-here-by-position':
    'Aquí la ficha sobrante es de la primera mano ganadora desde la izquierda del botón; en los otros juegos alta-baja de esta sala, de la alta.',
  'poker-why-discard-after-flop': 'Dice después del flop; no dice si antes o después de sus apuestas.',
  'poker-why-discard-before-turn':
    'Dice después del flop; un crupier que olvida pedirlo voltea la cuarta carta antes de tiempo, así que es después de las apuestas.',
  'poker-why-discard-before-flop':
    'Dice antes del flop; un crupier que olvida pedirlo pone el flop antes de tiempo, así que es después de las apuestas.',
  'poker-why-discard-after-first-betting':
    'Se dice que es antes del flop; el método de juego lo pone después de las primeras apuestas.',
  'poker-why-incidents-of-another-room':
    'No hay nada impreso, y una mesa real necesita una respuesta: las reglas de otra sala, como costumbre.',
  'poker-why-holdem-rules-lost':
    'Valen todas las reglas del Hold’em, y la lista se perdió; aquello a lo que remite está en las de Comstock (003:141-143).',
  'poker-why-exposed-hole-opens':
    'En lugar de una tapada expuesta la siguiente carta va tapada; no se dice si la expuesta abre.',
  'poker-why-premature-round':
    'Una carta más por cada jugador que queda: sale una vuelta completa, u otras tantas.',
  'poker-why-two-exposed':
    'La regla habla de una carta expuesta; el mismo juego en otra sala llama mal reparto a dos (003:138).',
  'poker-why-forfeit': 'En siete copias se pierden antes y ciegas, en una todo lo que se apostó (002:1113).',
  'poker-why-half-a-raise': 'Con media subida puesta se permite completarla; no se dice si es obligatorio.',
  'poker-why-no-initiative': 'No puede iniciar ninguna acción: no se dice por cuánto tiempo.',
  'poker-why-upper-from':
    'El límite bajo es para las primeras rondas, el alto para las posteriores; no está impreso desde qué carta.',
  'poker-why-kill-with-approval': 'El kill se hace con permiso del supervisor.',
  'poker-why-kill-raises-the-spread': 'Un kill puede subir el máximo del rango; no está impreso cuánto.',
  'poker-why-kill-is-an-option': 'El kill es una opción del juego.',
  'poker-why-kill-limits': 'No está impreso si un kill sube los límites.',
  'poker-why-joker-in-use':
    'Puede usarse un comodín: un as, o lo que complete una escalera o un color; para la baja, la carta más baja que falte.',
  'poker-why-burn-before-draw': 'Se habla de cartas quemadas, pero ningún paso quema una.',
  'poker-why-betting-after-second-draw':
    'La narración se lo salta; la última acción del botón nombra cuatro rondas de apuestas.',
  'poker-why-run-twice':
    'Uno está all-in y todos los demás igualaron, tengan o no más fichas; no se especifican juegos ni límites.',
  'poker-why-killer-acts':
    'Las apuestas empiezan a la izquierda de las ciegas, y nada le da otro lugar a quien hizo el kill; en otras salas actúa al último.',
  'poker-why-low-chart':
    'La tabla llama rueda a toda corrida y par más alto a los ases; el texto de abajo no cuenta escaleras, y cinco alto es lo mejor.',
  'poker-why-single-blind':
    'Con una sola ciega toda la acción empieza a la izquierda del botón: con la ciega misma, que en otras salas actúa al último.',
  'poker-why-live-blinds':
    'Una ciega viva por reparto además de las de turno: uno que la pone o uno que hace straddle; o una por cada quien que entra.',
  'poker-why-equal-pots':
    'El bote se divide en dos botes iguales antes de mostrar con un solo board: la mejor mano gana los dos, y solo pueden diferir las fichas sobrantes.',
  'poker-why-five-aces':
    'Cinco ases no tienen lugar en la lista de manos: son cuatro ases con un as al lado.',
  'poker-why-low-joker':
    'No se dice qué es un comodín en una mano baja; su único significado impreso se toma para la baja por sí sola.',
  'poker-why-buy-in-of-the-schedule':
    'Las reglas imprimen diez apuestas mínimas para todo juego, las tarifas $20 para sin límite y límite del bote; las tarifas son más recientes y más precisas.',
  'poker-why-one-short-buy':
    'Dice que después solo una compra corta; no dice si una compra completa permite otra.',
  'poker-why-plays-two-or-any':
    'El texto habla de dos cartas tapadas y tres del board, pero también de jugar el board, como en el Hold’em.',
}
