import type { ChatRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const chatRefusals: Says<ChatRefusals> = {
  'chat-is-off': 'nothing is said at this table',
  'chat-phrases-only': 'only phrases are said at this table',
  'chat-too-fast': 'that is too much at once; wait a moment',
}
