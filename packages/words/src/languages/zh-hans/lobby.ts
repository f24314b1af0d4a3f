import type { Messages } from '../../message/messages.ts'
import { simplifyMessages } from '../../simplified.ts'
import { messages as traditional } from '../zh-hant/lobby.ts'

/** What the lobby says: it is there before the rest of the language. */
export const messages: Messages = simplifyMessages(traditional)
