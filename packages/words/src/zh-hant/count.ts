import type { CountRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const countRefusals: Says<CountRefusals> = {
  'count-shift-is-open': ({ shift }) => `「${shift}」這一班還開著：請先收班`,
  'count-shift-name-taken': ({ shift }) => `已經有過「${shift}」這一班：請換一個名稱`,
  'count-no-such-shift': ({ shift }) => `從來沒有「${shift}」這一班`,
  'count-shift-closed': ({ shift }) => `「${shift}」這一班已經收班`,
  'count-no-such-zone': ({ zone }) => `沒有「${zone}」這個時區`,
  'count-no-such-table': ({ table }) => `沒有「${table}」這張有錢箱的枱`,
  'count-session-taken-on': ({ session }) => `「${session}」已經有牌館的錢箱`,
  'count-no-such-box': ({ box }) => `沒有取走過第${box}號錢箱`,
  'count-counted-already': '這個錢箱已經點過：可以更正點算表的一行',
  'count-not-counted': '這個錢箱還沒有點算',
  'count-below-nothing': ({ denomination, count }, { money }) =>
    `${money(denomination)}的有${count}枚：點算的數目不會少於零`,
  'count-needs-initials': '劃掉一行或簽認差額，要有兩個或以上的姓名縮寫',
  'count-line-says': ({ denomination, count }, { money }) =>
    `${money(denomination)}那一行現在是${count}：請再看一次點算表`,
  'count-nothing-corrected': '那一行已經是這樣',
  'count-no-difference': '沒有差額要簽認：點算的與記錄相符',
  'count-does-not-follow': '與之前所寫的不相連',
}
