import type { BoardSentences } from '@cardroom/engine/board'
import type { Says } from '../speaker.ts'

const WINNERS = { player: 'Jugador', banker: 'Banca', either: 'Cualquiera', nobody: 'Empate' }

/** What is counted on the boards above the tables. */
export const boardSentences: Says<BoardSentences> = {
  'board-player': 'Jugador',
  'board-banker': 'Banca',
  'board-tie': 'Empate',
  'board-natural': 'Naturales',
  'board-event': ({ winner, with: won, over }, { say }) =>
    [WINNERS[winner], won && say(won), over && `contra ${say(over)}`].filter(Boolean).join(' '),
  'board-bank-over': 'El jugador-banca se pasa',
  'board-bank-natural': 'Naturales del jugador-banca',
  'board-bank-unqualified': 'El jugador-banca no califica',
}
