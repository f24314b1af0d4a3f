import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { limit } from '../../collection/notation.ts'
import { bankByAction } from '../../collection/options.ts'

/** Only the player-dealer pays (000:1057, 1080). */
const options = (table: string, printed: readonly (readonly [string, string, string])[]): FeeOption[] =>
  printed.map(([id, cite, action]) => ({ id, cite, limit: limit(table), bank: bankByAction(action) }))

const threeCardPoker: FeeTable = {
  title: 'California Games Collection Rates (GEGR-002043): Three Card Poker 6 Card Bonus (GEGR-002044)',
  cite: '000:1053-1076',
  games: [{ id: 'outlaws/three-card-poker-6-card-bonus', play: 'banked', document: 'rates' }],
  options: options('5-500', [
    ['1', '000:1060-1064', '5-50 0.50, 51-100 1, 101-300 2, 301-500 4, 501+ 6'],
    ['2', '000:1065-1068', '5-100 0.50, 101-300 2, 301-500 4, 501+ 6'],
    ['3', '000:1069-1072', '5-100 1, 101-300 2, 301-500 4, 501+ 7'],
    ['4', '000:1073-1076', '1-99 1, 100-299 2, 300-499 4, 500+ 7'],
  ]),
}

const pure215Blackjack: FeeTable = {
  title: 'California Games Collection Rates (GEGR-002043): Pure 21.5 Blackjack (GEGA-002692)',
  cite: '000:1078-1102',
  games: [{ id: 'outlaws/pure-21-5-blackjack', play: 'banked', document: 'rates' }],
  options: options('5-3000', [
    ['1', '000:1083-1087', '5-50 0.50, 51-100 1, 101-300 2, 301-500 4, 501+ 6'],
    ['2', '000:1088-1091', '5-100 0.50, 101-300 2, 301-500 4, 501+ 6'],
    ['3', '000:1095-1098', '5-100 2, 101-300 3, 301-500 5, 501+ 7'],
    ['4', '000:1099-1102', '1-99 1, 100-299 2, 300-499 4, 500+ 7'],
  ]),
}

export const californiaGames: readonly FeeTable[] = [threeCardPoker, pure215Blackjack]
