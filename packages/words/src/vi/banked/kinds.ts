import type { BankedSheetSentences } from '@cardroom/engine/banked'

/** Hands as pay tables name them. */
export const PAY_HANDS: Readonly<Record<BankedSheetSentences['banked-hand']['hand'], string>> = {
  'High card': 'Mậu thầu',
  Pair: 'Đôi',
  'Two pair': 'Hai đôi',
  'Three of a kind': 'Xám',
  Straight: 'Sảnh',
  Flush: 'Thùng',
  'Full house': 'Cù lũ',
  'Four of a kind': 'Tứ quý',
  'Straight flush': 'Thùng phá sảnh',
  'Royal flush': 'Thùng phá sảnh chúa',
  'Mini royal flush': 'Thùng phá sảnh chúa ba lá',
}
