import chances from '../../../messages/zh-Hant/chances.json' with { type: 'json' }
import dealer from '../../../messages/zh-Hant/dealer.json' with { type: 'json' }
import fees from '../../../messages/zh-Hant/fees.json' with { type: 'json' }
import floor from '../../../messages/zh-Hant/floor.json' with { type: 'json' }
import hands from '../../../messages/zh-Hant/hands.json' with { type: 'json' }
import history from '../../../messages/zh-Hant/history.json' with { type: 'json' }
import house from '../../../messages/zh-Hant/house.json' with { type: 'json' }
import incidents from '../../../messages/zh-Hant/incidents.json' with { type: 'json' }
import lab from '../../../messages/zh-Hant/lab.json' with { type: 'json' }
import lessons from '../../../messages/zh-Hant/lessons.json' with { type: 'json' }
import names from '../../../messages/zh-Hant/names.json' with { type: 'json' }
import readings from '../../../messages/zh-Hant/readings.json' with { type: 'json' }
import refusals from '../../../messages/zh-Hant/refusals.json' with { type: 'json' }
import round from '../../../messages/zh-Hant/round.json' with { type: 'json' }
import school from '../../../messages/zh-Hant/school.json' with { type: 'json' }
import sheets from '../../../messages/zh-Hant/sheets.json' with { type: 'json' }
import table from '../../../messages/zh-Hant/table.json' with { type: 'json' }
import terms from '../../../messages/zh-Hant/terms.json' with { type: 'json' }
import type { Messages } from '../../message/messages.ts'

/** What is said beyond the lobby. */
export const messages: Messages = {
  ...chances,
  ...dealer,
  ...fees,
  ...floor,
  ...hands,
  ...history,
  ...house,
  ...incidents,
  ...lab,
  ...lessons,
  ...names,
  ...readings,
  ...refusals,
  ...round,
  ...school,
  ...sheets,
  ...table,
  ...terms,
}
