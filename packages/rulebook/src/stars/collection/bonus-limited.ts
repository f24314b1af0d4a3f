import type { FeeOption } from '@cardroom/engine/collection'
import { bonusLimit, posted, rows } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { bankByAction, feeFlag, playerPays, reading } from '../../collection/options.ts'

/** Number, lines, bonus bet limit, total table action with the player-dealer's fee. */
export type PrintedOptions = readonly (readonly [id: string, cite: string, bonus: string, action: string])[]

/** The house posts a maximum from $50 to $20,000 in every table of the document. */
export const upTo20000 = (min: string) => posted(min, '50-20000')

/** Only the player-dealer pays; the bonus bets have limits of their own. */
export const bankOnly = (
  min: string,
  printed: PrintedOptions,
  bonusBets: readonly string[] = ['*'],
): FeeOption[] =>
  printed.map(([id, cite, bonus, action]) => ({
    id,
    cite,
    limit: upTo20000(min),
    bonus: Object.fromEntries(bonusBets.map(bet => [bet, bonusLimit(bonus)])),
    bank: bankByAction(action),
  }))

/** Each base wager pays 50 cents as well. The sheet prints them beside its first row only. */
export const withHalfDollar = (min: string, printed: PrintedOptions): FeeOption[] =>
  bankOnly(min, printed).map((option, at) => {
    const firstRow = printed[at]![3].split(' ')[0]!
    const above = Number(firstRow.split('-')[1]) + 1
    return {
      ...option,
      player: playerPays('0.50', 'base-wager'),
      readings: [
        reading(
          'feeBlankCell',
          'merged',
          {
            nothing: {
              player: {
                rate: { by: 'wager', rows: rows(`${firstRow} 0.50, ${above}+ 0`) },
                unit: 'base-wager',
              },
            },
          },
          sayFeeNote('fee-why-beside-first-row'),
          option.cite,
        ),
      ],
      flags: [feeFlag('blank', sayFeeNote('fee-note-player-cells-blank'), option.cite)],
    }
  })
