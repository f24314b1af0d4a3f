import type { BankedSheetSentences } from '@cardroom/engine/banked'
import type { BlackjackSheetSentences } from '@cardroom/engine/blackjack'
import type { PaiGowSentences } from '@cardroom/engine/pai-gow'

type Hand =
  | BankedSheetSentences['banked-hand']['hand']
  | PaiGowSentences['pai-gow-fortune-hand']['hand']
  | BlackjackSheetSentences['blackjack-match-hand']['hand']

/** Hands as pay tables name them. */
export const PAY_TABLE_HANDS: Readonly<Record<Hand, string>> = {
  'Seven-card straight flush, no joker': '七张同花顺，没有鬼牌',
  'Royal flush and royal match': '皇家同花顺加同花KQ',
  'Seven-card straight flush with joker': '七张同花顺，有鬼牌',
  'Five aces': '五条A',
  'Five of a kind': '五条',
  'Royal flush': '皇家同花顺',
  'Mini royal flush': '小皇家同花顺',
  'Straight flush': '同花顺',
  'Four of a kind': '四条',
  'Full house': '葫芦',
  Flush: '同花',
  'Three of a kind': '三条',
  Straight: '顺子',
  'Three pair': '三对',
  'Two pair': '两对',
  Pair: '一对',
  'High card': '散牌',
  'four of a kind': '四条',
  'three of a kind': '三条',
  'two pair': '两对',
  pair: '一对',
  'two suited matches': '两张同花色配对',
  'one suited and one unsuited match': '一张同花色、一张不同花色配对',
  'one suited match': '一张同花色配对',
  'two unsuited matches': '两张不同花色配对',
  'one unsuited match': '一张不同花色配对',
}
