import type { DealtRefusals } from '@cardroom/engine/dealt'
import type { DealtLineRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'
import { whoName } from '../who.ts'

export const dealtRefusals: Says<DealtRefusals & DealtLineRefusals> = {
  'entry-of-another-round': ({ round, now }) => `mục đó thuộc ván ${round}, mà bây giờ đã là ván ${now}`,
  'no-such-entry': 'không có mục ghi đó',
  'taken-back-already': 'mục đó đã được rút lại rồi',
  'takes-no-place': 'một mục ghi chỉ thay được mục của cùng một ván',
  'entry-id-used': 'một mục ghi khác có cùng số',
  'nobody-at-seat': ({ seat }) => `không có ai ở ghế ${seat}`,
  'not-offered-the-bank': ({ seat }) => `ghế ${seat} chưa thể làm nhà cái lúc này: phải tới người khác trước`,
  'no-card-awaited': ({ to }) => `không chờ lá nào cho ${to}`,
  'card-goes-to': ({ to, awaited }) => `lá kế tiếp là của ${awaited}, không phải của ${to}`,
  'card-left-the-shoe': ({ card, copies }) =>
    `${card} không thể ra nữa: ${copies === 1 ? 'nó đã' : `cả ${copies} lá đều đã`} ra khỏi hộp bài`,
  'turn-over-first': ({ to }, m) => `hãy lật và nhập bài trước: ${whoName(m, to)}`,
  'not-a-card-entered': ({ card }) => `“${card}” không phải là lá bài`,
  'no-decision-awaited': 'lúc này không ai phải quyết định gì',
  'between-rounds-only': 'việc đó làm giữa hai ván',
  'shuffled-every-round': 'ở đây ván nào cũng xào bài lại',
  'no-collection-due': 'chưa tới lúc thu tiền xâu',
  'no-such-dealt-session': 'không có phiên đó',
  'session-only-looked-at': 'liên kết này chỉ để xem: muốn ghi thì dùng liên kết kia',
  'session-name-taken': 'đã có một phiên mang tên đó',
  'session-gone-on': 'trong lúc đó một máy khác đã ghi thêm',
  'session-too-long': ({ most }) => `một phiên có tối đa ${most} mục ghi: hãy mở phiên khác`,
}
