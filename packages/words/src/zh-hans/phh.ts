import type { PhhRefusals } from '@cardroom/engine/phh'
import type { Says } from '../speaker.ts'

export const phhRefusals: Says<PhhRefusals> = {
  'phh-not-a-hand': '这不是一手牌',
  'phh-missing': '缺少',
  'phh-stacks-needed': '要两个及以上的数字',
  'phh-texts-needed': '要一组文字',
  'phh-number-each-needed': '每位玩家要一个数字',
  'phh-unknown-variant': ({ variant, known }) => `不认得“${variant}”（${known.join('、')}）`,
  'phh-not-an-action': ({ text }) => `“${text}”不是动作`,
  'phh-hand-over': ({ player }) => `还没轮到p${player}：这手已经结束`,
  'phh-hand-not-finished': ({ seat }) => `这手还没完：轮到${seat}号位`,
  'phh-action-not-allowed': ({ player, action, moves }) =>
    `p${player}在这里不能${action}：可以${moves.join('、')}`,
  'phh-no-pot-game': ({ game }) => `${game}不是争底池的游戏`,
  'hand-not-held': ({ what }) => `记录里写不出这一项：${what}`,
}
