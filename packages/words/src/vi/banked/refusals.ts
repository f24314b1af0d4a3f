import type { BankedRefusals } from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'

export const bankedRefusals: Says<BankedRefusals> = {
  'too-many-places': ({ most, cite }) => `tối đa ${most} chỗ (${cite})`,
  'no-such-place': ({ places }) => `bàn có ${places} chỗ`,
  'decks-out-of-range': ({ from, to, decks, cite }) =>
    from === to
      ? `${to} bộ bài, không phải ${decks} (${cite})`
      : `từ ${from} đến ${to} bộ bài, không phải ${decks} (${cite})`,
  'no-such-pile': ({ piles }) => `có ${piles} xấp`,
  'back-line-or-circle': 'một cược là cược ké hoặc là của người ngồi ghế khác, không thể là cả hai',
  'circles-closed': ({ cite }) => `không ai được cược ở vòng không có người ngồi (${cite})`,
  'circle-not-free': ({ seat }) => `vòng cược ${seat} có người chơi riêng`,
  'nobody-wagers': 'chưa ai đặt cược',
  'no-free-hands-filed': 'trò này không có ván không cược',
  'free-of-wagers': 'ván không cược thì chia mà không có tiền cược',
  'player-dealer-wagers': ({ seat }) => `ghế ${seat} là nhà cái`,
  'no-such-wager': ({ on, known }) => `không có cược “${on}” trước khi chia (${known.join(', ')})`,
  'no-kum-kum': 'trò này không cho hùn cược',
  'kum-kum-adds-up': ({ amount, sum }, { money }) =>
    `các người hùn bỏ vào ${money(sum)}, mà tiền cược là ${money(amount)}`,
  'kum-kum-below-minimum': ({ amount, minimum, cite }, { money }) =>
    `mỗi người hùn phải cược ít nhất mức tối thiểu của bàn là ${money(minimum)}, không phải ${money(amount)} (${cite})`,
  'no-back-line-on': ({ wager, cite }) => `${wager} không nhận cược ké (${cite})`,
  'one-hand-only': ({ wager }) => `${wager} chỉ có một tay bài`,
  'no-such-hand': ({ hands }) => `tay bài từ 1 đến ${hands}`,
  'wager-on-each-hand': ({ wager, hands, cite }) =>
    `${wager} phải đặt trên mỗi tay trong ${hands} tay bài (${cite})`,
  'wagered-twice': ({ bettor, wager }) => `${bettor} có hai cược ở ${wager}`,
  'wager-needs-another': ({ wager, others, cite }, { any }) =>
    `muốn đặt ${wager} phải có ${any(others)} (${cite})`,
  'wager-must-equal': ({ wager, other, cite }) => `${wager} phải bằng ${other} (${cite})`,
  'wager-above-another': ({ wager, others, cite }, { any }) =>
    `${wager} không được lớn hơn ${any(others)} (${cite})`,
  'wager-missing': ({ bettor, wager, cite }) => `${bettor} còn phải đặt ${wager} (${cite})`,
  'wager-below-least': ({ wager, least, cite }, { money }) => `${wager} ít nhất ${money(least)} (${cite})`,
  'wager-not-in-steps': ({ step, cite }, { money }) =>
    `tiền cược phải là bội số của ${money(step)} (${cite})`,
  'below-minimum': ({ amount, minimum }, { money }) =>
    `${money(amount)} thấp hơn mức tối thiểu ${money(minimum)}`,
  'above-maximum': ({ amount, maximum }, { money }) =>
    `${money(amount)} cao hơn mức tối đa ${money(maximum)}`,
  'bonus-below-base': ({ wager }) => `${wager} không được nhỏ hơn cược chính`,
  'too-many-bets': ({ seat, most }) => `ghế ${seat} có hơn ${most} cược`,
  'bonus-above-base': ({ wager }) => `${wager} không được lớn hơn cược chính`,
  'too-many-back-line': ({ most, cite }) => `một tay bài tối đa ${most} người cược ké (${cite})`,
  'no-pay-table-for-decks': ({ on, decks }) => `${on} không có bảng trả cho ${decks} bộ bài`,

  'no-hand-at-seat': ({ seat }) => `ván này ghế ${seat} không có bài`,
  'no-wager-by': ({ seat, by }) => `${by} không có cược ở ghế ${seat}`,
  'name-a-hand': 'bài của ai?',
  'name-a-players-hand': 'bài của người chơi nào?',
  'name-a-wager': 'gọi một cược theo ghế, hoặc theo ghế và người cược',
  'name-the-cards': ({ count }) => (count === undefined ? 'lá nào?' : `phải nêu ${count} lá`),
  'name-an-amount': 'bao nhiêu?',
  'card-not-held': ({ seat, card }) => `ghế ${seat} không cầm ${card}`,
  'card-not-face-down': ({ card }) => `ở đó ${card} không nằm úp`,
  'too-late-for-misdeal': 'đã chung một cược: quá trễ để tính là chia lỗi',
  'nothing-to-set': ({ seat }) => `ghế ${seat} không có bài để xếp`,
  'not-to-set-yet': ({ seat }) => `ghế ${seat} chưa tới lúc xếp bài`,
  'deal-not-over': 'chưa chia xong',
  'setting-is-no-foul': 'hai lá trước năm lá sau thì không lủng',
  'setting-is-foul': 'xếp vậy vẫn lủng',
  'not-set-the-house-way': 'phải nêu tay bài đã xếp theo cách của sòng',
  'not-played-by-the-house': 'ở đó sòng không chơi tay bài nào',
  'house-way-draws': ({ total }) => `theo cách của sòng, ${total} nút thì rút`,
  'house-way-stands': ({ total }) => `theo cách của sòng, ${total} nút thì dằn`,
  'no-table-minimum': 'bàn không có mức tối thiểu',
  'one-more-card': 'cần thêm một lá',
  'result-impossible': 'không có bài nào ra kết quả đó',
  'result-contradicted': 'những lá đã chia không ra kết quả đó',
}
