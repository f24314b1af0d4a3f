import type { SheetSentences } from '@cardroom/rulebook'
import { readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'

export const sheet: Says<SheetSentences> = {
  'sheet-readings': 'Cách hiểu',
  'sheet-open-point': 'Điểm chưa rõ',
  'sheet-read-as': 'Hiểu là',
  'sheet-or-else': 'Hoặc là',
  'sheet-others': ({ values }, { say }) => values.map(value => say(readingValue(value))).join(', '),
  'sheet-why': 'Vì sao',
  'sheet-incidents': 'Khi có sự cố',
  'sheet-incident': 'Sự cố',
  'sheet-when': 'Khi nào',
  'sheet-consequence': 'Cách xử',
  'sheet-glossary': 'Từ ngữ',
  'sheet-word': 'Từ',
  'sheet-means': 'Nghĩa',
  'sheet-fees-only': 'Chỉ có tiền xâu',
  'sheet-no-rules': 'Sòng chỉ nộp hồ sơ tiền xâu cho trò này, không nộp luật: ở đây không chia được',
  'sheet-borrowed': ({ what, lines, all, rooms }, { say, all: together }) => {
    const whose = together(rooms)
    return `${say(what)} (${all ? `như ở ${whose}: hồ sơ này không in` : `${lines} lấy từ ${whose}`})`
  },
  'sheet-borrowed-lines': ({ rooms }, { all }) => `Lấy từ ${all(rooms)}, chỗ hồ sơ này không nói`,
}
