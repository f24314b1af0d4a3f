import type { LineRefusals } from '@cardroom/protocol'
import type { PageRefusals } from '../page-refusals.ts'
import type { Says } from '../speaker.ts'

export const lineRefusals: Says<LineRefusals> = {
  'line-not-json': '这不是JSON',
  'line-no-message': ({ what }) => what,
  'line-hello-first': '请先打招呼',
  'line-hello-twice': '你已经打过招呼',
  'line-too-many-newcomers': '从你那里来的新人太多；请稍后再试',
  'line-too-many-questions': '一次问得太多；请过一秒再试',
  'line-archive-missing': '这份资料已归档，归档文件现在不在',
  'line-no-such-table': ({ table }) => `没有牌桌“${table}”`,
  'line-no-such-word': '没有牌桌用这个口令；可能已经关桌',
  'line-went-wrong': '出了问题；什么都没有改变',
}

export const pageRefusals: Says<PageRefusals> = {
  'page-line-lost': '连接中断',
  'page-name-kept': '你正坐着或候位：别人认得的名字要等你离座才能改',
  'page-no-odds': ({ game }) => `没有与庄家对赌的“${game}”`,
  'page-nothing-to-practise': ({ game }) => `${game} 没有可以知道价值的决定`,
  'page-no-decision-there': ({ round, at }) => `第 ${round} 局的第 ${at} 步没有做任何决定`,
  'page-not-a-seed': ({ seed }) => `“${seed}”不是种子：种子最多 40 个字母、数字、点和连字符`,
  'page-no-passkey': '没有选通行密钥',
  'page-not-a-name': '名字最多 20 个字符：字母、数字、点、连字号或下划线',
}
