import type { SheetSentences } from '@cardroom/rulebook'
import { readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'

export const sheet: Says<SheetSentences> = {
  'sheet-readings': '解讀',
  'sheet-open-point': '未定之處',
  'sheet-read-as': '讀作',
  'sheet-or-else': '或作',
  'sheet-others': ({ values }, { say }) => values.map(value => say(readingValue(value))).join('、'),
  'sheet-why': '理由',
  'sheet-incidents': '出錯時',
  'sheet-incident': '事故',
  'sheet-when': '何時',
  'sheet-consequence': '結果',
  'sheet-glossary': '用語',
  'sheet-word': '用語',
  'sheet-means': '意思',
  'sheet-fees-only': '只有收費',
  'sheet-no-rules': '牌館為這個遊戲報備了收費，但沒有報備規則：不能在這裡發牌',
  'sheet-borrowed': ({ what, lines, all, rooms }, { say }) => {
    const whose = rooms.join('和')
    return `${say(what)}（${all ? `與${whose}相同：這裡沒有印出` : `${lines}出自${whose}`}）`
  },
  'sheet-borrowed-lines': ({ rooms }) => `這份報備沒說的，取自${rooms.join('和')}`,
}
