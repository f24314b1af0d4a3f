import type { BankedIncidentSentences, Dealt } from '@cardroom/engine/banked'
import type { BlackjackIncidentSentences } from '@cardroom/engine/blackjack'
import type { FiledIncidentSentences } from '@cardroom/rulebook'
import type { Says } from '../../speaker.ts'

const piece = (dealt: Dealt): string => (dealt === 'tiles' ? 'quân' : 'lá')
const board = (dealt: Dealt, text: string): string => (dealt === 'cards-and-board' ? text : '')

export const bankedIncidents: Says<
  BankedIncidentSentences & BlackjackIncidentSentences & FiledIncidentSentences
> = {
  'banked-when-misdeal': 'trước khi chung cược đầu tiên',
  'banked-when-boxed-card': ({ dealt }) => `một ${piece(dealt)} nằm ngửa trong số sắp chia`,
  'banked-when-wrong-count-early': ({ dealt }) =>
    `một tay bài sai số ${piece(dealt)}, trước khi ai quyết định gì`,
  'banked-when-wrong-count-of-bank': ({ dealt }) =>
    `bài nhà cái${board(dealt, ' hoặc bài chung')} sai số ${piece(dealt)}`,
  'banked-when-wrong-count': ({ dealt }) => `bài một người chơi sai số ${piece(dealt)}, phát hiện sau đó`,
  'banked-when-collection-forgotten': 'tới lúc mà chưa lấy tiền xâu',
  'banked-when-exposed-card-of-player': ({ dealt }) =>
    `một ${piece(dealt)} phải úp của người chơi bị lật ngửa`,
  'banked-when-exposed-card': ({ dealt }) =>
    `một ${piece(dealt)} phải úp của nhà cái${board(dealt, ' hoặc của bài chung')} bị lật ngửa`,
  'banked-when-bank-opened-early': 'mở bài nhà cái khi người khác chưa xếp xong',
  'banked-when-fold-miscounted': 'đếm tay bài đã úp thì không phải hai lá',
  'banked-when-wager-touched': 'đặt, thêm hoặc rút tiền cược sau khi đã đóng cược',
  'banked-when-misread-hand': 'hỏi lại hoặc tranh cãi sau khi đã thu bài',
  'banked-when-shuffler-failure': 'máy xào bài hư trước khi chia',
  'banked-when-play-wager-changed': 'người đã đặt Play muốn đặt lại hoặc đổi',
  'banked-then-void': 'ván chia bị hủy: trả lại mọi tiền cược',
  'banked-then-misdeal': 'chia lỗi',
  'banked-then-next-card': ({ dealt }) => `bỏ ${piece(dealt)} đó, ${piece(dealt)} kế thay vào`,
  'banked-then-dead-hand': 'tay bài chết, trả lại tiền cược',
  'banked-then-collected-later': 'phát hiện lúc nào thì lấy lúc đó, trễ nhất là trước khi chung tiền',
  'banked-then-card-plays': ({ dealt }) => `${piece(dealt)} đó vẫn tính`,
  'banked-then-play-goes-on': 'ván tiếp tục',
  'banked-then-fold-stands': 'không đổi gì: đã úp là úp',
  'banked-then-wager-as-it-stood': 'bỏ thay đổi đó: tiền cược tính như cũ',
  'banked-then-true-value': 'ráp lại tay bài và chung theo giá trị thật',
  'banked-then-shuffled-by-hand': 'người chia bài xào bằng tay',
  'banked-then-play-wager-once': 'không được: Play chỉ đặt một lần',

  'blackjack-when-late-surrender': 'người chơi xin thua sau quyết định đầu tiên, hoặc sau khi lá úp đã lật',
  'blackjack-when-bank-ran-out': 'nhà cái hết tiền trước khi tới lượt một cược',
  'blackjack-then-too-late': 'trễ rồi: tay bài chơi tiếp',
  'blackjack-then-collection-kept': 'trả lại tiền cược, không trả lại tiền xâu',

  'pai-gow-when-foul-setting': 'xếp hai lá cao hơn năm lá',
  'pai-gow-when-house-way-misplayed': 'người chia bài xếp khác với bảng',
  'pai-gow-when-house-way-changed': 'người đã nhờ xếp theo cách của sòng muốn xếp kiểu khác',
  'pai-gow-when-stub-count': 'chia xong trải bài dư ra, không đúng bốn lá',
  'pai-gow-when-boxed-card': 'một lá nằm ngửa trong bộ bài',
  'pai-gow-when-exposed-card': 'người chia bài làm lộ một lá khi chia',
  'pai-gow-when-shown-by-player': 'người chơi lật một lá',
  'pai-gow-when-wrong-count': 'một tay bài được chia sai số lá',
  'pai-gow-when-wrong-front': 'tay bài không đúng hai lá trước năm lá sau',
  'pai-gow-when-hand-mixed': 'tay bài không giữ kỹ bị lẫn với bài khác',
  'pai-gow-when-cards-touched': 'người chơi đụng vào bài sau khi bài nhà cái đã mở',
  'pai-gow-when-dealer-set-foul': 'người chia bài được nhờ mà xếp thành bài lủng',
  'pai-gow-when-wager-touched': 'đụng vào tiền cược sau khi đã mở chén xí ngầu',
  'pai-gow-when-odd-increment': 'tiền cược không phải bội số của $5',
  'pai-gow-when-play-dispute': 'những người cược cùng một tay bài không đồng ý cách xếp',
  'pai-gow-when-surrender': 'người chơi bỏ tay bài',
  'pai-gow-then-base-wager-lost': 'bài lủng: mất cược chính',
  'pai-gow-then-set-right': 'xếp lại cho đúng bảng',
  'pai-gow-then-setting-stands': 'giữ nguyên cách xếp',
  'pai-gow-then-misdeal-not-printed': 'chia lỗi: hồ sơ bắt đếm, nhưng không in cách xử',
  'pai-gow-then-replaced-from-stub':
    'chia xong thì thay bằng lá đầu của phần bài dư; lá lật ngược hoặc lá lộ thứ hai, ách hoặc joker: chia lỗi',
  'pai-gow-then-stays-in-hand': 'lá đó ở lại tay bài: chỉ người chia bài mới làm lộ bài được',
  'pai-gow-then-completed':
    'sáu lá: thêm lá trên cùng của phần bài dư; tay thứ hai bị sai, hoặc tay của nhà cái: chia lỗi',
  'pai-gow-then-dead-with-collection':
    'tám lá: bài chết, trả lại tiền cược và tiền xâu; tay thứ hai bị sai, hoặc tay của nhà cái: chia lỗi',
  'pai-gow-then-foul': 'bài lủng: mất tiền cược trong phạm vi nhà cái có tiền',
  'pai-gow-then-floor-sets': 'quản lý xếp lại; ván tiếp tục',
  'pai-gow-then-largest-wager': 'ai cược lớn nhất quyết định, bằng nhau thì người ngồi ghế đó',
  'pai-gow-then-all-hands-shown': 'không được: tay bài nào cũng phải mở',

  'pan-9-when-exposed-in-deal': 'một lá rơi ngửa xuống bàn khi chia',
  'pan-9-when-exposed-draw-card': 'lá rút của người chơi rơi ngửa xuống bàn',
  'pan-9-when-card-off-table': 'người chia bài chia một lá văng khỏi bàn',
  'pan-9-when-wrong-spot': 'bài chia nhầm chỗ, trước khi chia xong',
  'pan-9-when-wrong-count-of-house': 'bài nhà cái hoặc tay bài chơi theo cách của sòng sai số lá',
  'pan-9-when-wrong-count': 'tay bài khác sai số lá',
  'pan-9-when-below-table': 'tay bài rớt xuống dưới mặt bàn',
  'pan-9-when-switched-cards': 'đổi bài, chuyền bài hoặc giấu bài',
  'pan-9-when-house-way-misplayed':
    'sòng rút khi có sáu nút trở lên, hoặc không rút khi có năm nút trở xuống',
  'pan-9-when-hands-discussed': 'người chơi khoe hoặc bàn về bài trước khi mở',
  'pan-9-when-wager-changed': 'đổi tiền cược sau khi đã đổ xí ngầu',
  'pan-9-when-winner-removed': 'tiền cược thắng bị lấy đi và không biết là bao nhiêu',
  'pan-9-when-loser-removed': 'tiền cược bị lấy đi trước khi mở hết bài',
  'pan-9-when-under-minimum': 'tiền cược dưới mức tối thiểu của bàn',
  'pan-9-when-over-maximum': 'tiền cược trên mức tối đa của bàn',
  'pan-9-when-third-back-line': 'người cược ké thứ ba ở một ô',
  'pan-9-when-play-dispute': 'những người cược cùng một ô không đồng ý với nhau',
  'pan-9-when-tabled-hand-touched': 'người chơi muốn lấy lại bài đã mở',
  'pan-9-when-low-total-kept': 'người chơi không rút khi có ba nút trở xuống',
  'pan-9-then-never-a-misdeal': 'bỏ lá đó; lá kế thay vào, bao nhiêu lá như vậy cũng không tính là chia lỗi',
  'pan-9-then-card-plays': 'lá đó vẫn tính',
  'pan-9-then-replaced-later': 'bỏ lá đó, thay sau khi nhà cái đã quyết định',
  'pan-9-then-replaced': 'bỏ lá đó; người chơi được lá kế',
  'pan-9-then-foul': 'bài lủng: mất tiền cược trong phạm vi nhà cái có tiền',
  'pan-9-then-foul-and-barred': 'bài lủng: mất tiền cược trong phạm vi nhà cái có tiền; người chơi bị cấm',
  'pan-9-then-set-right': 'sửa tay bài lại cho đúng',
  'pan-9-then-house-way': 'tay bài chơi theo cách của sòng',
  'pan-9-then-minimum-paid': 'chung theo mức tối thiểu của bàn, trong phạm vi nhà cái có tiền',
  'pan-9-then-still-owed': 'vẫn còn nợ',
  'pan-9-then-action-all-the-same': 'vẫn được tính, nhưng không được làm vậy',
  'pan-9-then-rest-no-action': 'phần vượt không được tính',
  'pan-9-then-no-action': 'không được tính',
  'pan-9-then-largest-in-action': 'cược lớn nhất được tính quyết định, bằng nhau thì người đang chơi',
  'pan-9-then-decided-once': 'không được: chỉ quyết định một lần',
  'pan-9-then-warning': 'nhắc nhở; tái phạm thì có thể không được chia bài',

  'filed-when-foul-for-another-reason': 'quản lý tuyên bố bài lủng vì lý do khác trong hồ sơ',
  'filed-when-side-bet': 'cược riêng hoặc cược ngoài lề',
  'filed-then-misdeal': 'chia lỗi',
  'filed-then-forfeited': 'mất tiền cược trong phạm vi nhà cái có tiền',
  'filed-then-refused': 'không được',
}
