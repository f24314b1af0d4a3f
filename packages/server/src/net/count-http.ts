import { isRefusal } from '@cardroom/engine'
import {
  businessDayAsked,
  type CountReply,
  correctionAsked,
  countAsked,
  type ErrorReply,
  establishmentAsked,
  pullAsked,
  sessionAsked,
  shiftAsked,
  shiftClosingAsked,
  signatureAsked,
} from '@cardroom/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CountDesk } from '../drop/desk.ts'
import { doingAt, isError, readAsked, refused } from './asked.ts'

const sheetsQuery = z.strictObject({ shift: z.string().min(1).max(50).optional() })

/** Shifts, boxes and counts. Who may ask is in `parts/needs.ts`. */
export function countRoutes(app: FastifyInstance, desk: CountDesk): void {
  const does = doingAt(app)

  for (const path of ['/api/house/count', '/api/audit/count']) {
    app.get(path, async ({ query }, reply): Promise<CountReply | ErrorReply> => {
      const asked = readAsked(sheetsQuery, query, reply)
      if (isError(asked)) return asked
      const said = await desk.reply(asked.shift)
      return isRefusal(said) ? refused(reply, said, 404) : said
    })
  }

  does('/api/house/shifts/open', shiftAsked, ({ name }, by) => desk.openShift(name, by))
  does('/api/house/shifts/close', shiftClosingAsked, ({ shift }, by) => desk.closeShift(shift, by))
  does('/api/house/sessions', sessionAsked, ({ session }, by) => desk.takeOn(session, by))
  does('/api/house/boxes/pull', pullAsked, (asked, by) => desk.pull(asked, by))
  does('/api/house/count', countAsked, (asked, by) => desk.count(asked, by))
  does('/api/house/count/correct', correctionAsked, (asked, by) => desk.correct(asked, by))
  does('/api/house/count/sign', signatureAsked, (asked, by) => desk.sign(asked, by))
  does('/api/house/count/establishment', establishmentAsked, ({ name }, by) => desk.nameHouse(name, by))
  does('/api/house/count/day', businessDayAsked, (day, by) => desk.setDay(day, by))
}
