import { isRefusal } from '@cardroom/engine'
import {
  type DeskTablesReply,
  type ErrorReply,
  type OpenedReply,
  openingAsked,
  type PreviewReply,
  previewAsked,
  settingAsked,
  type TemplatesReply,
  tableAsked,
  templateAsked,
  templateNamed,
} from '@cardroom/protocol'
import type { FastifyInstance } from 'fastify'
import type { CardRoom } from '../room/card-room.ts'
import { doingAt, isError, readAsked, refused } from './asked.ts'

/** The desk from which tables are opened, changed and closed. */
export function tablesDeskRoutes(app: FastifyInstance, room: CardRoom): void {
  const { desk } = room
  const { house } = room.premises
  const does = doingAt(app)

  app.get('/api/house/tables', async (): Promise<DeskTablesReply> => {
    await room.catchUp()
    return desk.list()
  })

  app.post('/api/house/tables', async (request, reply): Promise<OpenedReply | ErrorReply> => {
    const asked = readAsked(openingAsked, request.body, reply)
    if (isError(asked)) return asked
    const by = request.person?.id ?? ''
    const host =
      'template' in asked
        ? await desk.openAs(asked.template, by)
        : await desk.open(asked.game, asked.options ?? {}, by)
    if (isRefusal(host)) return refused(reply, host)
    const { word } = host.table.settings.private ?? {}
    return { table: host.id, ...(word === undefined ? {} : { word }) }
  })

  app.post('/api/house/tables/preview', async (request, reply): Promise<PreviewReply | ErrorReply> => {
    const asked = readAsked(previewAsked, request.body, reply)
    if (isError(asked)) return asked
    const made = desk.preview(asked.game, asked.options ?? {})
    return isRefusal(made) ? refused(reply, made) : made
  })

  does('/api/house/tables/set', settingAsked, ({ table, options }, by) => desk.set(table, options, by))
  does('/api/house/tables/close', tableAsked, ({ table }, by) => desk.close(table, by))
  does('/api/house/tables/void', tableAsked, ({ table }, by) => desk.void(table, by))

  app.get('/api/house/templates', async (): Promise<TemplatesReply> => {
    await house.catchUp()
    return [...house.state.templates.values()]
  })
  does('/api/house/templates', templateAsked, (template, by) => desk.keep(template, by))
  does('/api/house/templates/drop', templateNamed, ({ name }, by) => desk.drop(name, by))
}
