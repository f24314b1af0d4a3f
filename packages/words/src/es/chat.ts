import type { ChatRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const chatRefusals: Says<ChatRefusals> = {
  'chat-is-off': 'en esta mesa no se platica',
  'chat-phrases-only': 'en esta mesa solo se dicen frases hechas',
  'chat-too-fast': 'es demasiado de una vez; espera un momento',
}
