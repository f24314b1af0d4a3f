import type { CompareSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

export const compare: Says<CompareSentences> = {
  'compare-filing': '報備文件',
  'compare-collection': '枱費',
  'compare-back-line': '搭注',
  'compare-bank': '莊家',
  'compare-check': '查看蓋牌',
  'compare-deck': '牌',
  'compare-first': '先手',
  'compare-glossary': '用語',
  'compare-opening': '底注、盲注和強制注',
  'compare-otherwise': '其他解讀會改變什麼',
  'compare-seats': '座位',
  'compare-settle': '結算次序',
  'compare-verdicts': '一手牌的結果',
  'fact-yes': '是',
  'fact-no': '否',
  'fact-none': '無',
  'fact-otherwise': '其他情況',
  'fact-odds': ({ pays, for: one }) => `${pays}比${one}`,
  'fact-money': ({ cents }, { money }) => money(cents),
}
