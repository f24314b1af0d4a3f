import type { FeeOption } from '@cardroom/engine/collection'
import { feeColumns } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { feeFlag, reading } from '../../collection/options.ts'

/**
 * One list of amounts for both fees, the total table action for the player-dealer's and the base wager for
 * the player's: the bank's column, then the player's. Blank cells are read as merged with the cell above.
 */
export function twoColumns(id: string, cite: string, printed: string): FeeOption {
  const [bank, player] = feeColumns(printed)
  const fees = (part: 'merged' | 'nothing') =>
    ({
      bank: { rate: { by: 'action', rows: bank[part] }, unit: 'hand' },
      player: { rate: { by: 'wager', rows: player[part] }, unit: 'base-wager' },
    }) as const
  if (!bank.blanks && !player.blanks) return { id, cite, ...fees('merged') }
  return {
    id,
    cite,
    ...fees('merged'),
    readings: [
      reading('feeBlankCell', 'merged', { nothing: fees('nothing') }, sayFeeNote('fee-why-blank-cell'), cite),
    ],
    flags: [feeFlag('blank', sayFeeNote('fee-note-cells-below-blank'), cite)],
  }
}
