import type { SessionBegan } from '@cardroom/protocol'

const began: Readonly<Record<SessionBegan, string>> = {
  arrival: 'vào làm khách',
  password: 'đăng nhập bằng mật khẩu',
  passkey: 'đăng nhập bằng khóa truy cập',
  code: 'đăng nhập bằng mã khôi phục',
}

/** Who one is here, and by what one comes in. */
export const account = {
  signIn: 'Đăng nhập',
  account: 'Tài khoản',
  accountOf: (name: string): string => `Tài khoản của ${name}`,
  dialog: {
    lead: 'Vào với tên bạn đã có ở nơi khác.',
    name: 'Tên',
    password: 'Mật khẩu',
    code: 'Mã khôi phục',
    useCode: 'Dùng mã khôi phục',
    usePassword: 'Dùng mật khẩu',
    usePasskey: 'Dùng khóa truy cập',
    working: 'Chờ một chút …',
    newHere: 'Không cần tài khoản cũng chơi được: trình duyệt này tự nhận ra bạn.',
    keep: 'Giữ tên hiện giờ để dùng ở trình duyệt khác',
  },
  over: {
    guest: 'Bây giờ bạn là khách.',
    close: 'Đóng',
  },
  /** What was refused, as a sentence of its own. */
  sentence: (why: string): string => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
  title: 'Tài khoản của bạn',
  guestTitle: 'Bạn là khách',
  lead: 'Với những gì ghi ở đây, bạn vào được từ trình duyệt nào cũng được. Tên, ghế và các ván của bạn vẫn là của bạn.',
  guestLead:
    'Chỉ trình duyệt này biết bạn. Có khóa truy cập hoặc mật khẩu thì bạn vào được từ nơi khác, vẫn là người đó: tên, ghế và các ván vẫn là của bạn. Không hỏi địa chỉ nào cả.',
  byCode:
    'Bạn vừa vào bằng mã khôi phục. Hãy đặt mật khẩu mới hoặc thêm khóa truy cập ngay, để khỏi phải dùng mã nữa.',
  name: 'Tên',
  nameNote: 'Đang ở bàn thì không đổi tên.',
  saved: 'Đã lưu.',
  nameIs: (name: string): string => `Tên của bạn là ${name}.`,
  password: {
    title: 'Mật khẩu',
    none: 'Bạn chưa có.',
    since: (when: string): string => `Đặt ${when}.`,
    new: 'Mật khẩu mới',
    show: 'Cho xem',
    hint: 'Ít nhất 10 ký tự; ghép vài từ thì dễ nhớ. Gì cũng được, trừ tên của bạn.',
    set: 'Đặt mật khẩu',
    change: 'Đổi mật khẩu',
    remove: 'Bỏ mật khẩu',
    othersOut: 'Mọi nơi khác đang đăng nhập sẽ bị đăng xuất.',
  },
  passkeys: {
    title: 'Khóa truy cập (passkey)',
    lead: 'Điện thoại, máy tính hoặc chìa khóa bảo mật xác nhận đúng là bạn: khỏi phải nhớ gì, và không ai đoán được.',
    add: 'Thêm khóa truy cập',
    remove: (label: string): string => `Bỏ ${label}`,
    short: 'Bỏ',
    unnamed: 'Một khóa truy cập',
    facts: (added: string, used: string | undefined): string =>
      used === undefined ? `thêm ${added}, chưa dùng lần nào` : `thêm ${added}, dùng lần cuối ${used}`,
    cannot:
      'Ở đây trình duyệt này không dùng được khóa truy cập: phải có https hoặc địa chỉ của chính máy này.',
  },
  codes: {
    title: 'Mã khôi phục',
    lead: 'Phòng khi mất hết các cách khác. Mỗi mã vào được một lần. Không ai gửi lại cho bạn được: hãy ghi ra giấy mà giữ.',
    left: (n: number): string => (n === 0 ? 'Bạn không có mã nào.' : `Còn ${n} mã.`),
    make: 'Tạo mười mã',
    again: 'Tạo mười mã mới',
    againNote: 'Các mã cũ sẽ không dùng được nữa.',
    once: 'Chỉ hiện ra một lần này:',
    save: 'Lưu thành tập tin',
    print: 'In',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    file: (name: string): string => `Cardroom: mã khôi phục của ${name}. Mỗi mã vào được một lần.`,
    done: 'Tôi đã cất giữ',
  },
  sessions: {
    title: 'Nơi bạn đang đăng nhập',
    here: 'Trình duyệt này',
    unknown: 'Một trình duyệt không rõ tên',
    facts: (by: SessionBegan, used: string, expires: string): string =>
      `${began[by]}; dùng lần cuối ${used}; không dùng nữa thì hết hạn ${expires}`,
    end: 'Đăng xuất',
    endOf: (browser: string): string => `Đăng xuất ${browser}`,
    signOut: 'Đăng xuất ở đây',
    everywhere: 'Đăng xuất mọi nơi',
    others: 'Đăng xuất mọi nơi khác',
    guestNote: 'Khách đã đăng xuất thì không trở lại làm người đó được nữa.',
  },
  prove: {
    title: 'Có phải bạn không?',
    lead: 'Trước khi đổi, hãy chứng tỏ một lần nữa bạn là ai.',
    go: 'Tiếp tục',
  },
  last: 'Đó là cách vào duy nhất của bạn. Bỏ đi thì bạn lại là khách của trình duyệt này, và mã khôi phục cũng mất. Bỏ không?',
  lastYes: 'Trở lại làm khách',
  lastNo: 'Giữ lại',
  sure: 'Chắc không?',
}
