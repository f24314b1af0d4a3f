import chances from '../../../messages/en/chances.json' with { type: 'json' }
import dealer from '../../../messages/en/dealer.json' with { type: 'json' }
import fees from '../../../messages/en/fees.json' with { type: 'json' }
import floor from '../../../messages/en/floor.json' with { type: 'json' }
import hands from '../../../messages/en/hands.json' with { type: 'json' }
import history from '../../../messages/en/history.json' with { type: 'json' }
import house from '../../../messages/en/house.json' with { type: 'json' }
import incidents from '../../../messages/en/incidents.json' with { type: 'json' }
import lab from '../../../messages/en/lab.json' with { type: 'json' }
import lessons from '../../../messages/en/lessons.json' with { type: 'json' }
import names from '../../../messages/en/names.json' with { type: 'json' }
import readings from '../../../messages/en/readings.json' with { type: 'json' }
import refusals from '../../../messages/en/refusals.json' with { type: 'json' }
import round from '../../../messages/en/round.json' with { type: 'json' }
import school from '../../../messages/en/school.json' with { type: 'json' }
import sheets from '../../../messages/en/sheets.json' with { type: 'json' }
import table from '../../../messages/en/table.json' with { type: 'json' }
import terms from '../../../messages/en/terms.json' with { type: 'json' }
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
