import type { PageWords } from '../../en/page/index.ts'

/** A table that is run under more than its filing. */
export const regime: PageWords['regime'] = {
  title: '適用制度',
  asFiled: '按備案',
  standings: { 'in-force': '生效中', 'not-yet': '尚未生效', enjoined: '被法院中止' },
  of: (name: string, standing: string): string => `${name}（${standing}）`,
  provider: '一名機械人代表第三方代理玩家',
  isProvider: '第三方代理玩家',
  clock: '莊家位置',
  others: (had: number, needed: number, by: string): string =>
    `其他玩家中已有${had}人做過莊（需${needed}人）；否則遊戲於${by}結束`,
  othersDone: (had: number, by: string): string => `其他玩家中已有${had}人做過莊；${by}起重新計算`,
  over: (at: string): string => `遊戲已於${at}結束：限時內做過莊家的玩家太少。所有人離枱後開始新的遊戲。`,
  notice: '提供莊家位置時，任何玩家都可接受。接受者輸贏不超過自己拿出的數額。',
}
