import type { FeeNoteSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

export const feeNotes: Says<FeeNoteSentences> = {
  'fee-note-hand-and-half-hour': 'una cuota por mano y otra por 30 minutos en una sola opción',
  'fee-note-two-fees-one-printed': 'el texto cobra hasta dos cuotas, la tabla imprime una',
  'fee-note-options-4-to-6-as-1-to-3': 'la tabla numera las opciones 4 a 6 como 1 a 3',
  'fee-note-different-payers': 'el texto y los encabezados de las columnas nombran a distintos pagadores',
  'fee-note-unreadable-second-line': 'el límite y las ciegas de la segunda línea no se leen',
  'fee-note-unreadable-limit-and-blinds':
    'no se leen el límite de la primera línea ni las ciegas de la segunda',
  'fee-note-unreadable-limit': 'el límite de la segunda línea no se lee',
  'fee-note-merged-cell-damaged': 'una celda de cuota combinada, dañada en las dos líneas que la muestran',
  'fee-note-merged-with-option-8': 'celdas de cuota vacías, combinadas con la opción 8',
  'fee-note-merged-with-line-above': 'celda del jugador vacía, combinada con la línea de arriba',
  'fee-note-cell-of-one-line-limit-of-other': 'celda del jugador de la primera línea, límite de la segunda',
  'fee-note-limit-printed-23-100': 'límite impreso $23 - $100',
  'fee-note-limit-printed-100': 'límite impreso solo como $100',
  'fee-note-first-row-printed-5-500': 'primera fila impresa $5 - $500',
  'fee-note-limit-twice': 'el límite aparece dos veces, una de ellas dañada',
  'fee-note-bank-cell-blank': 'celda del jugador-banca vacía',
  'fee-note-basis-redacted':
    'el texto sobre qué fija la cuota está tachado; la columna dice acción total de la mesa',
  'fee-note-falls-to-nothing': 'la cuota del jugador baja a $0 en la última fila',
  'fee-note-names-1-and-5': 'el texto nombra las opciones 1 y 5 en vez de 1 a 5',
  'fee-note-one-column-for-both':
    'una sola columna de apuesta para las dos cuotas: la de la banca se interpreta como acción total de la mesa',
  'fee-note-cells-below-blank': 'las celdas debajo de una cuota impresa están vacías',
  'fee-note-one-column-off': 'la cuota de la última fila está recorrida una columna',
  'fee-note-player-cells-blank': 'las celdas del jugador debajo de la primera fila están vacías',
  'fee-note-below-100-in-no-row': 'las apuestas de jugador menores de $100 no están en ninguna fila',
  'fee-note-401-without-plus': 'la última fila está impresa $401 sin signo de más',
  'fee-note-no-flop':
    'Mexican Poker no tiene flop: se interpreta como el final de su primera ronda de apuestas',
  'fee-note-no-betting-round': 'Pan no tiene ronda de apuestas: se interpreta como una mano que se jugó',
  'fee-note-option-10-as-1': 'la tabla numera la opción 10 como 1',
  'fee-note-one-fee-printed':
    'el texto fija la cuota por la acción total de la mesa, la tabla imprime una sola',
  'fee-note-rows-split': 'las filas quedaron partidas al leer la página',
  'fee-note-numbered-9-2': 'numerada “9 2”',
  'fee-note-third-row-printed-75': 'tercera fila impresa $75 - $1,200',
  'fee-note-none-for-any-wager': 'una cuota del jugador, y ninguna por ninguna de las apuestas',
  'fee-note-names-1-through-18': 'el texto nombra las opciones 1 a 18',
  'fee-note-numbered-11': 'numerada 11 entre la 25 y la 26',
  'fee-note-limit-over-buy-in': '“Límite” encabeza una compra',
  'fee-note-five-or-more': '“5 o más” entre las filas para seis y para cinco',
  'fee-note-varies-first-and-second': 'el texto varía la primera cuota, la tabla la segunda',
  'fee-note-beside-second-row': 'la cuota del jugador-banca está junto a la segunda fila',
  'fee-note-rows-joined': 'dos filas unidas en una línea',
  'fee-note-names-1-through-17': 'el texto nombra las opciones 1 a 17',
  'fee-why-each-circle':
    'la cuota es por cada círculo con una apuesta base del juego: cada asiento tiene uno propio, o los círculos de Ante y de Blind pagan cada uno',
  'fee-why-on-blind':
    'la cuota es por cada apuesta base del juego; Ante y Blind son apuestas base cada una, o la cuota es solo por el Ante',
  'fee-why-bank-per-spot': 'el jugador-banca paga “por lugar”: por cada lugar en juego, o solo por el suyo',
  'fee-why-payer':
    'según el texto paga el jugador-banca; según los encabezados de las columnas, el jugador por la apuesta en el círculo',
  'fee-why-merged-cells':
    'una línea de las celdas combinadas muestra $4, $3 y $1; la otra, $2 y tres cifras dañadas',
  'fee-why-zero-cents':
    'la primera línea muestra “¢0”; la segunda línea y el documento común (002:2246) imprimen $2',
  'fee-why-first-row':
    'la primera fila está impresa $5 - $500; la siguiente empieza en $51, así que se interpreta $5 - $50',
  'fee-why-bank-cell-blank':
    'la celda del jugador-banca está vacía: combinada con la línea de arriba, o no se debe nada',
  'fee-why-blank-cell': 'una celda vacía está combinada con la de arriba, o no se debe nada',
  'fee-why-shifted-cell':
    'la última fila imprime $1 en la columna del jugador-banca y deja vacía la del jugador: se interpreta como recorrida',
  'fee-why-beside-first-row':
    'la cuota del jugador está junto a la primera fila: por cualquier apuesta, o solo por las apuestas de esa fila',
  'fee-why-third-row':
    'la tercera fila está impresa $75 - $1,200; la fila anterior termina en $750 y las filas empiezan en cantidades que acaban en 5',
  'fee-why-past-the-flop':
    'una mano que termina en el flop ni lo pasó ni quedó antes; el documento común cobra después del flop',
  'fee-why-player-basis':
    'el texto fija la cuota del jugador por la acción total de la mesa; las filas terminan en el límite de una sola apuesta',
}
