import type { PageWords } from '../../en/page/index.ts'

/** A table that is run under more than its filing. */
export const regime: PageWords['regime'] = {
  title: '适用制度',
  asFiled: '按备案',
  standings: { 'in-force': '生效中', 'not-yet': '尚未生效', enjoined: '被法院中止' },
  of: (name: string, standing: string): string => `${name}（${standing}）`,
  provider: '一名机器人代表第三方代理玩家',
  isProvider: '第三方代理玩家',
  clock: '庄家位置',
  others: (had: number, needed: number, by: string): string =>
    `其他玩家中已有${had}人做过庄（需${needed}人）；否则游戏于${by}结束`,
  othersDone: (had: number, by: string): string => `其他玩家中已有${had}人做过庄；${by}起重新计算`,
  over: (at: string): string => `游戏已于${at}结束：限时内做过庄家的玩家太少。所有人离桌后开始新的游戏。`,
  notice: '提供庄家位置时，任何玩家都可接受。接受者输赢不超过自己拿出的数额。',
}
