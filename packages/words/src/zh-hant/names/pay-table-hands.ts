import type { BankedSheetSentences } from '@cardroom/engine/banked'
import type { BlackjackSheetSentences } from '@cardroom/engine/blackjack'
import type { PaiGowSentences } from '@cardroom/engine/pai-gow'

type Hand =
  | BankedSheetSentences['banked-hand']['hand']
  | PaiGowSentences['pai-gow-fortune-hand']['hand']
  | BlackjackSheetSentences['blackjack-match-hand']['hand']

/** Hands as pay tables name them. */
export const PAY_TABLE_HANDS: Readonly<Record<Hand, string>> = {
  'Seven-card straight flush, no joker': '七張同花順，沒有鬼牌',
  'Royal flush and royal match': '皇家同花順加同花KQ',
  'Seven-card straight flush with joker': '七張同花順，有鬼牌',
  'Five aces': '五條A',
  'Five of a kind': '五條',
  'Royal flush': '皇家同花順',
  'Mini royal flush': '小皇家同花順',
  'Straight flush': '同花順',
  'Four of a kind': '四條',
  'Full house': '葫蘆',
  Flush: '同花',
  'Three of a kind': '三條',
  Straight: '順子',
  'Three pair': '三對',
  'Two pair': '兩對',
  Pair: '一對',
  'High card': '散牌',
  'four of a kind': '四條',
  'three of a kind': '三條',
  'two pair': '兩對',
  pair: '一對',
  'two suited matches': '兩張同花色配對',
  'one suited and one unsuited match': '一張同花色、一張不同花色配對',
  'one suited match': '一張同花色配對',
  'two unsuited matches': '兩張不同花色配對',
  'one unsuited match': '一張不同花色配對',
}
