import type { LineRefusals } from '@cardroom/protocol'
import type { PageRefusals } from '../page-refusals.ts'
import type { Says } from '../speaker.ts'

export const lineRefusals: Says<LineRefusals> = {
  'line-not-json': '這不是JSON',
  'line-no-message': ({ what }) => what,
  'line-hello-first': '請先打招呼',
  'line-hello-twice': '你已經打過招呼',
  'line-too-many-newcomers': '從你那裡來的新人太多；請稍後再試',
  'line-too-many-questions': '一次問得太多；請過一秒再試',
  'line-archive-missing': '這份資料已封存，封存檔現在不在',
  'line-no-such-table': ({ table }) => `沒有牌桌「${table}」`,
  'line-no-such-word': '沒有牌桌用這個暗號；可能已經關桌',
  'line-went-wrong': '出了問題；什麼都沒有改變',
}

export const pageRefusals: Says<PageRefusals> = {
  'page-line-lost': '連線中斷',
  'page-name-kept': '你正坐著或候位：別人認得的名字要等你離座才能改',
  'page-no-odds': ({ game }) => `沒有與莊家對賭的「${game}」`,
  'page-nothing-to-practise': ({ game }) => `${game} 沒有可以知道價值的決定`,
  'page-no-decision-there': ({ round, at }) => `第 ${round} 局的第 ${at} 步沒有做任何決定`,
  'page-not-a-seed': ({ seed }) => `「${seed}」不是種子：種子最多 40 個字母、數字、點和連字號`,
  'page-no-passkey': '沒有選通行密鑰',
  'page-not-a-name': '名字最多 20 個字元：字母、數字、點、連字號或底線',
}
