import type { PageWords } from '../../en/page/index.ts'

/** A table that is run under more than its filing. */
export const regime: PageWords['regime'] = {
  title: 'Chế độ luật',
  asFiled: 'như đã đăng ký',
  standings: { 'in-force': 'đang có hiệu lực', 'not-yet': 'chưa có hiệu lực', enjoined: 'bị tòa đình chỉ' },
  of: (name: string, standing: string): string => `${name} (${standing})`,
  provider: 'Một bot chơi cho nhà cung cấp bên thứ ba',
  isProvider: 'nhà cung cấp bên thứ ba',
  clock: 'Vị trí nhà cái',
  others: (had: number, needed: number, by: string): string =>
    `${had} trên ${needed} người khác đã giữ; nếu không, trò chơi kết thúc lúc ${by}`,
  othersDone: (had: number, by: string): string => `${had} người khác đã giữ; đếm lại từ ${by}`,
  over: (at: string): string =>
    `Trò chơi kết thúc lúc ${at}: quá ít người giữ vị trí nhà cái kịp giờ. Ván mới bắt đầu khi mọi người đã rời bàn.`,
  notice:
    'Ai cũng có thể nhận vị trí nhà cái khi được mời. Người nhận không thắng thua quá số tiền mình bỏ ra.',
}
