import type { BankedReadingSentences } from '@cardroom/engine/banked'
import type { BlackjackReadingSentences } from '@cardroom/engine/blackjack'
import type { FiledReadingSentences } from '@cardroom/rulebook'
import type { Says } from '../../speaker.ts'

export const bankedReadings: Says<
  BankedReadingSentences & BlackjackReadingSentences & FiledReadingSentences
> = {
  'banked-why-coverage':
    'Cómo se agota la apuesta del jugador-banca: la gasta cada ficha que cambia de dueño, lo pagado y lo cobrado se cuentan aparte, o se lleva un saldo corrido.',
  'banked-why-misdeal-collection':
    'Ningún documento lo dice; las mismas apuestas se reparten de nuevo, así que una ronda mal repartida no paga cuota.',
  'banked-why-other-circles':
    'Este documento no dice nada de los círculos donde no hay nadie. Otros cinco dejan que un jugador apueste en ellos además de su asiento, uno lo prohíbe.',
  'banked-why-second-hand':
    'Quien apuesta en varias posiciones solo puede ver una mano; no se dice quién juega las demás. Las juega el crupier sin mostrarlas; o quien las apostó sí las ve y las juega.',
  'banked-why-early-settlement':
    'Una apuesta que se decide antes se liquida antes, y gasta cobertura en ese momento; si no, espera su turno.',
  'banked-why-forfeit-order':
    'Una apuesta perdida por falta se cobra en su turno de la liquidación, o de inmediato: solo está impreso “hasta donde alcance el dinero”.',
  'banked-why-foul-back-line':
    'Una mano nula afecta a todas las apuestas sobre ella: es una sola mano. Lo impreso solo nombra a su jugador; entonces las apuestas de los demás se devuelven.',
  'banked-why-bonus-on-foul':
    'Una apuesta bonus sobre las cartas repartidas sigue en acción, pase lo que pase con la apuesta base.',
  'banked-why-deal':
    'El documento tiene tanto una máquina barajadora como un zapato, con distinto orden de reparto.',
  'banked-why-supply':
    'Están registradas varias barajas, y no cuándo se barajan: un zapato hasta que sale su carta de corte, como es costumbre.',
  'banked-why-cut-card':
    'Un zapato dura hasta que sale su carta de corte, y ningún documento dice dónde va: detrás queda una baraja, como es costumbre.',
  'banked-why-shoe-runs-out':
    'Ningún documento dice qué se hace si el zapato se acaba en medio de una ronda: se baraja lo que dejaron las rondas anteriores y la ronda sigue, o se anula y cada uno recupera sus apuestas.',
  'banked-why-burn-ten':
    'Un diez no cuenta nada en el juego, pero las figuras queman diez: un diez quema tantas como muestra.',
  'banked-why-decisions':
    'Ningún documento dice quién decide primero: como en la liquidación, o como en el reparto.',
  'banked-why-play-maximum':
    'La apuesta Play está impresa con un máximo anunciado de $200 a $1,000, y como tres o cuatro veces el Ante: no se ofrece más allá del máximo, o el múltiplo va primero.',
  'banked-why-hand-of':
    'Una línea forma la mano con las dos cartas propias y tres del board, otra con cinco cualesquiera de las siete, como se juega; la apuesta bonus es sobre las siete cartas de cualquier modo.',
  'banked-why-suited-wheel':
    'La escalera de color más baja está impresa como 4-3-2, la escalera más baja como A-2-3: as, dos y tres de un palo son escalera de color como en los otros documentos, o solo color.',
  'banked-why-losing-order':
    'Una línea liquida Ante, Play, Blind y Trips en este orden; otra cobra Play antes que Ante de una mano que pierde.',

  'blackjack-why-bank-soft-18':
    'La tabla no tiene fila para 18 a 21 suaves: debe tomar carta con 17 suave o menos; la otra interpretación es seguir hasta tener una mano dura.',
  'blackjack-why-both-over':
    'Las dos manos se pasaron y no hay mano especial: no hay nada impreso; las excepciones no tendrían sentido si el jugador no perdiera.',
  'blackjack-why-equal-over':
    'Las dos manos se pasaron con los mismos puntos: solo se habla de una mano más cercana, y hasta el jugador más cercano pierde.',
  'blackjack-why-insured-natural':
    'Seguro sobre una mano que es natural: donde está impreso que solo se paga si el jugador no tiene natural, se devuelve; si no, paga como a los demás.',
  'blackjack-why-counted-twenty-two':
    'Un natural cuenta 22; un 22 sumado no es ni menos ni más. La tabla termina en 21, así que es pasarse; o cuenta entre 21 y el natural.',
  'blackjack-why-split-tens':
    'Se pueden dividir cartas del mismo valor o rango; la línea sobre las cartas de valor diez dice del mismo rango.',
  'blackjack-why-resplit-aces':
    'Un as dividido recibe una carta y no más; no se dice si un segundo as se puede volver a dividir.',
  'blackjack-why-double-on-must-stand':
    'Si se puede doblar una mano que la tabla obliga a plantarse: la tabla habla de tomar cartas y plantarse, la línea sobre doblar de cualesquiera dos primeras cartas.',

  'pai-gow-why-fortune-joker':
    'Lo que puede ser el comodín entre las siete cartas de un Fortune Bonus: cualquier carta, o un as y lo que complete una escalera o un color.',
  'pai-gow-why-envy-hand':
    'Los botones Envy se pagan por manos con un Fortune Bonus de alguien, o por la mano de cualquier jugador.',
  'pai-gow-why-royal-match-joker':
    'El comodín puede completar la escalera real junto a un rey y una reina del mismo palo; ese rey y esa reina son naturales.',
  'pai-gow-why-wheel':
    'No está impreso qué lugar tiene 5-4-3-2-A entre las escaleras; las otras salas la ponen como la más baja.',
  'pai-gow-why-bank-foul':
    'El acomodo nulo del propio jugador-banca pierde contra toda mano que no sea nula; no hay castigo impreso.',
  'baccarat-why-banker-three-card-seven':
    'En otras salas la línea de la banca empata cuando gana con siete en tres cartas; ningún documento de este juego lo imprime.',
  'banked-why-settlement-sweep':
    'Lo impreso puede significar un tipo de apuesta por toda la mesa antes del siguiente, o todas las apuestas de un asiento antes del siguiente asiento.',
  'baccarat-why-ez-natural':
    'Los documentos hermanos detienen las dos manos con un natural; a este se le perdió esa frase.',
  'let-it-ride-why-base-pays':
    'La tabla entre las reglas es LIRX-01; la de la imagen del paño paga distinto. Deciden las reglas, y la segunda imagen coincide con ellas.',
  'blackjack-why-switch-moment':
    'Un jugador decide sobre el intercambio antes de pedir carta, y puede doblar o dividir antes o después: después de eso el intercambio sigue abierto. O se decide primero, y “antes” significa sin intercambio.',
  'blackjack-why-natural-against-22':
    'El empate contra 22 está impreso para manos menores que un natural, y un natural le gana a todas las demás manos.',
  'blackjack-why-switched-against-23':
    'Se dice que un 21½ por intercambio empata contra 21 y 22; contra más puntos, que pierden contra toda mano que no se pasó, no se dice nada.',
  'blackjack-why-insurance-amount':
    'La mitad de la apuesta en el desarrollo de la ronda, hasta la mitad en la regla del seguro.',
  'blackjack-why-double-amount':
    'Una segunda apuesta igual a la primera, y luego: un jugador puede doblar por menos.',
  'blackjack-why-super-match-seven-decks':
    'Se permiten de seis a ocho barajas, y hay tablas de pagos impresas para seis y para ocho.',
  'blackjack-why-surrender-price':
    'No está impreso lo que cuesta rendirse; todos los demás documentos que lo tienen cobran la mitad de la apuesta.',
  'double-hand-why-deal':
    'Se reparten siete manos de siete; no está impreso en qué orden. El otro juego de pai gow de la sala regresa de derecha a izquierda.',
  'comstock-why-jackpot':
    'La casa puede agregar un premio acumulado al juego; entonces cada cuota anunciada sube un dólar, la pague quien la pague.',
  'pan-9-why-empty-spots':
    'Se reparten ocho manos, pero solo se juegan las que tienen apuesta: una mano para un lugar vacío no cambia nada más que el zapato.',
  'no-bust-why-bank-natural':
    'Lo doblado y lo dividido no tiene acción contra un natural del jugador-banca. Dos comodines congelan toda mano antes de que pueda doblar, así que debe referirse a un comodín en las dos primeras cartas.',
  'no-bust-why-button-from':
    'Se perdió el dibujo que muestra a dónde va el botón; los asientos se cuentan desde la izquierda del jugador-banca, o como lo hacen los juegos posteriores del documento.',
  'pai-gow-why-envy-least':
    'En tres lugares un botón Envy viene con un Fortune Bonus de $5; el glosario pide $25.',
  'blackjack-why-natural-after-split':
    'Solo de los ases divididos se dice que no hacen natural, pero un as vale doce solo en las dos primeras cartas.',
  'blackjack-why-settlement-direction':
    'Está impreso en sentido contrario al reloj, aunque los asientos se cuentan y las manos se juegan en el sentido del reloj.',
  'fortune-why-deal':
    'Los siete montones se reparten de izquierda a derecha; las otras salas regresan de derecha a izquierda.',
  'blackjack-why-button-faces':
    'El botón se coloca por el valor numérico de la carta tapada, que para una figura es diez; el otro juego de la sala cuenta de jota 11 a rey 13.',
  'blackjack-why-button-from':
    'Un as es el primer asiento a la derecha del jugador-banca, aunque se cuenta en el sentido del reloj: la derecha del crupier es la izquierda del jugador-banca. El otro juego de la sala cuenta desde la izquierda del crupier.',
  'three-card-why-unqualified-ante':
    'El documento deja elegir a la sala e imprime una opción: se paga todo Ante cuando el jugador-banca no califica. Un documento hermano tiene la otra: solo se paga a una mano más alta.',
  'three-card-why-unqualified-tie':
    'Cuando el jugador-banca no califica solo se paga a una mano más alta; de una igual no se habla.',
  'face-up-why-deal':
    'A mano se reparten siete montones y se elige uno; la máquina entrega siete manos desde el asiento de acción.',
  'spanish-why-double-double':
    'La sala puede permitir doblar de nuevo el total después de la carta del doble; donde no lo permite, se puede doblar por menos.',
  'spanish-why-natural-against-natural':
    'Gana el jugador; ahí no se dice cuánto se paga, pero en otra parte la mano paga 6 a 5 sin excepción.',
  'spanish-why-match-decks':
    'Se permiten de cuatro a ocho barajas, y la tabla de pagos lleva el título de ocho barajas.',
  'spanish-why-two-suited-matches':
    'La cifra se perdió en la impresión; las otras filas suman (12 y 3 son 15, 3 y 3 son 6), así que dos iguales del mismo palo pagan dos veces 12.',
  'tiles-why-button-passed-to':
    'Cuando los dados señalan al jugador-banca, el botón es del jugador a la derecha del crupier; en otras salas, a la izquierda del jugador-banca.',
  'tiles-why-gee-joon':
    'Las dos fichas del par supremo pueden contar tres o seis cada una; solo así tiene sentido la separación impresa.',
}
