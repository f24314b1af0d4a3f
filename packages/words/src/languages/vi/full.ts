import chances from '../../../messages/vi/chances.json' with { type: 'json' }
import dealer from '../../../messages/vi/dealer.json' with { type: 'json' }
import fees from '../../../messages/vi/fees.json' with { type: 'json' }
import floor from '../../../messages/vi/floor.json' with { type: 'json' }
import hands from '../../../messages/vi/hands.json' with { type: 'json' }
import history from '../../../messages/vi/history.json' with { type: 'json' }
import house from '../../../messages/vi/house.json' with { type: 'json' }
import incidents from '../../../messages/vi/incidents.json' with { type: 'json' }
import lab from '../../../messages/vi/lab.json' with { type: 'json' }
import lessons from '../../../messages/vi/lessons.json' with { type: 'json' }
import names from '../../../messages/vi/names.json' with { type: 'json' }
import readings from '../../../messages/vi/readings.json' with { type: 'json' }
import refusals from '../../../messages/vi/refusals.json' with { type: 'json' }
import round from '../../../messages/vi/round.json' with { type: 'json' }
import school from '../../../messages/vi/school.json' with { type: 'json' }
import sheets from '../../../messages/vi/sheets.json' with { type: 'json' }
import table from '../../../messages/vi/table.json' with { type: 'json' }
import terms from '../../../messages/vi/terms.json' with { type: 'json' }
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
