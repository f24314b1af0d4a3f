import type { AccountRefusals, PasskeyFault, SessionEnd } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

const ends: Readonly<Record<SessionEnd, string>> = {
  'signed-out': '你已在這裡登出',
  'ended-elsewhere': '你已從另一個瀏覽器把這裡登出',
  everywhere: '你已在所有地方登出',
  expired: '你太久沒來，已自動登出',
  'too-many': '你登入的瀏覽器太多，這裡已登出',
}

const faults: Readonly<Record<PasskeyFault, string>> = {
  unreadable: '讀不懂通行密鑰的回應',
  challenge: '這次驗證過時了，或是為了別的事；請再試一次',
  origin: '這個通行密鑰屬於另一個網址',
  'not-verified': '你的裝置沒有確認是你本人',
  signature: '這個通行密鑰與這裡登記的不同',
  copied: '這個通行密鑰之後在別處用過，可能被複製，所以不接受',
}

export const accountRefusals: Says<AccountRefusals> = {
  'session-over': ({ why }) => ends[why],
  'wrong-way-in': '名字與密碼或復原碼不符',
  'wait-before-next-try': ({ seconds }) => `試得太多次：請等${seconds}秒`,
  'too-many-sign-in': '現在登入的人太多；請稍後再試',
  'prove-first': '請先用密碼或通行密鑰證明是你本人',
  'password-too-short': ({ least }) => `密碼至少要${least}個字元`,
  'password-too-long': ({ most }) => `密碼最多${most}個字元`,
  'password-is-the-name': '拿名字做密碼，別人第一個就會試到',
  'passkey-not-taken': ({ why }) => faults[why],
  'passkey-unknown': '這裡沒有（或不再有）這個通行密鑰',
  'passkey-known-already': '這個通行密鑰已經有人用',
  'too-many-passkeys': ({ most }) => `每人最多${most}個通行密鑰`,
  'passkey-needs-a-page': '通行密鑰跟著網頁的網址走',
  'nothing-to-recover': '有密碼或通行密鑰的人才用得著復原碼',
  'no-such-credential': '它已經不在了',
  'no-such-session': '那個瀏覽器已經登出',
  'last-way-in': '這是你唯一的登入方式：沒有它，你又只是這個瀏覽器的訪客',
  'seated-as-somebody-else': '你正以現在的身分坐著或候位：請先離座，或在這裡加個密碼把身分留住',
  'account-needs-a-house': '在自己裝置上的牌館不用帳戶：這裡本來就認得你',
}
