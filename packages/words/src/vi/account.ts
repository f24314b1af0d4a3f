import type { AccountRefusals, PasskeyFault, SessionEnd } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

const ends: Readonly<Record<SessionEnd, string>> = {
  'signed-out': 'bạn đã đăng xuất ở đây',
  'ended-elsewhere': 'bạn đã bị đăng xuất ở đây từ một trình duyệt khác',
  everywhere: 'bạn đã đăng xuất ở mọi nơi',
  expired: 'lâu quá bạn không ghé lại nên đã được đăng xuất',
  'too-many': 'bạn đăng nhập ở quá nhiều trình duyệt nên ở đây đã được đăng xuất',
}

const faults: Readonly<Record<PasskeyFault, string>> = {
  unreadable: 'không đọc được trả lời của khóa truy cập',
  challenge: 'khóa truy cập được hỏi từ quá lâu, hoặc cho việc khác; xin thử lại',
  origin: 'khóa truy cập này là của địa chỉ khác',
  'not-verified': 'thiết bị chưa kiểm tra đúng là bạn',
  signature: 'khóa truy cập này không phải khóa đã biết ở đây',
  copied: 'sau đó khóa truy cập này đã được dùng ở nơi khác: có thể đã bị sao chép nên không nhận',
}

export const accountRefusals: Says<AccountRefusals> = {
  'session-over': ({ why }) => ends[why],
  'wrong-way-in': 'ở đây không có ai mang tên đó với mật khẩu hoặc mã đó',
  'wait-before-next-try': ({ seconds }) => `thử quá nhiều lần: xin chờ ${seconds} giây`,
  'too-many-sign-in': 'lúc này có quá nhiều người đăng nhập; lát nữa xin thử lại',
  'prove-first': 'trước hết hãy chứng tỏ đúng là bạn: bằng mật khẩu hoặc khóa truy cập',
  'password-too-short': ({ least }) => `mật khẩu phải có ít nhất ${least} ký tự`,
  'password-too-long': ({ most }) => `mật khẩu có tối đa ${most} ký tự`,
  'password-is-the-name': 'mật khẩu trùng tên của bạn là thứ người khác thử đầu tiên',
  'passkey-not-taken': ({ why }) => faults[why],
  'passkey-unknown': 'ở đây không (còn) biết khóa truy cập này',
  'passkey-known-already': 'khóa truy cập này đã là của một người rồi',
  'too-many-passkeys': ({ most }) => `mỗi người có tối đa ${most} khóa truy cập`,
  'passkey-needs-a-page': 'khóa truy cập gắn với địa chỉ của một trang',
  'nothing-to-recover': 'mã khôi phục dành cho người có mật khẩu hoặc khóa truy cập',
  'no-such-credential': 'cái đó không còn nữa',
  'no-such-session': 'trình duyệt đó không còn đăng nhập nữa',
  'last-way-in': 'đó là cách vào duy nhất của bạn: bỏ đi thì bạn lại là khách của trình duyệt này',
  'seated-as-somebody-else':
    'bạn đang có ghế, hoặc đang chờ ghế, với tên hiện giờ: hãy rời ghế trước, hoặc thêm mật khẩu ở đây để giữ ghế',
  'account-needs-a-house': 'sòng trên thiết bị của bạn không cần tài khoản: ở đây ai cũng biết bạn rồi',
}
