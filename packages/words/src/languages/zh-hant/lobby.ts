import account from '../../../messages/zh-Hant/account.json' with { type: 'json' }
import app from '../../../messages/zh-Hant/app.json' with { type: 'json' }
import cards from '../../../messages/zh-Hant/cards.json' with { type: 'json' }
import games from '../../../messages/zh-Hant/games.json' with { type: 'json' }
import lobby from '../../../messages/zh-Hant/lobby.json' with { type: 'json' }
import rules from '../../../messages/zh-Hant/rules.json' with { type: 'json' }
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
