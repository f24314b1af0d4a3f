import type { PanMoveSentences, PanRefusals, PanSheetSentences } from '@cardroom/engine/pan'
import type { PanIncidentSentences, PanReadingSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'
import { dashed } from './cards.ts'

/** `8, 9, 10`. */
const listed = (ranks: string): string =>
  Array.from(ranks, letter => (letter === 'T' ? '10' : letter)).join(', ')

export const panSheet: Says<PanSheetSentences> = {
  'pan-sheet-table': 'Bàn',
  'pan-sheet-hand': 'Một ván',
  'pan-sheet-melds': 'Phỏm',
  'pan-sheet-conditions': 'Phỏm ăn tiền: số chip từ mỗi người',
  'pan-sheet-pay': 'Chung tiền',
  'pan-sheet-forcing': 'Ép bài',
  'pan-sheet-moves': 'Nước đi trong biên bản',
  'pan-head-meld': 'Phỏm',
  'pan-head-spades': 'Chất bích',
  'pan-head-otherwise': 'Chất khác',
  'pan-head-move': 'Nước đi',
  'pan-head-means': 'Nghĩa',
  'pan-deck': ({ decks, without, cards }) => `${decks} bộ bài bỏ ${listed(without)} và joker: ${cards} lá`,
  'pan-optional-spades': 'Sòng được bỏ ra một bộ bích (cách hiểu spades)',
  'pan-players': ({ places }) => `2 đến ${places} người chơi`,
  'pan-buy-in': ({ chips }) => `Vào bàn ít nhất ${chips} chip`,
  'pan-tops': 'Chỗ nào sòng có tops thì ai cũng góp',
  'pan-lowest-before-the-deal':
    'Bàn mới, trước khi chia mỗi người được một lá ngửa, ai có lá thấp nhất đi đầu',
  'pan-lowest-in-the-first-packet': 'Bàn mới, lật một trong các lá đầu của mỗi người, ai thấp nhất đi đầu',
  'pan-winner-starts': 'Về sau người thắng ván trước đi đầu',
  'pan-winner-gone': 'Người thắng đã đi hoặc bỏ thì người kế bên phải đi đầu',
  'pan-deal': ({ cards, atATime }) => `Mỗi người ${cards} lá, mỗi lần ${atATime} lá, ngược chiều kim đồng hồ`,
  'pan-declare': 'Bắt đầu từ người đi đầu, mỗi người nói chơi hay bỏ trước khi ai bốc bài',
  'pan-pass': 'Ai bỏ thì mất tops',
  'pan-draw': 'Một lượt: lật lá trên cùng của bộ bài, hoặc ăn lá chờ',
  'pan-used-or-discarded': 'Lá đó phải dùng vào phỏm ngay, hoặc đánh ra; không bao giờ vào tay bài',
  'pan-draw-again': 'Lá đầu không muốn lấy thì được đổi (cách hiểu drawAgain)',
  'pan-lay-after-drawing': 'Bốc xong được hạ phỏm trên tay và thêm vào phỏm đã hạ',
  'pan-lay-after-using': 'Dùng lá đó xong được hạ phỏm trên tay và thêm vào phỏm đã hạ',
  'pan-discard': 'Đánh ra là hết lượt, và lá đó là lá chờ của người kế',
  'pan-going-out': ({ cards }) => `Ai có ${cards} lá trong phỏm là tới và thắng ván`,
  'pan-ropes': 'Dây: ba lá trở lên cùng chất liên tiếp; sau 7 là bồi',
  'pan-squares-different': 'Bộ: ba lá trở lên cùng số, tất cả khác chất',
  'pan-squares-same': 'Hoặc tất cả cùng chất',
  'pan-any-suit': ({ ranks }) => `Ba lá ${listed(ranks)} bất kỳ cùng số là một bộ`,
  'pan-valle': ({ ranks }) => `Lá có giá (valle): ${listed(ranks)}`,
  'pan-condition-rope': ({ ranks }) => `${dashed(ranks)} cùng chất`,
  'pan-condition-square': ({ valle, suits }) =>
    `Bộ ${valle ? 'lá valle' : 'lá khác'}, ${suits === 'same' ? 'cùng chất' : 'khác chất'}`,
  'pan-pay-out': ({ chips }) => `Tới: ${chips} chip từ mỗi người, và mọi phỏm ăn tiền tính thêm lần nữa`,
  'pan-pay-called': 'Đòi tiền trước khi đánh ra, nếu không thì chờ tới lần trúng sau',
  'pan-pay-short': 'Mọi người chung như nhau; người thu được đòi ít hơn',
  'pan-pay-broke': 'Người hết chip vẫn giữ bài và chơi ăn tops',
  'pan-pay-foul': 'Người phạm luật phải trả lại số đã thu và vẫn phải chung tiếp',
  'pan-force-option': 'Lá chờ vừa với phỏm của người tới lượt thì bất kỳ ai cũng được ép',
  'pan-force-overlooked': 'Kể cả khi người đó đã đụng vào bộ bài',
  'pan-force-out-card': 'Lá tới thì chỉ được ép nếu nó cho người kế tới với nhiều tiền hơn',
}

export const panMoves: Says<PanMoveSentences> = {
  'pan-moves-in': 'chơi ván này',
  'pan-moves-pass': 'bỏ bài và mất tops',
  'pan-moves-draw': 'lật lá trên cùng của bộ bài; lật lần nữa, chỗ nào được đổi lá đầu',
  'pan-moves-take': 'ăn lá chờ, phải dùng ngay',
  'pan-moves-meld': 'hạ phỏm mới; lá nào tay bài thiếu thì mượn từ phỏm dư',
  'pan-moves-add': 'thêm một lá vào phỏm của mình, theo số từ 1',
  'pan-moves-move': 'chuyển một lá mà phỏm khác của mình dư',
  'pan-moves-collect': 'đòi tiền các phỏm; ít hơn thì là thu thiếu, mọi người như nhau',
  'pan-moves-discard': 'đánh ra một lá và hết lượt',
  'pan-moves-force': 'ép ghế đó ăn lá chờ, hoặc ăn lá tới mà ghế đó đánh ra',
}

export const panIncidents: Says<PanIncidentSentences> = {
  'pan-when-too-few-before': 'tay bài thiếu lá, trước khi người đó bốc lần đầu',
  'pan-when-too-many-before': 'tay bài dư lá, trước khi người đó bốc lần đầu',
  'pan-when-same-after-draw': 'cũng vậy, khi người đó đã đụng vào bộ bài',
  'pan-when-card-in-hand': 'lá vừa bốc hoặc lá chờ bị cho vào tay bài',
  'pan-when-incorrect-meld': 'bài hạ không phải phỏm, bị báo trước khi người đó đánh ra',
  'pan-when-same-after-discard': 'cũng vậy, sau khi đã đánh ra',
  'pan-when-foul-called': 'một người đang chơi báo phạm luật, và luật đúng là vậy',
  'pan-when-out-of-turn': 'có người bốc không đúng lượt, và còn sửa lại được',
  'pan-when-three-out-of-order': 'ba người trở lên đã bốc không đúng lượt',
  'pan-when-early-draw': 'người chơi bốc khi chưa phải ai cũng đã nói',
  'pan-when-out-card-given': 'người chơi đánh lá tới cho người đã hạ mười lá, trong khi mình dùng được lá đó',
  'pan-when-misread': 'đọc sai tiền thu hoặc tiền tới',
  'pan-when-foreign-card': 'có 8, 9, 10 hoặc joker trong tay bài hoặc lúc bốc',
  'pan-when-option-lost': 'người đã đụng vào bộ bài muốn ăn lá chờ',
  'pan-when-option-overlooked': 'người thêm được lá chờ vào phỏm lại đụng vào bộ bài',
  'pan-when-out-card-forced': 'người chơi bị ép ăn lá làm mình tới',
  'pan-when-uncalled': 'người chơi đánh ra mà chưa đòi tiền',
  'pan-when-short-pay': 'người chơi đòi ít hơn số được thu',
  'pan-when-released': 'lá vừa bốc đã buông về phía người chia bài',
  'pan-then-made-up-or-dead':
    'chín lá: chia thêm một (tám lá: thêm hai, điều này không in); ít hơn: bài chết, trả lại tops',
  'pan-then-withdrawn-or-dead':
    'mười một lá: rút ra một lá, cho vào bài của người đã bỏ; nhiều hơn: bài chết, trả lại tops',
  'pan-then-foul':
    'phạm luật: bỏ tay bài, trả lại hết số đã thu (trừ cho người hết chip hoặc đã phạm luật trước), và vẫn phải chung tiếp',
  'pan-then-spread-put-right': 'sửa cho đúng, hoặc lấy lại cùng với số đã thu cho nó; lượt đi tiếp tục',
  'pan-then-draw-goes-back': 'bỏ những gì làm không đúng lượt; ghế được nêu bốc kế tiếp',
  'pan-then-draw-goes-on': 'giữ lần bốc đó và tiếp tục từ ghế được nêu',
  'pan-then-others-declare': 'trả lá lại, những người khác nói tiếp; không in hình phạt nào',
  'pan-then-out-card-comes-back': 'lá đó trả lại: người đánh phải dùng nó và đánh lá khác',
  'pan-then-read-as-it-lies': 'người chia bài đọc theo bài đang nằm',
  'pan-then-foreign-replaced': 'trong tay bài: chia xong thì thay từ bộ bài; lúc bốc: bốc lá khác',
  'pan-then-option-refused': 'không được, trừ khi người khác ép',
  'pan-then-option-forced': 'bất kỳ ai đang chơi cũng được ép ăn lá đó',
  'pan-then-forced-for-more': 'chỉ khi nó cho người kế tới với nhiều tiền hơn',
  'pan-then-collection-waits': 'chưa được đòi tới lần trúng sau',
  'pan-then-short-pay': 'được, mọi người như nhau; phần còn lại coi như bỏ',
  'pan-then-released': 'lá đó coi như đánh ra',
}

export const panReadings: Says<PanReadingSentences> = {
  'pan-why-antes': 'Có nhắc tới tops, nhưng không nói ai góp: theo lệ thì ai cũng góp, và ai bỏ thì mất.',
  'pan-why-squares':
    'In là ba lá khác chất, và phỏm tới mười một lá: các lá thêm được là chất nào cũng được.',
  'pan-why-squares-as-printed':
    'Bộ có bao nhiêu lá thì cũng tất cả khác chất hoặc tất cả cùng chất; chỉ ách và già được lẫn.',
  'pan-why-added-valle': 'Lá thêm vào bộ valle cùng chất ăn bao nhiêu: bằng cả bộ, hoặc bằng nửa.',
  'pan-why-added-rope':
    'Lá thêm vào A-2-3 hoặc J-Q-K ăn bao nhiêu: trả cho dây đó, không trả cho phần nối dài.',
  'pan-why-borrowing':
    'Lá mà một phỏm dư được giúp làm phỏm mới, một lần; hồ sơ chỉ cho người chơi thêm vào.',
  'pan-why-short-stack':
    'Mọi người chung như nhau, nhưng có người không đủ: người đó chung hết số mình có, hoặc không ai chung hơn số đó.',
  'pan-why-deck-runs-out':
    'Không in: xào bài bỏ, tới khi đi hết một bộ bài mà không ai hạ lá nào; khi đó trả lại tops.',
  'pan-why-lowest-tie':
    'Lá thấp nhất bằng nhau: những người đó được (hoặc lật) lá khác, hoặc ai trước trong thứ tự chia thì đi đầu.',
  'pan-why-out-card-given':
    'Không được đánh lá đó, nhưng luật chỉ áp dụng khi có người đang chơi yêu cầu; sòng được tự không cho.',
  'pan-why-conditions':
    'Phỏm ăn tiền được chung, chất bích gấp đôi, nhưng không liệt kê: lấy bảng của Player’s Casino, hoặc không có.',
  'pan-why-spades': 'Đôi khi bỏ ra một bộ bích: mười lá, mỗi số một lá.',
  'pan-why-draw-again': 'Không muốn lá đầu thì được bốc lại: chỉ nói về người đi đầu của ván.',
  'pan-why-forcing': 'Ở đây không in; Comstock cho người khác ép ăn lá chờ vừa với phỏm.',
  'pan-why-irregularities': 'Ở đây gần như không in hình phạt nào: áp dụng luật của Comstock về lỗi.',
}

export const panRefusals: Says<PanRefusals> = {
  'pan-no-such-place': ({ places }) => `bàn có ${places} chỗ`,
  'pan-seat-taken': ({ seat }) => `ghế ${seat} có người rồi`,
  'pan-whose-hand': 'bài của ai?',
  'pan-no-hand': ({ seat }) => `ghế ${seat} không có bài đang chơi`,
  'pan-not-held': ({ seat, cards }) => `ghế ${seat} không cầm ${cards}`,
  'pan-not-these-cards': ({ seat }) => `ghế ${seat} không cầm các lá này`,
  'pan-not-too-few': ({ cards }) => `${cards} lá không phải là thiếu`,
  'pan-not-too-many': ({ cards }) => `${cards} lá không phải là dư`,
  'pan-hand-has': ({ cards }) => `tay bài có ${cards} lá`,
  'pan-not-left-in-deck': ({ card }) => `${card} không còn trong bộ bài`,
  'pan-which-card': 'lá nào?',
  'pan-no-card-to-play': ({ seat }) => `ghế ${seat} không có lá nào để đi`,
  'pan-not-the-drawn-card': ({ card }) => `${card} không phải lá vừa bốc`,
  'pan-which-spread': 'bài hạ nào?',
  'pan-is-a-meld': ({ cards }) => `${cards} là phỏm`,
  'pan-nothing-laid': ({ seat }) => `ghế ${seat} chưa hạ gì`,
  'pan-nobody-draws': 'không tới lượt ai bốc',
  'pan-draws-next': ({ seat }) => `kế tiếp ghế ${seat} bốc`,
  'pan-not-three-players': 'không có đủ ba người để bốc sai lượt',
  'pan-all-have-declared': 'không phải trước khi mọi người nói: chưa ai bốc được',
  'pan-card-not-given': 'lá đó không phải lá đã đánh',
  'pan-puts-nobody-out': ({ card }) => `${card} không làm ai tới`,
  'pan-cannot-use': ({ seat, card }) => `ghế ${seat} không dùng được ${card}`,
  'pan-nothing-read': 'chưa đọc gì cả',
}
