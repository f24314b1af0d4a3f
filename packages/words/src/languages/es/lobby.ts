import account from '../../../messages/es/account.json' with { type: 'json' }
import app from '../../../messages/es/app.json' with { type: 'json' }
import cards from '../../../messages/es/cards.json' with { type: 'json' }
import games from '../../../messages/es/games.json' with { type: 'json' }
import lobby from '../../../messages/es/lobby.json' with { type: 'json' }
import rules from '../../../messages/es/rules.json' with { type: 'json' }
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
