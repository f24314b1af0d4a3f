import type { ShapeRefusals, ShapeSentences } from '@cardroom/engine/shape'
import type { Says } from '../speaker.ts'

export const shape: Says<ShapeSentences> = {
  'a-text': 'một đoạn chữ',
  'true-or-false': 'true hoặc false',
  'whole-number-from': ({ min }) => `số nguyên từ ${min}`,
  'whole-cents': 'số tiền chẵn xu',
  'a-seat-number': 'số ghế',
  'a-list': 'một danh sách',
  'an-object': 'một đối tượng',
  'one-of': ({ values }) => values.join(' hoặc '),
  'lines-of-a-filing': 'các dòng của hồ sơ (“003:1122”, “003:513, 527-528”) hoặc “practice”',
  'some-odds': 'tỉ lệ trả (“6:5”)',
  'odds-or-push': 'tỉ lệ trả (“6:5”) hoặc “push”',
  'a-room-and-a-game': 'sòng và trò (“my-room/my-game”)',
  'some-ranks': ({ example }) => `các số bài (“${example}”)`,
  'third-cards': 'những lá thứ ba mà tay bài rút thêm (“4567”)',
  'bettors-or-any': 'số người cược hoặc “any”',
  'a-schedule-option': 'một mức thu xâu',
  'some-cards': 'các lá bài',
}

export const shapeRefusals: Says<ShapeRefusals> = {
  missing: 'bị thiếu',
  'no-such-field': 'không có mục này',
  expected: ({ what, found }, { say }) => `${say(what)}, không phải ${found}`,
  'too-few': ({ least, found }) => `ít nhất ${least}, không phải ${found}`,
  'too-many': ({ most, found }) => `nhiều nhất ${most}, không phải ${found}`,
}
