import type { LibraryRefusals, MakeUp, NewsSentences, TableRefusals } from '@cardroom/engine'
import type { BankedTableRefusals } from '@cardroom/engine/banked'
import type { PokerTableRefusals } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'

export const newsSentences: Says<NewsSentences> = {
  'news-sat': ({ name, seat, stack }, { money }) => `${name} ngồi vào ghế ${seat} với ${money(stack)}`,
  'news-stood': ({ name, seat, stack }, { money }) => `${name} rời ghế ${seat} với ${money(stack)}`,
  'news-held-no-longer': ({ name, seat }) =>
    `Ghế ${seat} không còn giữ cho ${name}; tên được ghi vào danh sách chờ`,
  'news-moved': ({ name, from, to }) => `${name} đổi từ ghế ${from} sang ghế ${to}`,
  'news-chips': ({ name, cents, isShort }, { money }) =>
    `${name} mua ${money(cents)}${isShort ? ', lần mua thiếu duy nhất' : ''}`,
  'news-chips-off': ({ name, cents }, { money }) => `${name} lấy ${money(cents)} khỏi bàn`,
  'news-called': ({ name, seat }) => `Mời ${name} vào ghế ${seat}`,
  'news-collected': ({ each, players, owing }, { money, all }) =>
    `Tiền xâu theo giờ: ${money(each)} từ mỗi người trong ${players} người chơi${
      owing.length > 0 ? `; ${all(owing)} không đủ, sẽ trả trước khi chơi tiếp` : ''
    }`,
  'news-agreed': ({ name, shoe }) => `${name} đồng ý mở hết bài của ${shoe}`,
  'news-disclosed': ({ shoe }) => `Mọi người đồng ý: bài của ${shoe} đã mở`,
  'news-paid': ({ name, cents }, { money }) => `${name} trả ${money(cents)} tiền xâu còn nợ`,
  'news-to-be-set': 'Sòng sẽ đổi thiết lập của bàn này sau ván này',
  'news-set': 'Sòng đã đổi thiết lập của bàn này',
}

export const tableRefusals: Says<TableRefusals> = {
  'table-closed': 'bàn đã đóng',
  'take-a-seat': 'hãy ngồi vào ghế trước',
  'seated-already': ({ seat }) => `bạn đã có ghế ${seat}`,
  'table-full': 'hết ghế trống',
  'table-has-places': ({ places }) => `bàn có ${places} chỗ`,
  'seat-taken': ({ seat }) => `ghế ${seat} có người rồi`,
  'name-seated-already': ({ name }) => `${name} đã có ghế`,
  'buy-in-bounds': ({ min, max }, { money }) => `vào bàn với ${money(min)} đến ${money(max)}`,
  'buy-in-at-least': ({ min }, { money }) => `vào bàn với ${money(min)} trở lên`,
  'short-buy-used-up': ({ min }, { money }) =>
    `chỉ được mua thiếu một lần, và đã dùng rồi: từ ${money(min)} trở lên`,
  'seat-kept': ({ seat, name }) => `ghế ${seat} đang giữ cho ${name}`,
  'others-wait': 'có người đang chờ ghế: hãy ghi tên vào danh sách',
  'seat-is-free': 'đang có ghế trống',
  'waiting-already': 'tên bạn đã có trong danh sách',
  'not-waiting': 'tên bạn không có trong danh sách',
  'short-game': ({ players }) => `dưới ${players} người thì chỉ được đổi ghế khi có người mới vào`,
  'collection-owed': ({ cents }, { money }) =>
    `còn nợ ${money(cents)} tiền xâu: hãy mua chip trước khi chơi tiếp`,
  'leaving-already': 'hết ván sẽ trả ghế',
  'away-already': 'đang nghỉ rồi',
  'back-already': 'đã trở lại rồi',
  'chips-between-rounds': 'chip chỉ mua và lấy ra giữa hai ván',
  'chips-at-most': ({ cents }, { money }) => `chỉ thêm được tối đa ${money(cents)}`,
  'table-stakes': 'còn chơi thì không lấy bớt chip đang có trên bàn: mọi người chơi bằng toàn bộ số chip đó',
  'chips-wait-for-the-deal': 'chip đang chờ chia bài: hãy rút tiền cược lại trước',
  'chips-off-at-most': ({ cents }, { money }) => `lấy ra được tối đa ${money(cents)}`,
  'two-players-needed': 'một ván cần hai người chơi',
  'game-over': 'ván chơi đã kết thúc: quá ít người giữ vị trí nhà cái kịp giờ',
  'no-providers-here': 'không có nhà cung cấp bên thứ ba nào chơi ở bàn này',
  'making-up-already': 'đang lập một ván rồi',
  'not-a-player-of-it': 'chỉ người được chia bài mới có quyền đồng ý mở bài',
  'agreed-already': 'bạn đã đồng ý rồi',
  'nothing-to-seal-for': 'lần xào này không niêm phong gì được',
  'left-out-of-the-drawing': 'ai không mở niêm phong thì không dự lần rút kế tiếp',
  'cards-being-drawn': 'đang rút bài: chờ một chút',
  'nothing-to-cut': 'lúc này không có gì để cắt',
  'player-dealer-cuts': 'quyền cắt bài dành cho nhà cái',
  'cut-already': 'bài đã cắt rồi',
  'cut-bounds': ({ most }) => `cắt không quá ${most} lá tính từ trên`,
  'no-free-hands': 'trò này không có ván không cược',
  'no-more-free-hands': ({ most }) => `một hộp bài không chia quá ${most} ván không cược`,
  'nothing-to-deal': 'không có gì để chia',
  'nothing-to-stop': 'không có gì để dừng',
  'no-round-on': 'không có ván nào đang chơi',
  'nobody-is-to-act': 'không tới lượt ai',
  'others-are-to-act': ({ seat, others }) =>
    `chưa tới lượt ghế ${seat}: đang tới lượt ghế ${others.join(', ')}`,
  'not-your-seat': ({ seat }) => `ghế ${seat} không phải của bạn`,
  'somebody-sits-there': 'bàn đang có người ngồi',
  'settings-stay': 'thiết lập của bàn này giữ nguyên',
  'game-stays': 'bàn giữ nguyên trò chơi; hãy mở bàn khác cho trò khác',
  'privacy-stays': 'ai được vào bàn giữ nguyên như lúc mở',
  'not-in-this-game': ({ command }) => elsewhere[command] ?? 'trò này không có việc đó',
}

/** What is done at the tables of other games. */
const elsewhere: Readonly<Record<string, string>> = {
  bank: 'lúc này không mời làm nhà cái',
  'make-up': 'không lỡ tiền mù nào',
  wager: 'trò này không cược trước khi chia',
}

export const bankedTableRefusals: Says<BankedTableRefusals> = {
  'bank-not-offered': 'lúc này không mời làm nhà cái',
  'bank-offered-to': ({ seat }) => `đang mời ghế ${seat} làm nhà cái`,
  'bank-passes-on': 'phải tới người khác trước',
  'bank-bounds': ({ min, max }, { money }) => `nhà cái bỏ ra ${money(min)} đến ${money(max)}`,
  'bank-stays': 'nhà cái không được nghỉ lúc này',
  'bank-does-not-wager': 'nhà cái không đặt cược',
  'wagers-closed': 'đã đóng cược',
  'wagers-not-open': 'chưa nhận cược',
  'away-does-not-wager': 'đang nghỉ thì không đặt cược',
  'no-hand-to-bet-on': ({ seat }) => `ghế ${seat} không có bài để cược`,
  'circle-occupied': ({ seat }) => `vòng cược ${seat} có người ngồi`,
  'circle-bet-already': ({ seat }) => `ván này có người khác cược vòng ${seat}`,
  'wagers-beyond-stack': ({ needed, stack }, { money }) =>
    `cần ${money(needed)}, kể cả phần có thể phải đặt thêm: chỉ có ${money(stack)}`,
  'nobody-has-wagered': 'chưa ai đặt cược',
  'wagers-lie': 'đã có người đặt cược',
  'providers-at-most': ({ most }) =>
    most === 1
      ? 'đã có một nhà cung cấp bên thứ ba: mỗi bàn một người'
      : `không quá ${most} nhà cung cấp bên thứ ba ở bàn này`,
  'provider-only-banks': 'nhà cung cấp bên thứ ba chỉ đặt tiền khi làm nhà cái',
  'limits-contradict': 'các giới hạn mâu thuẫn nhau',
}

const comeBacks: Readonly<Record<MakeUp, string>> = {
  post: 'đặt bù',
  straddle: 'đặt straddle',
  wait: 'chờ',
  play: 'chơi tiếp',
}

export const pokerTableRefusals: Says<PokerTableRefusals> = {
  'no-blind-missed': 'không lỡ tiền mù nào',
  'button-goes-round': 'nút chia bài giờ tự đi vòng',
  'not-dealt-in-like-that': ({ ways }, { any }) =>
    `muốn được chia bài lại phải ${any(ways.map(way => comeBacks[way]))}`,
}

export const libraryRefusals: Says<LibraryRefusals> = {
  'no-such-game': ({ id }) => `không có “${id}”`,
  'only-fees-filed': ({ id, name }) =>
    `${name} (“${id}”) chỉ nộp hồ sơ tiền xâu, không nộp luật: có bảng tiền xâu nhưng không chia được`,
}
