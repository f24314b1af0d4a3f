import type { ShapeRefusals, ShapeSentences } from '@cardroom/engine/shape'
import type { Says } from '../speaker.ts'

export const shape: Says<ShapeSentences> = {
  'a-text': '一段文字',
  'true-or-false': 'true或false',
  'whole-number-from': ({ min }) => `${min}或以上的整數`,
  'whole-cents': '以整數美分計的金額',
  'a-seat-number': '座位號碼',
  'a-list': '一個列表',
  'an-object': '一個物件',
  'one-of': ({ values }) => values.join('或'),
  'lines-of-a-filing': '報備文件的行（「003:1122」、「003:513, 527-528」）或「practice」',
  'some-odds': '賠率（「6:5」）',
  'odds-or-push': '賠率（「6:5」）或「push」',
  'a-room-and-a-game': '牌館和遊戲（「my-room/my-game」）',
  'some-ranks': ({ example }) => `點數（「${example}」）`,
  'third-cards': '要補牌的第三張（「4567」）',
  'bettors-or-any': '下注人數或「any」',
  'a-schedule-option': '一個收費方案',
  'some-cards': '牌',
}

export const shapeRefusals: Says<ShapeRefusals> = {
  missing: '缺少',
  'no-such-field': '沒有這個欄位',
  expected: ({ what, found }, { say }) => `應為${say(what)}，不是${found}`,
  'too-few': ({ least, found }) => `至少${least}個，不是${found}個`,
  'too-many': ({ most, found }) => `最多${most}個，不是${found}個`,
}
