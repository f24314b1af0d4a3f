import type { PageWords } from '../../en/page/index.ts'

/** Where whoever runs the house changes a game and has it looked over. */
export const rulesDesk: PageWords['rulesDesk'] = {
  title: 'Trò chơi riêng của phòng bài',
  lead: 'Bắt đầu từ một trò chơi đã đăng ký, đổi những gì ở đây khác đi, rồi cho kiểm tra. Nhà không giữ lại gì: hãy tải tệp, đặt vào thư mục của phòng và khởi động với “--rules”.',
  from: 'Bắt đầu từ',
  find: 'Tìm một mục',
  none: 'Không mục nào có chữ đó trong tên hay giá trị.',
  check: 'Kiểm tra',
  checking: 'Đang kiểm tra: các vòng đang được chơi …',
  take: 'Tải tệp',
  count: (mistakes: number, doubts: number): string =>
    mistakes > 0
      ? `${mistakes} lỗi: không chơi được.`
      : doubts === 0
        ? 'Chơi được, và không có gì đáng ngờ.'
        : `Chơi được. Điểm đáng ngờ: ${doubts}.`,
  rounds: (n: number): string => `Vòng ngẫu nhiên: ${n}, mọi điều đều đúng.`,
  failed: (round: number, why: string): string => `Vòng ngẫu nhiên ${round} hỏng: ${why}`,
  cites: (checked: number, missing: string): string =>
    missing === ''
      ? `Trích dẫn đã tra: ${checked}.`
      : `Trích dẫn đã tra: ${checked}. Ở đây không có văn bản ${missing}.`,
  differences: 'Khác với trò chơi gốc',
  sheet: 'Tờ luật',
  edges: 'Giá của mỗi khoản cược',
  changed: 'đã đổi',
  another: (place: string): string => `Thêm một hàng như ${place}`,
  remove: (place: string): string => `Bỏ ${place}`,
  at: (place: string): string => `Tại ${place}`,
}
