import type { ShapeRefusals, ShapeSentences } from '@cardroom/engine/shape'
import type { Says } from '../speaker.ts'

export const shape: Says<ShapeSentences> = {
  'a-text': '一段文字',
  'true-or-false': 'true或false',
  'whole-number-from': ({ min }) => `${min}及以上的整数`,
  'whole-cents': '以整数美分计的金额',
  'a-seat-number': '座位号码',
  'a-list': '一个列表',
  'an-object': '一个对象',
  'one-of': ({ values }) => values.join('或'),
  'lines-of-a-filing': '备案文件的行（“003:1122”、“003:513, 527-528”）或“practice”',
  'some-odds': '赔率（“6:5”）',
  'odds-or-push': '赔率（“6:5”）或“push”',
  'a-room-and-a-game': '牌室和游戏（“my-room/my-game”）',
  'some-ranks': ({ example }) => `点数（“${example}”）`,
  'third-cards': '要补牌的第三张（“4567”）',
  'bettors-or-any': '下注人数或“any”',
  'a-schedule-option': '一个收费方案',
  'some-cards': '牌',
}

export const shapeRefusals: Says<ShapeRefusals> = {
  missing: '缺少',
  'no-such-field': '没有这个字段',
  expected: ({ what, found }, { say }) => `应为${say(what)}，不是${found}`,
  'too-few': ({ least, found }) => `至少${least}个，不是${found}个`,
  'too-many': ({ most, found }) => `最多${most}个，不是${found}个`,
}
