import type { ReadingRefusals, RecordRefusals, ShoeRefusals } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const recordRefusals: Says<RecordRefusals> = {
  'dice-needed': ({ count }) => `cần ${count} hột xí ngầu`,
  'to-act': ({ who, options }, { say }) => `tới lượt ghế ${who}: ${options.map(say).join(', ')}`,
  'not-asked': ({ move }) => `không ai được hỏi “${move}”`,
  'shoe-empty': ({ to }) => `hộp bài đã hết, mà ${to} cần một lá`,
  'card-needed': 'cần thêm một lá',
  'cards-left-over': ({ cards }) => `còn dư ${cards}`,
  'no-result': 'bị thiếu',
  'result-differs': ({ said, is }) => `biên bản ghi ${said}, thật ra là ${is}`,
  'secret-not-committed': 'số bí mật không phải số đã cam kết',
  'not-bound': 'sòng không cam kết thứ tự bài nào',
  'another-root': 'thứ tự từ số bí mật không phải thứ tự mà sòng đã cam kết',
  'card-not-proved': ({ card }) => `lá ${card + 1} không có bằng chứng là lá sòng đã cam kết`,
  'proof-does-not-fit': ({ card }) => `lá ${card + 1} không phải lá sòng đã cam kết`,
  'proof-of-another-place': ({ card }) => `lá ${card + 1} nằm ở chỗ khác trong hộp bài`,
  'proof-of-nothing': ({ card }) => `lá ${card + 1} không được lật`,
  'called-off': 'ván đã bị hủy, không có kết quả',
  'result-of-a-round-called-off': 'ván bị hủy thì không có kết quả',
  'another-shuffle': ({ shoe }) => `các ván của ${shoe} ghi những lần xào khác nhau`,
  'shoe-place-taken': ({ from, to }) => `bắt đầu sau ${from} lá, mà hộp bài đã dùng tới ${to}`,
  'shoe-cards-missing': ({ from, to }) =>
    to === from + 1
      ? `lá ${to} của hộp bài không có trong biên bản nào ở đây`
      : `các lá ${from + 1} đến ${to} của hộp bài không có trong biên bản nào ở đây`,
  'shoe-burned-otherwise': ({ burned }) => `${burned} lá đầu của hộp bài này đã đốt`,
  'beyond-the-cut-card': ({ cutCard }) => `lá cắt nằm sau ${cutCard} lá`,
}

export const shoeRefusals: Says<ShoeRefusals> = {
  'not-from-the-seed': 'không phải cái số gốc cho ra',
  'seals-closed': 'lần xào này không nhận niêm phong nữa',
  'seals-not-closed': 'còn nhận niêm phong thì chưa mở gì',
  'nothing-sealed': ({ name }) => `${name} không niêm phong gì`,
  'opened-already': 'niêm phong đó đã mở rồi',
  'not-what-was-sealed': ({ name }) => `cái ${name} đưa ra không phải cái đã niêm phong`,
  'not-in-the-order-of-seals': 'phần người chơi góp không theo thứ tự niêm phong',
}

export const readingRefusals: Says<ReadingRefusals> = {
  'no-such-reading': ({ name, game, known }) =>
    `${game} không có cách hiểu “${name}” (có ${known.join(', ') || 'không cách nào'})`,
  'no-such-choice': ({ name, value, choices }) => `${name} là ${choices.join(' hoặc ')}, không phải ${value}`,
}
