import type { PhhRefusals } from '@cardroom/engine/phh'
import type { Says } from '../speaker.ts'

export const phhRefusals: Says<PhhRefusals> = {
  'phh-not-a-hand': 'không phải một ván bài',
  'phh-missing': 'bị thiếu',
  'phh-stacks-needed': 'cần hai số trở lên',
  'phh-texts-needed': 'cần một danh sách chữ',
  'phh-number-each-needed': 'cần một số cho mỗi người chơi',
  'phh-unknown-variant': ({ variant, known }) => `không biết “${variant}” (${known.join(', ')})`,
  'phh-not-an-action': ({ text }) => `“${text}” không phải nước đi`,
  'phh-hand-over': ({ player }) => `chưa tới lượt p${player}: ván đã hết`,
  'phh-hand-not-finished': ({ seat }) => `ván chưa xong: đang tới lượt ghế ${seat}`,
  'phh-action-not-allowed': ({ player, action, moves }) =>
    `ở đây p${player} không được ${action}: ${moves.join(', ')}`,
  'phh-no-pot-game': ({ game }) => `${game} không phải trò ăn pot`,
  'hand-not-held': ({ what }) => `biên bản không ghi được điều này: ${what}`,
}
