import type { BooksBy, Figures } from '@cardroom/protocol'

const kinds: Readonly<Record<BooksBy, string>> = {
  account: 'balance de comprobación',
  day: 'día',
  shift: 'turno',
  table: 'mesa',
  game: 'juego',
  schedule: 'tarifa',
  person: 'persona',
}

const figures: Readonly<Record<keyof Figures, string>> = {
  rounds: 'Rondas',
  ruled: 'Con decisión',
  voided: 'Anuladas',
  collection: 'Cuota',
  jackpot: 'Premio acumulado',
  playerDealers: 'Jugadores-banca',
  players: 'Jugadores',
  providers: 'De ello, proveedores',
  boughtIn: 'Compras',
  cashedOut: 'Retiros',
  given: 'Dado',
  counted: 'Contado',
  short: 'Falta',
}

/** The page of the house's books. */
export const books = {
  kinds,
  figures,
  title: 'Los libros',
  lead: 'Por partida doble, hechos con los mismos hechos que todo lo demás; cada asiento cuadra.',
  by: 'Ordenados por',
  from: 'Desde',
  to: 'Hasta e incluido',
  show: 'Mostrar',
  account: 'Cuenta',
  before: 'Antes',
  came: 'Entró',
  went: 'Salió',
  after: 'Después',
  together: 'Todas las cuentas juntas',
  nothing: 'No pasó nada en esos días.',
  agrees: (n: string): string => `${n} asientos: todos cuadran, y cada cuenta está como ellos la dejan.`,
  differs: (accounts: string): string => `Cuentas que están de otro modo: ${accounts}`,
  csv: 'Esta tabla (CSV)',
  journalCsv: 'Diario (CSV)',
  hledger: 'Diario (hledger)',
  pdf: 'Imprimir o PDF',
  bots: 'Los bots',
}
