import type { BankedReadingSentences } from '@cardroom/engine/banked'
import type { BlackjackReadingSentences } from '@cardroom/engine/blackjack'
import type { FiledReadingSentences } from '@cardroom/rulebook'
import type { Says } from '../../speaker.ts'

export const bankedReadings: Says<
  BankedReadingSentences & BlackjackReadingSentences & FiledReadingSentences
> = {
  'banked-why-coverage':
    'Tiền của nhà cái hết theo cách nào: mỗi chip chung hay ăn đều tính vào, phần chung và phần ăn tính riêng, hoặc tính số dư liên tục.',
  'banked-why-misdeal-collection':
    'Không hồ sơ nào nói; chia lại với cùng tiền cược, nên ván chia lỗi không lấy tiền xâu.',
  'banked-why-other-circles':
    'Hồ sơ này không nói gì về vòng không có người ngồi. Năm hồ sơ khác cho người chơi cược thêm ở đó ngoài ghế của mình, một hồ sơ cấm.',
  'banked-why-second-hand':
    'Ai cược nhiều chỗ chỉ được xem một tay bài; không nói ai chơi các tay kia. Người chia bài chơi, không xem trước; hoặc người cược vẫn được xem và tự chơi.',
  'banked-why-early-settlement':
    'Cược nào có kết quả sớm thì chung sớm, và dùng tiền nhà cái ngay lúc đó; nếu không thì chờ tới lượt.',
  'banked-why-forfeit-order':
    'Tiền cược bị mất được lấy khi tới lượt chung tiền, hay lấy ngay: chỉ in “trong phạm vi có tiền”.',
  'banked-why-foul-back-line':
    'Bài lủng thì mọi cược trên tay đó đều chịu: nó là một tay bài. Bản in chỉ nói tới người chơi tay đó; vậy thì cược của người khác trả lại.',
  'banked-why-bonus-on-foul': 'Cược thưởng tính trên bài được chia vẫn còn chơi, dù cược chính ra sao.',
  'banked-why-deal': 'Hồ sơ có cả máy xào lẫn hộp bài, thứ tự chia khác nhau.',
  'banked-why-supply':
    'Hồ sơ cho nhiều bộ bài, không nói khi nào xào: dùng một hộp bài tới khi ra lá cắt, như thường lệ.',
  'banked-why-cut-card':
    'Hộp bài dùng đến khi lá cắt ra, và không hồ sơ nào nói lá cắt nằm ở đâu: phía sau còn một bộ bài, như thường lệ.',
  'banked-why-shoe-runs-out':
    'Không hồ sơ nào nói phải làm gì khi hộp bài hết giữa ván: xào lại bài của các ván trước rồi chơi tiếp, hoặc hủy ván và trả lại tiền cược cho mọi người.',
  'banked-why-burn-ten':
    'Lá mười trong trò này không tính nút, nhưng bồi, đầm, già đốt mười lá: lá mười đốt đúng số ghi trên nó.',
  'banked-why-decisions':
    'Không hồ sơ nào nói ai quyết định trước: theo thứ tự chung tiền, hay thứ tự chia bài.',
  'banked-why-play-maximum':
    'Play in với mức tối đa niêm yết $200 đến $1,000, mà cũng in là gấp ba hoặc bốn lần Ante: không cho đặt quá mức tối đa, hoặc bội số được ưu tiên.',
  'banked-why-hand-of':
    'Một dòng ráp tay bài từ hai lá riêng và ba lá chung, dòng khác lấy năm lá bất kỳ trong bảy lá như vẫn chơi; cược thưởng thì luôn tính trên cả bảy lá.',
  'banked-why-suited-wheel':
    'Thùng phá sảnh nhỏ nhất in là 4-3-2, sảnh nhỏ nhất in là A-2-3: ách, hai, ba cùng chất là thùng phá sảnh như các hồ sơ khác, hoặc chỉ là thùng.',
  'banked-why-losing-order':
    'Một dòng chung theo thứ tự Ante, Play, Blind và Trips; dòng khác lấy Play trước Ante khi bài thua.',

  'blackjack-why-bank-soft-18':
    'Bảng không có hàng cho 18 đến 21 mềm: phải kéo là 17 mềm trở xuống; cách hiểu kia là kéo tới khi bài cứng.',
  'blackjack-why-both-over':
    'Cả hai đều quắc và không có bài đặc biệt: hồ sơ không in; các ngoại lệ sẽ vô nghĩa nếu nhà con không thua.',
  'blackjack-why-equal-over':
    'Cả hai đều quắc và bằng điểm: chỉ nói tới bài gần hơn, mà nhà con gần hơn cũng thua.',
  'blackjack-why-insured-natural':
    'Mua bảo hiểm trên tay bài đã là natural: chỗ nào in là chỉ trả khi nhà con không có natural thì trả lại; còn không thì trả như người khác.',
  'blackjack-why-counted-twenty-two':
    'Natural tính 22; 22 cộng từ các lá thì không hơn không kém. Bảng dừng ở 21 nên là quắc; hoặc nó nằm giữa 21 và natural.',
  'blackjack-why-split-tens':
    'Được tách lá cùng điểm hoặc cùng số; dòng nói về lá mười điểm thì ghi cùng số.',
  'blackjack-why-resplit-aces':
    'Ách đã tách chỉ được thêm một lá; không nói lá đó là ách nữa thì có được tách tiếp không.',
  'blackjack-why-double-on-must-stand':
    'Bảng buộc phải dằn thì có được gấp đôi không: bảng nói về kéo và dằn, dòng về gấp đôi nói hai lá đầu nào cũng được.',

  'pai-gow-why-fortune-joker':
    'Joker được tính là gì trong bảy lá của Fortune Bonus: lá nào cũng được, hoặc ách và lá làm đủ sảnh hay thùng.',
  'pai-gow-why-envy-hand':
    'Nút Envy được trả cho tay bài có người cược Fortune Bonus, hay cho bài của bất kỳ người chơi nào.',
  'pai-gow-why-royal-match-joker':
    'Joker được làm đủ thùng phá sảnh chúa đi với cặp già đầm; già và đầm của cặp đó phải là lá thật.',
  'pai-gow-why-wheel': 'Không in 5-4-3-2-A đứng ở đâu trong các sảnh; các sòng khác xếp thấp nhất.',
  'pai-gow-why-bank-foul':
    'Nhà cái tự xếp lủng thì thua mọi tay bài không lủng; hồ sơ không in hình phạt nào.',
  'baccarat-why-banker-three-card-seven':
    'Ở nơi khác, cược bên Cái huề khi bên Cái thắng bảy nút ba lá; không hồ sơ nào của trò này in điều đó.',
  'banked-why-settlement-sweep':
    'Bản in có thể hiểu là chung hết một loại cược quanh bàn rồi mới tới loại kế, hoặc hết mọi cược của một ghế rồi mới tới ghế kế.',
  'baccarat-why-ez-natural': 'Các hồ sơ cùng loại cho cả hai bên dừng khi có natural; hồ sơ này mất câu đó.',
  'let-it-ride-why-base-pays':
    'Bảng trong luật là LIRX-01; bảng trên hình mặt bàn trả khác. Theo luật, và hình thứ hai cũng khớp với luật.',
  'blackjack-why-switch-moment':
    'Người chơi quyết định đổi lá trước khi kéo, và được gấp đôi hoặc tách trước hay sau khi đổi: làm xong vẫn còn được đổi. Hoặc phải quyết định đổi trước, và “trước” nghĩa là không đổi.',
  'blackjack-why-natural-against-22':
    'Huề với 22 chỉ in cho bài thấp hơn Natural, và Natural thắng mọi bài khác.',
  'blackjack-why-switched-against-23':
    '21½ nhờ đổi lá thì huề với 21 và 22; gặp điểm cao hơn, vốn thua mọi bài không quắc, thì không nói gì.',
  'blackjack-why-insurance-amount':
    'Trong phần diễn biến ván là nửa tiền cược, trong luật về bảo hiểm là tối đa nửa tiền cược.',
  'blackjack-why-double-amount': 'Cược thứ hai bằng cược đầu, rồi lại ghi: người chơi được gấp đôi ít hơn.',
  'blackjack-why-super-match-seven-decks':
    'Được dùng sáu đến tám bộ bài, mà bảng trả chỉ in cho sáu và tám bộ.',
  'blackjack-why-surrender-price':
    'Không in xin thua mất bao nhiêu; mọi hồ sơ khác có xin thua đều lấy nửa tiền cược.',
  'double-hand-why-deal':
    'Chia bảy tay bài bảy lá; không in theo thứ tự nào. Trò pai gow kia của sòng thì chia ngược lại từ phải sang trái.',
  'comstock-why-jackpot':
    'Sòng được gắn thêm jackpot vào trò này; khi đó mọi mức xâu niêm yết cao hơn một đô la, ai trả cũng vậy.',
  'pan-9-why-empty-spots':
    'Chia tám tay bài, nhưng chỉ chơi tay có cược: tay bài cho chỗ trống không đổi gì ngoài hộp bài.',
  'no-bust-why-bank-natural':
    'Gấp đôi và tách không được tính khi nhà cái có natural. Hai joker làm mọi tay bài dằn luôn trước khi gấp đôi được, nên ý hẳn là có một joker trong hai lá đầu.',
  'no-bust-why-button-from':
    'Hình vẽ chỗ đặt nút đã mất; đếm ghế từ bên trái nhà cái, hoặc như các trò sau của hồ sơ.',
  'pai-gow-why-envy-least': 'Ba chỗ ghi cược Fortune Bonus $5 thì được nút Envy; phần giải nghĩa từ đòi $25.',
  'blackjack-why-natural-after-split':
    'Chỉ nói ách tách ra không thành Natural, nhưng ách chỉ tính mười hai trong hai lá đầu.',
  'blackjack-why-settlement-direction':
    'In là ngược chiều kim đồng hồ, trong khi đếm ghế và chơi bài đều theo chiều kim đồng hồ.',
  'fortune-why-deal': 'Chia bảy xấp từ trái sang phải; các sòng khác chia ngược lại từ phải sang trái.',
  'blackjack-why-button-faces':
    'Nút đặt theo số của lá úp, bồi đầm già là mười; trò kia của sòng đếm bồi 11 tới già 13.',
  'blackjack-why-button-from':
    'Ách là ghế đầu bên phải nhà cái, dù đếm theo chiều kim đồng hồ: bên phải người chia bài là bên trái nhà cái. Trò kia của sòng đếm từ bên trái người chia bài.',
  'three-card-why-unqualified-ante':
    'Hồ sơ cho sòng chọn và in một cách: nhà cái không đủ bài thì mọi Ante đều được trả. Hồ sơ cùng loại có cách kia: chỉ trả bài cao hơn.',
  'three-card-why-unqualified-tie':
    'Nhà cái không đủ bài thì chỉ trả bài cao hơn; không nói gì về bài bằng nhau.',
  'face-up-why-deal':
    'Chia bằng tay thì bảy xấp rồi chọn một; máy thì đưa ra bảy tay bài bắt đầu từ ghế đi trước.',
  'spanish-why-double-double':
    'Sòng được cho gấp đôi tổng tiền lần nữa sau lá gấp đôi; chỗ nào không cho thì được gấp đôi ít hơn.',
  'spanish-why-natural-against-natural':
    'Nhà con thắng; chỗ đó không nói trả bao nhiêu, nhưng nơi khác tay này luôn trả 5 ăn 6.',
  'spanish-why-match-decks': 'Được dùng bốn đến tám bộ bài, mà bảng trả chỉ ghi tám bộ.',
  'spanish-why-two-suited-matches':
    'Con số bị mất trong bản in; các hàng kia cộng đúng (12 và 3 là 15, 3 và 3 là 6), nên trùng hai lá cùng chất trả hai lần 12.',
  'tiles-why-button-passed-to':
    'Xí ngầu trúng nhà cái thì người bên phải người chia bài được nút; nơi khác là bên trái nhà cái.',
  'tiles-why-gee-joon':
    'Hai quân của đôi chúa mỗi quân được tính ba hoặc sáu; có vậy cách tách in trong hồ sơ mới hợp lý.',
}
