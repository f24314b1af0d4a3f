/** The rulebook as a library: what belongs together, and the ways from a game to everything about it. */
export const library = {
  sharedBy: (games: number, rooms: string): string =>
    `En ${games === 1 ? 'un juego' : `${games} juegos`}: ${rooms}`,
  otherWordings: (n: number): string =>
    `Dicho de otra manera: ${n === 1 ? 'un enunciado más' : `${n} enunciados más`}`,
  yourResult: (change: string): string => `Tú: ${change}`,
  wonMost: (name: string, money: string): string => `${name} ganó ${money}`,
  nobodyWon: 'No ganó nadie',
  whichRounds: 'De quién son las rondas',
  calledOff: 'Anulada por la casa',
  noSuchGame: 'Aquí no hay ningún juego registrado con ese nombre.',
  waysOf: (game: string): string => `Más sobre ${game}`,
  ways: {
    learn: 'Aprender este juego',
    play: 'Jugar este juego',
    sheet: 'Hoja de reglas',
    costs: 'Lo que cuesta',
    practise: 'Practicar decisiones',
    school: 'Ejercicios para crupieres',
  },
}
