import type { ChatRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const chatRefusals: Says<ChatRefusals> = {
  'chat-is-off': '这张桌不开放聊天',
  'chat-phrases-only': '这张桌只能用现成短句',
  'chat-too-fast': '一次说得太多；请等一下',
}
