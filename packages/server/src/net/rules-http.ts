import { isRefusal, type RuleSet, type Section } from '@cardroom/engine'
import type { ErrorReply, OwnDraftReply, RulesCheckedReply } from '@cardroom/protocol'
import { openRulebook, type Rulebook } from '@cardroom/rulebook'
import { draftOf, type OwnGame, ownGame, type Texts } from '@cardroom/rulebook/own'
import { sheetOf } from '@cardroom/rulebook/sheet'
import { english } from '@cardroom/words/en'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { checkGame } from '../rules/check-game.ts'
import { isError, readAsked } from './asked.ts'
import { notFound } from './not-found.ts'

/** Enough to find what is broken; whoever files a game plays more of them on the command line. */
const ROUNDS = 30
/** The largest game that was filed has a quarter of it. */
const MOST_BYTES = 2 ** 20

const checkAsked = z.strictObject({ game: z.unknown(), from: z.string().max(60).optional() })

/** A room's own games, changed and looked over by whoever runs the house. */
export function ruleRoutes(app: FastifyInstance, rulebook: Rulebook, texts: Texts): void {
  app.get<{ Params: { room: string; game: string } }>(
    '/api/house/rules/:room/:game',
    ({ params }, reply): OwnDraftReply | ErrorReply => {
      const game = rulebook.game(`${params.room}/${params.game}`)
      if (isRefusal(game)) return notFound(reply, english.refusal(game))
      return draftOf(ownGame(game.rules, rulebook.feeTables))
    },
  )

  app.post(
    '/api/house/rules/check',
    { bodyLimit: MOST_BYTES },
    async (request, reply): Promise<RulesCheckedReply | ErrorReply> => {
      const asked = readAsked(checkAsked, request.body, reply)
      if (isError(asked)) return asked
      const { game, ...found } = await checkGame(asked.game, texts, ROUNDS)
      const from = asked.from === undefined ? undefined : rulebook.game(asked.from)
      return {
        ...found,
        ...(game ? { game: { rules: game.rules, sheet: await ownSheet(game) } } : {}),
        ...(from && !isRefusal(from)
          ? { from: { rules: from.rules, sheet: filedSheet(rulebook, from.rules) } }
          : {}),
      }
    },
  )
}

/** Without the fees, which would fill pages of a comparison. */
function filedSheet(rulebook: Rulebook, { id }: Pick<RuleSet, 'id'>): readonly Section[] {
  const game = rulebook.game(id)
  return isRefusal(game) ? [] : sheetOf(game, { tables: rulebook.feeTables, inForce: [] }).sections
}

const ownSheet = async (game: OwnGame): Promise<readonly Section[]> =>
  filedSheet(await openRulebook([game]), game.rules)
