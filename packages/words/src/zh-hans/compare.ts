import type { CompareSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

export const compare: Says<CompareSentences> = {
  'compare-filing': '备案文件',
  'compare-collection': '台费',
  'compare-back-line': '搭注',
  'compare-bank': '庄家',
  'compare-check': '查看暗牌',
  'compare-deck': '牌',
  'compare-first': '先手',
  'compare-glossary': '用语',
  'compare-opening': '前注、盲注和强制注',
  'compare-otherwise': '其他解读会改变什么',
  'compare-seats': '座位',
  'compare-settle': '结算次序',
  'compare-verdicts': '一手牌的结果',
  'fact-yes': '是',
  'fact-no': '否',
  'fact-none': '无',
  'fact-otherwise': '其他情况',
  'fact-odds': ({ pays, for: one }) => `${pays}比${one}`,
  'fact-money': ({ cents }, { money }) => money(cents),
}
