import type { Messages } from '../../message/messages.ts'
import { simplifyMessages } from '../../simplified.ts'
import { messages as traditional } from '../zh-hant/verify.ts'

/** What the page that checks shuffles says. */
export const messages: Messages = simplifyMessages(traditional)
