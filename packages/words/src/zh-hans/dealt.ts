import type { DealtRefusals } from '@cardroom/engine/dealt'
import type { DealtLineRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'
import { whoName } from '../who.ts'

export const dealtRefusals: Says<DealtRefusals & DealtLineRefusals> = {
  'entry-of-another-round': ({ round, now }) => `那是第${round}局的，现在已经是第${now}局`,
  'no-such-entry': '没有这一笔记录',
  'taken-back-already': '那一笔已经收回',
  'takes-no-place': '一笔记录只能代替同一局的另一笔',
  'entry-id-used': '另一笔记录有同样的编号',
  'nobody-at-seat': ({ seat }) => `${seat}号位没有人`,
  'not-offered-the-bank': ({ seat }) => `${seat}号位现在不能做庄家：要先轮到别人`,
  'no-card-awaited': ({ to }) => `现在不等${to}的牌`,
  'card-goes-to': ({ to, awaited }) => `下一张牌是给${awaited}的，不是给${to}的`,
  'card-left-the-shoe': ({ card, copies }) =>
    `${card}不会再出：${copies === 1 ? '它' : `${copies}张都`}已经离开牌靴`,
  'turn-over-first': ({ to }, m) => `请先翻牌并输入：${whoName(m, to)}`,
  'not-a-card-entered': ({ card }) => `“${card}”不是一张牌`,
  'no-decision-awaited': '现在没有人要决定什么',
  'between-rounds-only': '这要在两局之间做',
  'shuffled-every-round': '这里每一局都洗牌',
  'no-collection-due': '还没到收台费的时候',
  'no-such-dealt-session': '没有这个场次',
  'session-only-looked-at': '这个链接只能看：要记录请用另一个链接',
  'session-name-taken': '已经有这个名字的场次',
  'session-gone-on': '另一部平板在这期间记了东西',
  'session-too-long': ({ most }) => `一个场次最多有${most}笔记录：请另开一个`,
}
