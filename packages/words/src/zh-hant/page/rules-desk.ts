import type { PageWords } from '../../en/page/index.ts'

/** Where whoever runs the house changes a game and has it looked over. */
export const rulesDesk: PageWords['rulesDesk'] = {
  title: '本場自己的遊戲',
  lead: '從一個已備案的遊戲開始，改動與此處不同的地方，然後檢查。場方不保存任何內容：下載檔案，放入本場的資料夾，並以「--rules」啟動。',
  from: '起始遊戲',
  find: '尋找欄位',
  none: '沒有欄位的名稱或內容含有此字。',
  check: '檢查',
  checking: '正在檢查：正在試玩各局……',
  take: '下載檔案',
  count: (mistakes: number, doubts: number): string =>
    mistakes > 0
      ? `${mistakes}個錯誤：不能玩。`
      : doubts === 0
        ? '可以玩，沒有可疑之處。'
        : `可以玩。可疑之處：${doubts}。`,
  rounds: (n: number): string => `隨機試玩${n}局，一切無誤。`,
  failed: (round: number, why: string): string => `隨機第${round}局失敗：${why}`,
  cites: (checked: number, missing: string): string =>
    missing === '' ? `已查引文：${checked}。` : `已查引文：${checked}。這裏沒有${missing}的文本。`,
  differences: '與起始遊戲的不同',
  sheet: '規則表',
  edges: '各注的代價',
  changed: '已改',
  another: (place: string): string => `再加一行，同${place}`,
  remove: (place: string): string => `刪去${place}`,
  at: (place: string): string => `位於${place}`,
}
