import { isRefusal } from '@cardroom/engine'
import {
  type HouseTablesReply,
  type OpenedReply,
  openingRequest,
  type PreviewReply,
  previewRequest,
  settingRequest,
  type TemplatesReply,
  tableRequest,
  templateNameRequest,
  templateRequest,
} from '@cardroom/protocol'
import type { CardRoom } from '../card-room/card-room.ts'
import { actionRoute, type Failure, type RoomRoute, refusalFailure, route } from './route.ts'

/** The routes by which the floor opens, changes and closes tables. */
export const tableRoutes = (room: CardRoom): RoomRoute[] => {
  const { houseHandlers } = room
  const { roles } = room.context
  return [
    route('GET /api/house/tables', {
      needs: 'floor',
      handle: async (): Promise<HouseTablesReply> => {
        await room.catchUp()
        return houseHandlers.list()
      },
    }),

    route('POST /api/house/tables', {
      needs: 'floor',
      shape: openingRequest,
      handle: async ({ asked, person }): Promise<OpenedReply | Failure> => {
        const by = (await person())?.id ?? ''
        const host =
          'template' in asked
            ? await houseHandlers.openAs(asked.template, by)
            : await houseHandlers.open(asked.game, asked.options ?? {}, by)
        if (isRefusal(host)) return refusalFailure(host)
        const { word } = host.table.settings.private ?? {}
        return { table: host.id, ...(word === undefined ? {} : { word }) }
      },
    }),

    route('POST /api/house/tables/preview', {
      needs: 'floor',
      shape: previewRequest,
      handle: ({ asked }): PreviewReply | Failure => {
        const made = houseHandlers.preview(asked.game, asked.options ?? {})
        return isRefusal(made) ? refusalFailure(made) : made
      },
    }),

    actionRoute('/api/house/tables/set', 'floor', settingRequest, ({ table, options }, by) =>
      houseHandlers.set(table, options, by.id),
    ),
    actionRoute('/api/house/tables/close', 'floor', tableRequest, ({ table }, by) =>
      houseHandlers.close(table, by.id),
    ),
    actionRoute('/api/house/tables/void', 'floor', tableRequest, ({ table }, by) =>
      houseHandlers.void(table, by.id),
    ),

    route('GET /api/house/templates', {
      needs: 'floor',
      handle: async (): Promise<TemplatesReply> => {
        await roles.catchUp()
        return [...roles.state.templates.values()]
      },
    }),
    actionRoute('/api/house/templates', 'floor', templateRequest, (template, by) =>
      houseHandlers.keep(template, by.id),
    ),
    actionRoute('/api/house/templates/drop', 'floor', templateNameRequest, ({ name }, by) =>
      houseHandlers.drop(name, by.id),
    ),
  ]
}
