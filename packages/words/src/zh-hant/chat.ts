import type { ChatRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const chatRefusals: Says<ChatRefusals> = {
  'chat-is-off': '這張桌不開放聊天',
  'chat-phrases-only': '這張桌只能用現成短句',
  'chat-too-fast': '一次說得太多；請等一下',
}
