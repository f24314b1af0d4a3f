import cards from '../../../messages/en/cards.json' with { type: 'json' }
import hands from '../../../messages/en/hands.json' with { type: 'json' }
import names from '../../../messages/en/names.json' with { type: 'json' }
import type { Messages } from '../../message/messages.ts'

/** What is said of hands, and nothing else. */
export const messages: Messages = { ...cards, ...names, ...hands }
