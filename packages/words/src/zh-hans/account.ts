import type { AccountRefusals, PasskeyFault, SessionEnd } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

const ends: Readonly<Record<SessionEnd, string>> = {
  'signed-out': '你已在这里退出登录',
  'ended-elsewhere': '你在另一个浏览器让这里退出了登录',
  everywhere: '你已在所有地方退出登录',
  expired: '你太久没来，已自动退出登录',
  'too-many': '你登录的浏览器太多，这里已退出登录',
}

const faults: Readonly<Record<PasskeyFault, string>> = {
  unreadable: '读不懂通行密钥的回应',
  challenge: '这次验证过时了，或是为了别的事；请再试一次',
  origin: '这个通行密钥属于另一个网址',
  'not-verified': '你的设备没有确认是你本人',
  signature: '这个通行密钥与这里登记的不同',
  copied: '这个通行密钥之后在别处用过，可能被复制，所以不接受',
}

export const accountRefusals: Says<AccountRefusals> = {
  'session-over': ({ why }) => ends[why],
  'wrong-way-in': '名字与密码或恢复码不符',
  'wait-before-next-try': ({ seconds }) => `试得太多次：请等${seconds}秒`,
  'too-many-sign-in': '现在登录的人太多；请稍后再试',
  'prove-first': '请先用密码或通行密钥证明是你本人',
  'password-too-short': ({ least }) => `密码至少要${least}个字符`,
  'password-too-long': ({ most }) => `密码最多${most}个字符`,
  'password-is-the-name': '拿名字做密码，别人第一个就会试到',
  'passkey-not-taken': ({ why }) => faults[why],
  'passkey-unknown': '这里没有（或不再有）这个通行密钥',
  'passkey-known-already': '这个通行密钥已经有人用',
  'too-many-passkeys': ({ most }) => `每人最多${most}个通行密钥`,
  'passkey-needs-a-page': '通行密钥跟着网页的网址走',
  'nothing-to-recover': '有密码或通行密钥的人才用得着恢复码',
  'no-such-credential': '它已经不在了',
  'no-such-session': '那个浏览器已经退出登录',
  'last-way-in': '这是你唯一的登录方式：没有它，你又只是这个浏览器的访客',
  'seated-as-somebody-else': '你正以现在的身份坐着或候位：请先离座，或在这里加个密码把身份留住',
  'account-needs-a-house': '在自己设备上的牌室不用账户：这里本来就认得你',
}
