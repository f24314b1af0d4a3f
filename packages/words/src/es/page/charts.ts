import type { PageWords } from '../../en/page/index.ts'

/** Whether the collection of a schedule option is counted in. */
const collectionIn = (option: string | undefined): string =>
  option === undefined ? 'sin la cuota' : `con la cuota de ${option}`

export const charts: PageWords['charts'] = {
  title: 'Gráficas',
  svg: 'Descargar como SVG',
  csv: 'Descargar como CSV',
  figures: 'Las cifras',
  which: 'Gráfica',
  wager: 'Apuesta',
  bet: 'Apuesta en dólares',
  pace: 'Rondas por hora',
  hours: 'Horas',
  kinds: {
    results: 'En qué termina una apuesta',
    night: 'Tu dinero a lo largo de una noche',
    decks: 'Ventaja según el número de barajas',
    readings: 'Ventaja según la lectura',
    games: 'Juegos y salas comparados',
    collection: 'Lo que rinde cada opción',
  },
  result: 'Resultado en unidades de la apuesta',
  chance: 'Probabilidad',
  edge: 'Ventaja',
  decks: 'Barajas',
  reading: 'Lectura',
  asFiled: 'como la lee ahora la casa',
  game: 'Juego',
  chips: 'Ganado o perdido',
  mean: 'en promedio',
  twoOfThree: 'dos noches de cada tres',
  nineteenOfTwenty: 'diecinueve noches de cada veinte',
  resultsOf: (wager, game) => `${wager} en ${game}: resultados y con qué frecuencia salen`,
  nightOf: (wager, game) => `${wager} en ${game}: fichas a lo largo de una noche`,
  decksOf: game => `${game}: ventaja según el número de barajas`,
  readingsOf: (wager, game) => `${wager} en ${game}: ventaja según la lectura`,
  gamesOf: family => `${family}: la ventaja de la primera apuesta, juego por juego`,
  perHour: (money, rounds, option) =>
    `Cuesta ${money} por hora en promedio a ${rounds} rondas por hora, ${collectionIn(option)}.`,
  gainsPerHour: (money, rounds, option) =>
    `Deja ${money} por hora en promedio a ${rounds} rondas por hora, ${collectionIn(option)}.`,
  spreadNote:
    'Las bandas salen de la desviación estándar de la apuesta y de la ley de los grandes números: ajustadas para toda una noche, aproximadas para pocas rondas.',
  option: 'Opción de tarifa',
  collectedAnHour: 'Cobrado por hora',
  collectionOf: (game: string): string => `${game}: lo que cobra cada opción de tarifa por hora`,
  costsBeside: (fee: string, edge: string): string =>
    `cuesta a los apostadores ${fee} además de la ventaja de ${edge}`,
  takesMore: (fee: string, wager: string): string => `cobra ${fee} de la apuesta mínima, ${wager}`,
  noOption: 'Ninguna opción permite tal apuesta.',
  counting: (done, of) => `El laboratorio está contando: ${done} de ${of}`,
  oneDeckOnly: 'Este juego se reparte con un solo número de barajas.',
  noReadings: 'Nada de este juego admite otra lectura.',
  leftOut: n => `${n} no se pudieron contar aquí.`,
}
