import type { PokerReadingSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

export const pokerReadings: Says<PokerReadingSentences> = {
  'poker-why-two-handed-blinds':
    'Bản văn viết cho ba người trở lên; hiểu từng chữ thì khi còn hai người, người giữ nút phải đặt mù lớn.',
  'poker-why-raise-cap':
    'Số lần tố tối đa in mà không nói gì về bàn giới hạn theo pot và không giới hạn; hồ sơ nào nói thêm thì đó là luật của bàn có giới hạn.',
  'poker-why-raise-over-all-in':
    'Ở bàn có giới hạn, hồ sơ in rằng tố cộng vào lần cược đủ trước đó, không phải vào all-in; không hồ sơ nào nói điều đó cho bàn giới hạn theo pot và không giới hạn.',
  'poker-why-cap-lifted':
    'Mức tố tối đa không áp dụng khi có hai người; có người úp bài giữa vòng thì có bỏ mức đó không là tùy cách hiểu chữ.',
  'poker-why-pot-fee-players': 'Tiền xâu định trước ván, nên tính số người được chia bài.',
  'poker-why-pot-fee-active-players':
    'Cột ghi số người đang chơi, từ mà hồ sơ dùng cho người còn trong ván; bản văn chỉ ghi người chơi.',
  'poker-why-odd-chips-to-one': 'Chia một lần mà dư nhiều chip lẻ: bản in cho hết một người.',
  'poker-why-odd-chip-by-position': 'Chip không chia đôi được đi theo vị trí; nhiều sòng cho bài cao.',
  'poker-why-odd-chip-not-printed':
    'Không in ai được chip lẻ khi chia đôi; cho tay bài cao, như phần lớn các sòng.',
  'poker-why-odd-chip-clockwise': 'Chip lẻ về người thắng đầu tiên theo chiều kim đồng hồ từ nút.',
  'poker-why-odd-chip-among-equals':
    'Nhiều tay bài cao bằng nhau và có bài thấp thì chip lẻ đi theo vị trí; chỉ một tay bài cao thì không nói, và cho tay bài cao.',
  'poker-why-odd-chip-to-high': 'Tay bài cao được chip lẻ khi chia đôi.',
  'poker-why-odd-chip-here-by-position':
    'Ở đây tay bài thắng đầu tiên bên trái nút được chip lẻ; ở các trò cao thấp khác của sòng này thì bài cao được.',
  'poker-why-discard-after-flop': 'Ghi là sau flop; trước hay sau vòng cược của flop thì không nói.',
  'poker-why-discard-before-turn':
    'Ghi là sau flop; người chia quên hỏi thì lật lá thứ tư quá sớm, vậy là sau vòng cược.',
  'poker-why-discard-before-flop':
    'Ghi là trước flop; người chia quên hỏi thì lật flop quá sớm, vậy là sau vòng cược.',
  'poker-why-discard-after-first-betting': 'Ghi là trước flop; phần cách chơi đặt nó sau vòng cược đầu.',
  'poker-why-incidents-of-another-room':
    'Hồ sơ không in gì, mà bàn thật thì cần câu trả lời: lấy luật của sòng khác làm lệ.',
  'poker-why-holdem-rules-lost':
    'Áp dụng mọi luật của Hold’em, mà danh sách đã mất; phần được nhắc tới nằm ở hồ sơ của Comstock (003:141-143).',
  'poker-why-exposed-hole-opens':
    'Lá kế chia úp thay lá tẩy bị lộ; lá lộ đó có phải mở vòng không thì không nói.',
  'poker-why-premature-round':
    'Thêm một lá cho mỗi người còn lại: bỏ cả một vòng, hoặc bỏ thêm bấy nhiêu lá.',
  'poker-why-two-exposed': 'Luật nói về một lá lộ; cùng trò ở nơi khác coi hai lá là chia lỗi (003:138).',
  'poker-why-forfeit': 'Bảy bản cho mất tiền ante và tiền mù, một bản cho mất hết tiền đã cược (002:1113).',
  'poker-why-half-a-raise': 'Đã bỏ nửa mức tố thì được bỏ thêm cho đủ; có bắt buộc hay không thì không nói.',
  'poker-why-no-initiative': 'Không được chủ động cược: trong bao lâu thì không nói.',
  'poker-why-upper-from':
    'Mức thấp dành cho các vòng đầu, mức cao cho các vòng sau; từ lá thứ mấy thì không in.',
  'poker-why-kill-with-approval': 'Kill pot phải được quản lý đồng ý.',
  'poker-why-kill-raises-the-spread':
    'Kill có thể nâng mức tối đa của khoảng cược; nâng bao nhiêu thì không in.',
  'poker-why-kill-is-an-option': 'Kill là tùy chọn của trò này.',
  'poker-why-kill-limits': 'Không in kill có nâng mức cược hay không.',
  'poker-why-joker-in-use':
    'Có thể dùng joker: là ách, hoặc lá làm đủ sảnh hay thùng; với bài thấp là lá thấp nhất còn thiếu.',
  'poker-why-burn-before-draw': 'Có nhắc tới lá đốt, nhưng không bước nào đốt.',
  'poker-why-betting-after-second-draw':
    'Phần kể bỏ qua; lượt cuối của người giữ nút lại nhắc tới bốn vòng cược.',
  'poker-why-run-twice':
    'Một người all-in và mọi người khác đã theo đủ, dù còn chip hay không; không nói rõ cho trò nào và mức nào.',
  'poker-why-killer-acts':
    'Vòng cược bắt đầu từ bên trái tiền mù, và không có gì cho người kill chỗ khác; nơi khác thì người kill đi sau cùng.',
  'poker-why-low-chart':
    'Bảng gọi mọi sảnh là wheel và ách là đôi cao nhất; chữ bên dưới không tính sảnh, và năm cao nhất là bài tốt nhất.',
  'poker-why-single-blind':
    'Chỉ có một tiền mù thì bắt đầu từ bên trái nút: chính người đặt tiền mù, người mà nơi khác đi sau cùng.',
  'poker-why-live-blinds':
    'Ngoài tiền mù theo lượt, mỗi ván một tiền mù sống: một người đặt bù hoặc một người straddle; hoặc mỗi người vào bàn một cái.',
  'poker-why-equal-pots':
    'Pot chia thành hai phần bằng nhau trước khi lật bài trên một bộ bài chung: tay bài tốt nhất ăn cả hai, chỉ chip lẻ có thể khác.',
  'poker-why-five-aces': 'Năm ách không có trong bảng tay bài: là tứ quý ách kèm một ách.',
  'poker-why-low-joker':
    'Không nói joker là gì trong bài thấp; nghĩa duy nhất được in thì áp dụng riêng cho bài thấp.',
  'poker-why-buy-in-of-the-schedule':
    'Luật in mười lần mức cược nhỏ nhất cho mọi trò, bảng mức xâu in $20 cho bàn không giới hạn và giới hạn theo pot; bảng mức xâu mới hơn và cụ thể hơn.',
  'poker-why-one-short-buy':
    'Ghi là sau đó chỉ được mua thiếu một lần; mua đủ rồi có được mua thiếu nữa không thì không nói.',
  'poker-why-plays-two-or-any':
    'Bản văn nói hai lá tẩy và ba lá chung, nhưng cũng nói chơi hết bài chung, như ở Hold’em.',
}
