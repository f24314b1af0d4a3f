import type { PhhRefusals } from '@cardroom/engine/phh'
import type { Says } from '../speaker.ts'

export const phhRefusals: Says<PhhRefusals> = {
  'phh-not-a-hand': '這不是一手牌',
  'phh-missing': '缺少',
  'phh-stacks-needed': '要兩個或以上的數字',
  'phh-texts-needed': '要一列文字',
  'phh-number-each-needed': '每位玩家要一個數字',
  'phh-unknown-variant': ({ variant, known }) => `不認得「${variant}」（${known.join('、')}）`,
  'phh-not-an-action': ({ text }) => `「${text}」不是動作`,
  'phh-hand-over': ({ player }) => `還沒輪到p${player}：這手已經結束`,
  'phh-hand-not-finished': ({ seat }) => `這手還沒完：輪到${seat}號位`,
  'phh-action-not-allowed': ({ player, action, moves }) =>
    `p${player}在這裡不能${action}：可以${moves.join('、')}`,
  'phh-no-pot-game': ({ game }) => `${game}不是爭底池的遊戲`,
  'hand-not-held': ({ what }) => `紀錄裡寫不出這一項：${what}`,
}
