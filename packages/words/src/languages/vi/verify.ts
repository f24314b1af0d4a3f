import verify from '../../../messages/vi/verify.json' with { type: 'json' }
import type { Messages } from '../../message/messages.ts'

/** What the page that checks shuffles says. */
export const messages: Messages = verify
