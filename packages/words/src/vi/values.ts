import type { ValuesRefusals, ValuesSentences } from '@cardroom/lab'
import type { Says } from '../speaker.ts'

export const valuesRefusals: Says<ValuesRefusals> = {
  'values-not-known-yet': ({ game }) => `chưa biết các lựa chọn của ${game} đáng bao nhiêu`,
  'values-not-of-this-move': ({ game, move }) => `chưa biết “${move}” trong ${game} đáng bao nhiêu`,
  'no-choice-to-value': 'không có gì để quyết định',
  'not-a-finished-round': 'ván đã bị hủy: không có kết quả',
  'no-card-of-that-name': ({ card }) => `“${card}” không phải là lá bài`,
  'decks-as-filed': ({ from, to, decks }) =>
    `hồ sơ quy định từ ${from} đến ${to} bộ bài, không phải ${decks}`,
  'hand-of-so-many': ({ place, cards, has }) =>
    `tới lúc đó bài của ${place} có ${cards} lá, không phải ${has}`,
  'board-of-so-many': ({ cards, has }, { any }) =>
    `lúc quyết định bài chung có ${any(cards.map(String))} lá, không phải ${has}`,
  'no-such-wager-lies': ({ wager }) => `trên tay bài không có cược “${wager}”`,
  'more-than-were-in-the-shoe': ({ card }) => `thấy nhiều lá ${card} hơn số có trong hộp bài`,
  'seat-not-in-the-round': ({ seat }) => `không ai chơi ở ghế ${seat}`,
  'no-such-meld': ({ cards }) => `${cards} nằm trên bàn mà không phải phỏm`,
  'more-hidden-than-left': ({ hidden, left }) => `có ${hidden} lá úp, nhưng chỉ còn ${left} lá chưa thấy`,
  'chip-not-seen': ({ game }) => `không thấy được một chip của ${game} là bao nhiêu tiền`,
  'values-not-of-showing':
    'lật bài hay úp bỏ không phải chuyện xác suất: bài lật ra thì được phần nó thắng, bài úp bỏ thì không được gì',
  'values-not-of-running-twice':
    'chia phần còn lại hai lần chỉ đổi mức lên xuống của kết quả, không đổi mức trung bình',
  'values-not-of-raising-the-stakes':
    'tăng mức cược của cả ván đáng bao nhiêu là tùy mọi người chơi ra sao, xác suất không nói được',
  'values-not-of-exposing':
    'lật một lá là cho người khác biết thêm; điều đó đáng bao nhiêu xác suất không nói được',
  'values-not-of-betting-no-more':
    'không cược nữa là giữ bài để ăn phần đang có trong pot; cược thêm được gì xác suất không nói được',
}

export const valuesSentences: Says<ValuesSentences> = {
  'why-chances': ({ win, push, lose }, { percent }) =>
    `thắng ${percent(win, 1)}, huề ${percent(push, 1)}, thua ${percent(lose, 1)}`,
  'why-gives-up': ({ units }, { number }) => `bỏ ${number(units)} × cược đầu, dù ra lá gì`,
  'why-rides': ({ units, pays }, { signed, percent }) =>
    `riêng cược này trung bình được ${signed(units)} lần chính nó và được trả ${percent(pays, 1)} số lần`,
  'why-pulls': ({ units }, { signed }) => `rút lại một cược trung bình được ${signed(units)} lần chính nó`,
  'why-two-hands': ({ left, right }, { signed }) =>
    `tay trái được ${signed(left)}, tay phải được ${signed(right)}`,
  'why-draws': ({ over }, { percent }) =>
    `lá kế tiếp làm quắc ${percent(over, 1)} số lần; sau đó chơi tốt nhất`,
  'why-doubles': ({ over }, { percent }) =>
    `một lá duy nhất với cược gấp đôi; làm quắc ${percent(over, 1)} số lần`,
  'why-splits': ({ hands }) => `tách tới ${hands} tay, mỗi tay chơi theo lá của nó`,
  'why-one-card': ({ over }, { percent }) =>
    `tay bài được một lá với cược giữ nguyên; làm quắc ${percent(over, 1)} số lần`,
  'why-stays-on-one-hand': 'cược nằm lại trên một tay, tay kia không có gì',
  'why-insures': ({ chance, needs }, { percent }) =>
    `bài natural ra ${percent(chance, 1)} số lần, mà bảo hiểm cần ${percent(needs, 1)}`,
  'why-declines': 'không cược thêm; tay bài giữ nguyên',
  'why-foul': 'làm lủng bài, và mất cược',
  'why-bets': ({ times, units }, { signed }) =>
    `${times} × Ante vào cược Play trung bình được ${signed(units)} lần chính nó`,
  'why-checks': 'chờ thêm lá rồi làm điều tốt nhất',
  'why-pot': ({ equity, needs }, { percent }) =>
    `trung bình được ${percent(equity, 1)} pot; theo cần ${percent(needs, 1)}`,
  'why-folds-pot': 'tiền đã vào pot là mất, và không mất thêm',
  'why-equity': ({ equity }, { percent }) => `trung bình được ${percent(equity, 1)} pot`,
  'why-raises': ({ equity, callers }, { percent }) =>
    `trung bình được ${percent(equity, 1)} pot nếu ${callers === 1 ? 'người kia theo' : `cả ${callers} người kia theo`}`,
  'why-goes-out': ({ out, chips }, { percent, signed }) =>
    `thắng ván ${percent(out, 1)} số lần và từ đây trung bình được ${signed(chips)} chip`,
  'why-passes': 'bỏ bài: mất tops, và không mất thêm',
  'values-of-one-player':
    'Tính như người chơi này một mình gặp nhà cái, và nhà cái chơi tốt nhất từ hộp bài đầy đủ.',
  'values-of-each-player-alone':
    'Tính riêng từng người chơi, như người chơi tốt nhất từ hộp bài đầy đủ; đơn vị là tổng số cược gặp nhà cái.',
  'values-against-all-players':
    'Gặp mọi người chơi cùng lúc, họ xếp theo cách của sòng; đơn vị là tổng số cược gặp nhà cái.',
  'values-after-a-split':
    'Sau khi tách, mỗi tay chơi theo lá của nó và theo các lá thứ hai đã ra có cùng loại với đôi hay không, không nhìn gì khác ở tay khác.',
  'values-order-certain': ({ hands }, { number }) =>
    `Mọi cách xếp gặp cùng ${number(hands)} tay bài ngẫu nhiên xếp theo cách của sòng; cách nào tốt nhất thì chắc 99.9 %.`,
  'values-order-open': ({ hands }, { number }) =>
    `Mọi cách xếp gặp cùng ${number(hands)} tay bài ngẫu nhiên xếp theo cách của sòng; hai cách tốt nhất quá sát nhau để phân biệt.`,
  'values-no-solved-strategy':
    'Đây không phải chiến lược đã giải: người khác có thể cầm bất kỳ tay bài nào, và sau lượt này không ai cược nữa. Cược của họ nói gì về bài thì bạn tự xét.',
  'values-played-plainly': ({ hands }, { number }) =>
    `Đây là ước lượng, không phải chiến lược đã giải: mỗi lựa chọn được chơi tới hết với cùng ${number(hands)} lần chia các lá ẩn; ai cũng lấy lá hợp, hạ những gì có và đánh ra lá ít hợp nhất.`,
  'values-others-draw-plainly':
    'Người khác đổi bài như thường thấy; họ đổi mấy lá và điều đó nói gì về bài của họ thì bạn tự xét.',
  'values-against-so-many': ({ others }) =>
    `Bộ bài không đủ chia cho mọi người tới cuối: chỉ tính gặp ${others} người khác.`,
}
