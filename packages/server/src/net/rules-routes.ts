import { isRefusal, type RuleSet, type Section } from '@cardroom/engine'
import type { OwnDraftReply, RulesCheckedReply } from '@cardroom/protocol'
import { type Failure, notFoundFailure, type RoomRoute, route } from '@cardroom/room/routes'
import { openRulebook, type Rulebook } from '@cardroom/rulebook'
import { type OwnGame, ownGame, ownGameDraft, type TextsByFiling } from '@cardroom/rulebook/own'
import { sheetOf } from '@cardroom/rulebook/sheet'
import { english } from '@cardroom/words/en'
import { z } from 'zod'
import { checkGame } from '../rules/check-game.ts'

/** Rounds of a quick check; the command line can play more. */
const ROUNDS_PER_CHECK = 30
/** The largest game file in bytes; the largest filed game has a quarter of it. */
const MAX_GAME_BYTES = 2 ** 20

const checkRequest = z.strictObject({ game: z.unknown(), from: z.string().max(60).optional() })

/** The operator's routes for editing and checking the room's own games. */
export const ruleRoutes = (rulebook: Rulebook, texts: TextsByFiling): RoomRoute[] => [
  route('GET /api/house/rules/:room/:game', {
    needs: 'operator',
    handle: ({ params }): OwnDraftReply | Failure => {
      const game = rulebook.game(`${params.room}/${params.game}`)
      if (isRefusal(game)) return notFoundFailure(english.refusal(game))
      return ownGameDraft(ownGame(game.rules, rulebook.feeTables))
    },
  }),

  route('POST /api/house/rules/check', {
    needs: 'operator',
    shape: checkRequest,
    maxBytes: MAX_GAME_BYTES,
    handle: async ({ asked }): Promise<RulesCheckedReply> => {
      const { game, ...found } = await checkGame(asked.game, texts, ROUNDS_PER_CHECK)
      const from = asked.from === undefined ? undefined : rulebook.game(asked.from)
      return {
        ...found,
        ...(game ? { game: { rules: game.rules, sheet: await ownSheet(game) } } : {}),
        ...(from && !isRefusal(from)
          ? { from: { rules: from.rules, sheet: filedSheet(rulebook, from.rules) } }
          : {}),
      }
    },
  }),
]

/** The rule sheet without fees, which would fill pages of a comparison. */
function filedSheet(rulebook: Rulebook, { id }: Pick<RuleSet, 'id'>): readonly Section[] {
  const game = rulebook.game(id)
  return isRefusal(game) ? [] : sheetOf(game, { tables: rulebook.feeTables, inForce: [] }).sections
}

const ownSheet = async (game: OwnGame): Promise<readonly Section[]> =>
  filedSheet(await openRulebook([game]), game.rules)
