import type { RegimeRefusals, RegimeSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

const meanings = {
  kept: 'giữ như đã đăng ký',
  'at-the-table': 'bàn làm theo',
  'for-the-house': 'nhà phải làm',
  forbidden: 'bị cấm như đã đăng ký',
} as const

/** What a regime asks for, and what it finds in a filed game. */
export const regimes: Says<RegimeSentences> = {
  'regime-title': ({ name }) => `Theo ${name}`,
  'regime-column-asks': 'Điều được yêu cầu',
  'regime-column-means': 'Trò chơi này',
  'regime-column-stands': 'Ghi ở đâu',
  'regime-means': ({ meaning, what }, { say }) =>
    what === undefined ? meanings[meaning] : `${meanings[meaning]}: ${say(what)}`,
  'regime-not-about-this-game': 'Không có điều nào nói về trò chơi giành pot.',
  'regime-rounds-in-a-row': 'Vị trí nhà cái luân phiên: mời tất cả mọi người, không ai giữ mãi.',
  'regime-fixed-wager': 'Nhà cái không thắng và không thua quá một khoản cược cố định.',
  'regime-house-never-banks': 'Không ai làm ngân hàng, và nhà không bao giờ giữ vị trí này.',
  'regime-offered-every-hand': 'Vị trí được mời cho từng người trước mỗi ván, để mọi người đều thấy.',
  'regime-others-in-time': ({ players, minutes }) =>
    `Cứ mỗi ${minutes} phút phải có ít nhất ${players} người không phải nhà cung cấp bên thứ ba nhận vị trí, nếu không trò chơi kết thúc.`,
  'regime-providers-at-most': ({ most }) =>
    most === 1
      ? 'Mỗi bàn một nhà cung cấp bên thứ ba.'
      : `Mỗi bàn không quá ${most} nhà cung cấp bên thứ ba.`,
  'regime-provider-passes-on': ({ rounds }) =>
    rounds === 1
      ? 'Sau nhà cung cấp bên thứ ba, vị trí chuyển sang người chơi khác.'
      : `Nhà cung cấp bên thứ ba giữ không quá ${rounds} vòng liên tiếp.`,
  'regime-provider-only-banks': 'Nhà cung cấp bên thứ ba chỉ đặt tiền khi làm nhà cái.',
  'regime-notice':
    'Thông báo ở bàn nói rằng ai cũng có thể nhận vị trí khi được mời, và không thắng thua quá số tiền mình bỏ ra.',
  'regime-words-not-in-name': ({ words }, { any }) =>
    `Tên trò chơi kiểu blackjack không có ${any(words.map(word => `“${word}”`))}.`,
  'regime-no-bust':
    'Trong trò chơi kiểu blackjack không tụ nào thua vì quá điểm: ai gần mục tiêu hơn thì thắng.',
  'regime-target-not': ({ points }) => `Mục tiêu của trò chơi kiểu blackjack không phải là ${points}.`,
  'regime-natural-decides-nothing': 'Một lá át với một lá mười điểm tự nó không thắng gì.',
  'regime-ties-to-the-player': 'Trong trò chơi kiểu blackjack, hòa thì nhà con thắng.',
  'regime-has-rounds': ({ rounds }) => `nhiều nhất ${rounds} vòng liên tiếp, mời theo chiều kim đồng hồ`,
  'regime-has-cover': 'tiền cược có hiệu lực trong phạm vi số tiền nhà cái bỏ ra',
  'regime-has-players-only': 'chỉ người ngồi ở bàn được mời vị trí này',
  'regime-post-the-notice': 'bảng của bàn có ghi thông báo',
  'regime-has-word': ({ name, word }) => `“${word}” có trong “${name}”`,
  'regime-has-bust': ({ above }) => `tụ trên ${above} là quá điểm`,
  'regime-has-target': ({ points }) => `mục tiêu là ${points}`,
  'regime-has-natural': ({ natural }) => `“${natural}” tự nó quyết định`,
  'regime-has-ties': 'tụ bằng nhau thì hòa hoặc thua',
  'regime-compared': ({ name }) => `Điều ${name} buộc trò chơi phải đổi, và cái giá của nó.`,
}

export const regimeRefusals: Says<RegimeRefusals> = {
  'no-such-regime': ({ regime, known }) => `không có chế độ "${regime}": chỉ có ${known.join(', ')}`,
  'regime-otherwise': ({ regime }) => `vị trí nhà cái sẽ không luân phiên như ${regime} yêu cầu`,
  'regime-forbids': ({ regime, game }) =>
    `không được chia ${game} như đã đăng ký theo ${regime}: “cardroom rules ${game} --regime ${regime}” nói vì sao`,
  'regime-changes-nothing': ({ regime, game }) => `${regime} không đổi gì giá trị các khoản cược của ${game}`,
}
