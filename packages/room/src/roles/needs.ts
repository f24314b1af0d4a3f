import { familyCommands, isPlayerCommand } from '@cardroom/engine'
import type { ClientMessage, GeneralMessage, Need } from '@cardroom/protocol'

/**
 * The part that each message needs, except families' commands. What players may do at a table the table itself
 * checks.
 */
const MESSAGE_NEEDS: Readonly<Record<GeneralMessage['type'], Need>> = {
  hello: 'anybody',
  account: 'anybody',
  ping: 'anybody',
  watch: 'player',
  lobby: 'player',
  unwatch: 'player',
  open: 'player',
  find: 'player',
  say: 'player',
  evening: 'player',
  bots: 'player',
  sit: 'player',
  stand: 'player',
  away: 'player',
  'change-seat': 'player',
  wait: 'player',
  'wait-no-more': 'player',
  chips: 'player',
  seal: 'player',
  unveil: 'player',
  cut: 'player',
  'free-hand': 'player',
  deal: 'player',
  move: 'player',
  call: 'player',
  // A table's runner is one of its players, unless a person with the floor's part comes.
  hold: 'player',
  floor: 'player',
  rule: 'player',
}

/** Which part a message needs. */
export const needOfMessage = (type: ClientMessage['type']): Need =>
  isPlayerCommand(type) ? familyCommands[type].by : MESSAGE_NEEDS[type]

/** Messages by which a person comes to a table: refused to barred people. */
export const ARRIVAL_MESSAGES: ReadonlySet<ClientMessage['type']> = new Set([
  'watch',
  'open',
  'sit',
  'wait',
  'chips',
  'change-seat',
])

/** Messages that a closing table refuses. */
export const BARRED_WHILE_CLOSING: ReadonlySet<ClientMessage['type']> = new Set(['sit', 'wait', 'chips'])
