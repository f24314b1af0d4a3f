import type { Messages } from '../../message/messages.ts'
import { simplifyMessages } from '../../simplified.ts'
import { messages as traditional } from '../zh-hant/full.ts'

/** What is said beyond the lobby. */
export const messages: Messages = simplifyMessages(traditional)
