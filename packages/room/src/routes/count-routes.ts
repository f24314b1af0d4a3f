import { isRefusal } from '@cardroom/engine'
import {
  businessDayRequest,
  type CountReply,
  correctionRequest,
  countRequest,
  establishmentRequest,
  pullRequest,
  sessionRequest,
  shiftClosingRequest,
  shiftRequest,
  signatureRequest,
} from '@cardroom/protocol'
import { z } from 'zod'
import type { CountHandlers } from '../handlers/count-handlers.ts'
import { actionRoute, type Failure, type RoomRoute, refusalFailure, route } from './route.ts'

const sheetsQuery = z.strictObject({ shift: z.string().min(1).max(50).optional() })

/** The routes of shifts, boxes and counts. */
export function countRoutes(handlers: CountHandlers): RoomRoute[] {
  const sheets = {
    shape: sheetsQuery,
    handle: async ({ asked }: { asked: z.infer<typeof sheetsQuery> }): Promise<CountReply | Failure> => {
      const reply = await handlers.sheets.reply(asked.shift)
      return isRefusal(reply) ? refusalFailure(reply, 404) : reply
    },
  }
  return [
    route('GET /api/house/count', { needs: 'floor', ...sheets }),
    route('GET /api/audit/count', { needs: 'auditor', ...sheets }),
    actionRoute('/api/house/shifts/open', 'floor', shiftRequest, ({ name }, by) =>
      handlers.openShift(name, by.id),
    ),
    actionRoute('/api/house/shifts/close', 'floor', shiftClosingRequest, ({ shift }, by) =>
      handlers.closeShift(shift, by.id),
    ),
    actionRoute('/api/house/sessions', 'floor', sessionRequest, ({ session }, by) =>
      handlers.takeOn(session, by.id),
    ),
    actionRoute('/api/house/boxes/pull', 'floor', pullRequest, (asked, by) => handlers.pull(asked, by.id)),
    actionRoute('/api/house/count', 'floor', countRequest, (asked, by) => handlers.count(asked, by.id)),
    actionRoute('/api/house/count/correct', 'floor', correctionRequest, (asked, by) =>
      handlers.correct(asked, by.id),
    ),
    actionRoute('/api/house/count/sign', 'floor', signatureRequest, (asked, by) =>
      handlers.sign(asked, by.id),
    ),
    actionRoute('/api/house/count/establishment', 'operator', establishmentRequest, ({ name }, by) =>
      handlers.nameHouse(name, by.id),
    ),
    actionRoute('/api/house/count/day', 'operator', businessDayRequest, (day, by) =>
      handlers.setDay(day, by.id),
    ),
  ]
}
