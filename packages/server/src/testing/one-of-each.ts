import type { ClientMessage } from '@cardroom/protocol'

type OneOfEach = { readonly [T in ClientMessage['type']]: Extract<ClientMessage, { type: T }> }

/** One of each message that a page sends, about a table. */
export function oneOfEach(table: string): readonly ClientMessage[] {
  const messages: OneOfEach = {
    hello: { type: 'hello' },
    account: { type: 'account', request: { do: 'show' } },
    ping: { type: 'ping' },
    watch: { type: 'watch', table },
    lobby: { type: 'lobby', look: true },
    unwatch: { type: 'unwatch', table },
    open: { type: 'open', game: 'no/such' },
    find: { type: 'find', word: 'x' },
    say: { type: 'say', table, said: { phrase: 'hello' } },
    evening: { type: 'evening', table },
    bots: { type: 'bots', table, count: 0 },
    sit: { type: 'sit', table, seat: 20 },
    stand: { type: 'stand', table },
    away: { type: 'away', table, away: true },
    'change-seat': { type: 'change-seat', table, seat: 1 },
    wait: { type: 'wait', table },
    'wait-no-more': { type: 'wait-no-more', table },
    chips: { type: 'chips', table, cents: 1 },
    'make-up': { type: 'make-up', table, how: 'wait' },
    bank: { type: 'bank', table, wager: 0 },
    wager: { type: 'wager', table, wagers: [] },
    seal: { type: 'seal', table, commitment: '0'.repeat(64) },
    unveil: { type: 'unveil', table, text: 'x' },
    cut: { type: 'cut', table, at: 0 },
    'free-hand': { type: 'free-hand', table },
    deal: { type: 'deal', table },
    move: { type: 'move', table, move: 'fold' },
    call: { type: 'call', table },
    hold: { type: 'hold', table, hold: false },
    floor: { type: 'floor', table, question: { about: 'offers' } },
    rule: { type: 'rule', table, ruling: { name: 'exposed-card' }, version: 0 },
  }
  return Object.values(messages)
}
