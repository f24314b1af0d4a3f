import chances from '../../../messages/es/chances.json' with { type: 'json' }
import dealer from '../../../messages/es/dealer.json' with { type: 'json' }
import fees from '../../../messages/es/fees.json' with { type: 'json' }
import floor from '../../../messages/es/floor.json' with { type: 'json' }
import hands from '../../../messages/es/hands.json' with { type: 'json' }
import history from '../../../messages/es/history.json' with { type: 'json' }
import house from '../../../messages/es/house.json' with { type: 'json' }
import incidents from '../../../messages/es/incidents.json' with { type: 'json' }
import lab from '../../../messages/es/lab.json' with { type: 'json' }
import lessons from '../../../messages/es/lessons.json' with { type: 'json' }
import names from '../../../messages/es/names.json' with { type: 'json' }
import readings from '../../../messages/es/readings.json' with { type: 'json' }
import refusals from '../../../messages/es/refusals.json' with { type: 'json' }
import round from '../../../messages/es/round.json' with { type: 'json' }
import school from '../../../messages/es/school.json' with { type: 'json' }
import sheets from '../../../messages/es/sheets.json' with { type: 'json' }
import table from '../../../messages/es/table.json' with { type: 'json' }
import terms from '../../../messages/es/terms.json' with { type: 'json' }
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
