import type { ChatRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const chatRefusals: Says<ChatRefusals> = {
  'chat-is-off': 'ở bàn này không nói chuyện',
  'chat-phrases-only': 'ở bàn này chỉ nói các câu có sẵn',
  'chat-too-fast': 'nói nhiều quá một lúc; chờ một chút',
}
