import type { ComeBack, PokerComingSentences } from '@cardroom/engine/poker'
import type { Says, Speaker } from '../speaker.ts'

const WAYS: Readonly<Record<ComeBack, string>> = {
  post: 'đặt bù',
  straddle: 'straddle bên trái mù lớn',
  wait: 'chờ tới mù lớn',
}

const CHANGES: Readonly<Record<ComeBack, string>> = {
  post: 'đặt tiền mù lớn',
  straddle: 'đặt straddle',
  wait: 'chờ qua đúng số ván đã lợi được',
}

const limit = (bets: readonly number[], { money }: Speaker): string => bets.map(money).join('–')

/** What the sheet of a pot game says of coming to a table and leaving it. */
export const pokerComings: Says<PokerComingSentences> = {
  'coming-title': 'Vào bàn và rời bàn',
  'coming-buy-in': ({ minimumBets, short }) => {
    const least = minimumBets === undefined ? 'do sòng định' : `${minimumBets} lần mức cược nhỏ nhất`
    const then =
      short === 'once'
        ? 'sau đó được mua thiếu một lần; mua thêm cho đủ mức tối thiểu thì không tính là mua thiếu'
        : 'sau mỗi lần mua đủ được mua thiếu một lần'
    return `Tiền vào bàn: ${least}; ${then}`
  },
  'coming-free-hands':
    'Vòng đầu của bàn mới, ai ngồi vào chỗ chưa có tiền mù đi qua thì được chia bài miễn phí',
  'coming-missed': ({ ways }, { any }) =>
    `Ai bị tiền mù đi qua thì vào lại bằng cách ${any(ways.map(way => WAYS[way]))}${
      ways.includes('post') ? '; tiền đặt bù tính tới mức mù lớn, phần còn lại là tiền chết' : ''
    }`,
  'coming-in-the-middle': 'Ai đặt bù giữa nút và các tiền mù thì ván sau nút đi qua người đó',
  'coming-two-big-blinds':
    'Ai chờ mù lớn mà tới phiên mù nhỏ vì có người rời bàn thì đặt mù lớn: khi đó có hai mù lớn',
  'coming-all-made-up': ({ from }, speaker) =>
    `Từ ${limit(from, speaker)} trở lên, tiền mù đi qua một người vì người khác rời bàn cũng phải đặt bù`,
  'coming-new-no-longer': ({ after, at }, speaker) =>
    `Người mới là mới cho tới ván đầu tiên; ở mức ${limit(at, speaker)} thì hết mới khi tiền mù đã đi qua ${after} lần`,
  'coming-seat-change': ({ ways }, { any }) =>
    `Ai đổi ghế ra xa mù lớn thì phải ${any(ways.map(way => CHANGES[way]))}`,
  'coming-let-pass':
    'Ai không nợ gì mà đổi ghế thì được để tiền mù đi qua một lần, rồi chờ tới khi cách xa như cũ',
  'coming-short-game': ({ players }) => `Dưới ${players} người thì chỉ được đổi ghế khi có người mới vào`,
  'coming-held': ({ minutes }) =>
    `Ghế được giữ ${minutes} phút; sau đó chip bị cất và tên ghi vào danh sách chờ`,
  'coming-called': ({ minutes }) => `Ghế được giữ ${minutes} phút cho người đang chờ được gọi vào`,
  'coming-returns': ({ minutes }) =>
    `Ai trở lại cùng trò trong vòng ${minutes} phút phải mang vào ít nhất số đã đem đi`,
}
