import account from '../../../messages/vi/account.json' with { type: 'json' }
import app from '../../../messages/vi/app.json' with { type: 'json' }
import cards from '../../../messages/vi/cards.json' with { type: 'json' }
import games from '../../../messages/vi/games.json' with { type: 'json' }
import lobby from '../../../messages/vi/lobby.json' with { type: 'json' }
import rules from '../../../messages/vi/rules.json' with { type: 'json' }
import type { Messages } from '../../message/messages.ts'

/** What the lobby says: it is there before the rest of the language. */
export const messages: Messages = {
  ...account,
  ...app,
  ...cards,
  ...games,
  ...lobby,
  ...rules,
}
