import type { CompareSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

export const compare: Says<CompareSentences> = {
  'compare-filing': 'Hồ sơ',
  'compare-collection': 'Tiền xâu',
  'compare-back-line': 'Cược ké',
  'compare-bank': 'Nhà cái',
  'compare-check': 'Xem lá úp',
  'compare-deck': 'Bộ bài',
  'compare-first': 'Ai đi trước',
  'compare-glossary': 'Từ ngữ',
  'compare-opening': 'Ante, tiền mù và cược bắt buộc',
  'compare-otherwise': 'Hiểu cách khác thì đổi gì',
  'compare-seats': 'Số chỗ',
  'compare-settle': 'Thứ tự chung tiền',
  'compare-verdicts': 'Kết quả của tay bài',
  'fact-yes': 'có',
  'fact-no': 'không',
  'fact-none': 'không có',
  'fact-otherwise': 'còn lại',
  'fact-odds': ({ pays, for: one }) => `${one} ăn ${pays}`,
  'fact-money': ({ cents }, { money }) => money(cents),
}
