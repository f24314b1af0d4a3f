import type { CountRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const countRefusals: Says<CountRefusals> = {
  'count-shift-is-open': ({ shift }) => `“${shift}”这一班还开着：请先收班`,
  'count-shift-name-taken': ({ shift }) => `已经有过“${shift}”这一班：请换一个名称`,
  'count-no-such-shift': ({ shift }) => `从来没有“${shift}”这一班`,
  'count-shift-closed': ({ shift }) => `“${shift}”这一班已经收班`,
  'count-no-such-zone': ({ zone }) => `没有“${zone}”这个时区`,
  'count-no-such-table': ({ table }) => `没有“${table}”这张有钱箱的牌桌`,
  'count-session-taken-on': ({ session }) => `“${session}”已经有牌馆的钱箱`,
  'count-no-such-box': ({ box }) => `没有取走过第${box}号钱箱`,
  'count-counted-already': '这个钱箱已经点过：可以更正点算表的一行',
  'count-not-counted': '这个钱箱还没有点算',
  'count-below-nothing': ({ denomination, count }, { money }) =>
    `${money(denomination)}的有${count}枚：点算的数目不会少于零`,
  'count-needs-initials': '划掉一行或签认差额，要有两个或以上的姓名缩写',
  'count-line-says': ({ denomination, count }, { money }) =>
    `${money(denomination)}那一行现在是${count}：请再看一次点算表`,
  'count-nothing-corrected': '那一行已经是这样',
  'count-no-difference': '没有差额要签认：点算的与记录相符',
  'count-does-not-follow': '与之前所写的不相连',
}
