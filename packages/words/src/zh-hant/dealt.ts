import type { DealtRefusals } from '@cardroom/engine/dealt'
import type { DealtLineRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'
import { whoName } from '../who.ts'

export const dealtRefusals: Says<DealtRefusals & DealtLineRefusals> = {
  'entry-of-another-round': ({ round, now }) => `那是第${round}局的，現在已經是第${now}局`,
  'no-such-entry': '沒有這一筆記錄',
  'taken-back-already': '那一筆已經收回',
  'takes-no-place': '一筆記錄只能代替同一局的另一筆',
  'entry-id-used': '另一筆記錄有同樣的編號',
  'nobody-at-seat': ({ seat }) => `${seat}號位沒有人`,
  'not-offered-the-bank': ({ seat }) => `${seat}號位現在不能做莊家：要先輪到別人`,
  'no-card-awaited': ({ to }) => `現在不等${to}的牌`,
  'card-goes-to': ({ to, awaited }) => `下一張牌是給${awaited}的，不是給${to}的`,
  'card-left-the-shoe': ({ card, copies }) =>
    `${card}不會再出：${copies === 1 ? '它' : `${copies}張都`}已經離開牌靴`,
  'turn-over-first': ({ to }, m) => `請先翻牌並輸入：${whoName(m, to)}`,
  'not-a-card-entered': ({ card }) => `「${card}」不是一張牌`,
  'no-decision-awaited': '現在沒有人要決定什麼',
  'between-rounds-only': '這要在兩局之間做',
  'shuffled-every-round': '這裡每一局都洗牌',
  'no-collection-due': '還未到收枱費的時候',
  'no-such-dealt-session': '沒有這個場次',
  'session-only-looked-at': '這個連結只能看：要記錄請用另一個連結',
  'session-name-taken': '已經有這個名字的場次',
  'session-gone-on': '另一部平板在這期間記了東西',
  'session-too-long': ({ most }) => `一個場次最多有${most}筆記錄：請另開一個`,
}
