import type { PageWords } from '../../en/page/index.ts'

/** Where whoever runs the house changes a game and has it looked over. */
export const rulesDesk: PageWords['rulesDesk'] = {
  title: '本场自己的游戏',
  lead: '从一个已备案的游戏开始，改动与此处不同的地方，然后检查。场方不保存任何内容：下载文件，放入本场的文件夹，并以“--rules”启动。',
  from: '起始游戏',
  find: '查找字段',
  none: '没有字段的名称或内容含有此字。',
  check: '检查',
  checking: '正在检查：正在试玩各局……',
  take: '下载文件',
  count: (mistakes: number, doubts: number): string =>
    mistakes > 0
      ? `${mistakes}个错误：不能玩。`
      : doubts === 0
        ? '可以玩，没有可疑之处。'
        : `可以玩。可疑之处：${doubts}。`,
  rounds: (n: number): string => `随机试玩${n}局，一切无误。`,
  failed: (round: number, why: string): string => `随机第${round}局失败：${why}`,
  cites: (checked: number, missing: string): string =>
    missing === '' ? `已查引文：${checked}。` : `已查引文：${checked}。这里没有${missing}的文本。`,
  differences: '与起始游戏的不同',
  sheet: '规则表',
  edges: '各注的代价',
  changed: '已改',
  another: (place: string): string => `再加一行，同${place}`,
  remove: (place: string): string => `删去${place}`,
  at: (place: string): string => `位于${place}`,
}
