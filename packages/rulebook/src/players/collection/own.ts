import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { anyAmount, limit } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { bankByAction, bankPays, feeFlag, playerPays } from '../../collection/options.ts'

/** The player-dealer pays one fee, each bet another: limit, player-dealer, player. */
const bothFlat = (
  printed: readonly (readonly [id: string, cite: string, table: string, bank: number, player: number])[],
): FeeOption[] =>
  printed.map(([id, cite, table, bank, player]) => ({
    id,
    cite,
    limit: limit(table),
    bank: bankPays(bank),
    player: playerPays(player, 'bet'),
  }))

/** For each Player or Banker line wager (004:448-451). Option 10: the player-dealer alone (004:451-457). */
const ezBaccarat: FeeTable = {
  title: 'EZ Baccarat Panda 8',
  cite: '004:448-495',
  games: [{ id: 'players/ez-baccarat-panda-8', play: 'banked', document: 'own' }],
  options: [
    ...bothFlat([
      ['1', '004:474', '5-99', 2, 1],
      ['2', '004:475', '10-100', 2, 1],
      ['3', '004:476', '25-100', 2, 1],
      ['4', '004:477', '25-200', 3, 2],
      ['5', '004:478', '50-300', 4, 2],
      ['6', '004:479', '100-500', 5, 3],
      ['7', '004:480', '200-500', 5, 3],
      ['8', '004:481', '300-1000', 6, 4],
      ['9', '004:482', '500-1000', 6, 4],
    ]),
    {
      id: '10',
      cite: '004:486-495',
      limit: limit('5-5000'),
      bank: bankByAction('5-130 1, 135-350 2, 355-550 4, 555-750 6, 755+ 8'),
      flags: [feeFlag('misprint', sayFeeNote('fee-note-option-10-as-1'), '004:486')],
    },
  ],
}

/** For each of the two hands that a player is dealt (004:1868-1876); from option 10 the player-dealer alone. */
const blackjackSwitch: FeeTable = {
  title: '21st Century Blackjack Switch, Table Limits & Collection Rates',
  cite: '004:1858-1968',
  games: [{ id: 'players/21st-century-blackjack-switch', play: 'banked', document: 'own' }],
  // A Super Match may be more or less than the game wager, and no limit of its own is printed (004:1876-1877).
  options: [
    ...bothFlat([
      ['1', '004:1892', '5-99', 2, 1],
      ['2', '004:1893', '10-100', 2, 1],
      ['3', '004:1894', '25-100', 2, 1],
      ['4', '004:1895', '25-200', 3, 2],
      ['5', '004:1896', '50-300', 4, 2],
      ['6', '004:1897', '100-500', 5, 3],
      ['7', '004:1898', '200-500', 5, 3],
      ['8', '004:1899', '300-1000', 6, 4],
      ['9', '004:1900', '500-1000', 6, 4],
    ]),
    ...(
      [
        ['10', '004:1909-1919', '10-600', '10-130 1, 131-350 2, 351-550 4, 551-750 6, 751+ 8'],
        ['11', '004:1921-1931', '25-1000', '25-350 2, 351-550 4, 551-750 6, 751-1200 8, 1201+ 15'],
        ['12', '004:1932-1942', '50-1000', '50-350 2, 351-550 4, 551-750 6, 751-1200 8, 1201+ 15'],
        ['13', '004:1943-1950', '100-1000', '100-350 3, 351-550 5, 551-750 8, 751-1200 10, 1201+ 15'],
        ['14', '004:1952-1959', '100-2000', '100-550 4, 551-750 6, 751-1200 8, 1201-2000 15, 2000+ 25'],
        ['15', '004:1961-1968', '200-2000', '200-550 4, 555-750 6, 755-1200 8, 1205-2000 15, 2000+ 25'],
      ] as const
    ).map(([id, cite, table, action]) => ({ id, cite, limit: limit(table), bank: bankByAction(action) })),
  ].map(option => ({ ...option, bonus: { 'super-match': anyAmount } })),
}

export const ezBaccaratAndSwitch: readonly FeeTable[] = [ezBaccarat, blackjackSwitch]
