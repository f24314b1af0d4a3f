import account from '../../../messages/en/account.json' with { type: 'json' }
import app from '../../../messages/en/app.json' with { type: 'json' }
import cards from '../../../messages/en/cards.json' with { type: 'json' }
import lobby from '../../../messages/en/lobby.json' with { type: 'json' }
import rules from '../../../messages/en/rules.json' with { type: 'json' }
import type { Messages } from '../../message/messages.ts'

/** What the lobby says: it is there before the rest of the language. */
export const messages: Messages = {
  ...account,
  ...app,
  ...cards,
  ...lobby,
  ...rules,
}
