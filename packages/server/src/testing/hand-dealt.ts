import type { DealtSettings, SessionEntry } from '@cardroom/engine/dealt'
import { SESSION_KEY } from '@cardroom/protocol'
import type { RunningServer } from '../serve.ts'

const KEY = 'a-key-that-nobody-guesses'

/** A table of baccarat that somebody deals by hand: two players, who take the player-dealer position in turn. */
export const handDealt = (id: string): DealtSettings => ({
  id,
  game: 'comstock/ez-baccarat-panda-8',
  title: 'Baccarat',
  schedule: 'own/1',
  setup: { bankAfter: 0 },
  seats: [
    { seat: 1, name: 'Ann' },
    { seat: 2, name: 'Bob' },
  ],
})

/** Natural nine against four: the player's hand wins, and nobody draws. */
const CARDS = ['9h', '4s', 'Kd', 'Qc']

/** The entries of a whole round, eight of them: its player-dealer, the wager of the other, the cards. */
export function handRound(round: number, bank: 1 | 2, at: number): SessionEntry[] {
  const entry = (id: string, does: SessionEntry['does']): SessionEntry => ({
    id: `${id}-${round}`,
    at,
    round,
    does,
  })
  return [
    entry('b', { do: 'bank', seat: bank, wager: 50_000 }),
    entry('w', { do: 'wagers', seat: 3 - bank, wagers: [{ on: 'banker', amount: 10_000 }] }),
    entry('d', { do: 'deal' }),
    ...CARDS.map((card, i) => entry(`c${i}`, { do: 'card', card, to: i % 2 === 0 ? 'player' : 'banker' })),
    entry('s', { do: 'settle' }),
  ]
}

/** The tablet of a table that is dealt by hand. */
export function tabletOf({ url }: RunningServer, settings: DealtSettings) {
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}/api/dealt${path}`, {
      method: 'POST',
      headers: { [SESSION_KEY]: KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`)
  }
  return {
    begin: () => post('', { settings, key: KEY }),
    append: (after: number, entries: readonly SessionEntry[]) =>
      post(`/${settings.id}/entries`, { after, entries }),
  }
}
