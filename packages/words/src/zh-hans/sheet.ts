import type { SheetSentences } from '@cardroom/rulebook'
import { readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'

export const sheet: Says<SheetSentences> = {
  'sheet-readings': '解读',
  'sheet-open-point': '未定之处',
  'sheet-read-as': '读作',
  'sheet-or-else': '或作',
  'sheet-others': ({ values }, { say }) => values.map(value => say(readingValue(value))).join('、'),
  'sheet-why': '理由',
  'sheet-incidents': '出错时',
  'sheet-incident': '事故',
  'sheet-when': '何时',
  'sheet-consequence': '结果',
  'sheet-glossary': '用语',
  'sheet-word': '用语',
  'sheet-means': '意思',
  'sheet-fees-only': '只有收费',
  'sheet-no-rules': '牌室为这个游戏备案了收费，但没有备案规则：不能在这里发牌',
  'sheet-borrowed': ({ what, lines, all, rooms }, { say }) => {
    const whose = rooms.join('和')
    return `${say(what)}（${all ? `与${whose}相同：这里没有印出` : `${lines}出自${whose}`}）`
  },
  'sheet-borrowed-lines': ({ rooms }) => `这份备案没说的，取自${rooms.join('和')}`,
}
