import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isRefusal } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import type { OwnGameDraft } from '@cardroom/rulebook/own'
import { BadInput } from '../../command/bad-input.ts'
import type { QueryCommand } from '../../command/command.ts'
import { badInputOf } from '../../command/refused.ts'
import { parseJsonFile, ROOM_FILE } from '../../input/own-rules.ts'
import { askAnswers } from './ask-answers.ts'
import { CHECK_FLAGS, CHECK_HELP, checkOptions } from './check.ts'
import { changeIn, draftFrom, type RoomAnswers, readAnswers } from './room-answers.ts'
import { isPlayable, printReport, type RoomReport, reportOn } from './room-report.ts'

/** A new room's filing, made from games that others have filed. */
export const newRoomCommand: QueryCommand = {
  help: `cardroom rules new DIR [--answers FILE | --room ID --from GAME [--id ID] [--name NAME] [--set PLACE=VALUE]…]
                   [--rounds N] [--no-edges] [--filings DIR] [--json]

Makes a new room's folder from games that other rooms have filed: asks for the room, for each of its games and for
what is otherwise there, or takes the answers from a file or from flags. Then the folder is looked over as by
"cardroom rules check". "cardroom serve --rules DIR" plays it.

  --answers FILE  {"room": {"id": "corner", "name": "Corner Card Room"},
                   "games": [{"from": "cameo/ez-baccarat", "id": "ez-baccarat", "changes": {"rules.decks.to": 6}}]}
  --room ID       the room, for one game without questions: --room corner --from cameo/ez-baccarat
  --from GAME     the game that it is made from ("cardroom games" lists them)
  --id, --name    its id and name there (default: as those of the other)
  --set PLACE=VALUE  something that is otherwise there, by the place that mistakes name: rules.decks.to=6;
                  without a value nothing stands there any more; may be given several times
${CHECK_HELP}`,

  async answer(args): Promise<RoomReport> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        answers: { type: 'string' },
        room: { type: 'string' },
        from: { type: 'string' },
        id: { type: 'string' },
        name: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
        ...CHECK_FLAGS,
      },
      allowPositionals: true,
    })
    const [folder, ...more] = positionals
    if (folder === undefined || more.length > 0)
      throw new BadInput('one folder is needed: cardroom rules new corner')
    if (existsSync(folder) && !statSync(folder).isDirectory())
      throw new BadInput('this is a file: a folder is needed', folder)
    if (existsSync(folder) && readdirSync(folder).some(name => name.endsWith('.json')))
      throw new BadInput(
        'there are games in this folder already: "cardroom rules check" looks them over',
        folder,
      )
    const options = checkOptions(values)
    const library = await openRulebook()
    const answers =
      values.answers !== undefined
        ? readAnswers(parseJsonFile(values.answers), values.answers)
        : values.room !== undefined || values.from !== undefined
          ? fromFlags(values)
          : await askAnswers(library)
    const drafts = answers.games.map((game): readonly [string, OwnGameDraft] => {
      const draft = draftFrom(game, answers.room.id, library)
      if (isRefusal(draft)) throw badInputOf(draft, game.from)
      return [`${game.id}.json`, draft]
    })
    write(folder, answers, drafts)
    return reportOn(folder, options)
  },

  print: answer => printReport(answer as RoomReport),
  exitCode: answer => (isPlayable(answer as RoomReport) ? 0 : 1),
}

interface Flags {
  readonly room?: string | undefined
  readonly from?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly set: readonly string[]
}

function fromFlags({ room, from, id, name, set }: Flags): RoomAnswers {
  if (room === undefined) throw new BadInput('which room?', '--room')
  if (from === undefined) throw new BadInput('which game is it made from?', '--from')
  const game = { from, id: id ?? from.slice(from.indexOf('/') + 1), name }
  const changes = Object.fromEntries(set.map(changeIn))
  return readAnswers(
    {
      room: { id: room, name: room },
      games: [{ ...game, ...(name === undefined ? {} : { name }), changes }],
    },
    '--room',
  )
}

function write(
  folder: string,
  { room, games }: RoomAnswers,
  drafts: readonly (readonly [string, OwnGameDraft])[],
): void {
  const made = { ...room, games: Object.fromEntries(games.map(({ id, from }) => [`${id}.json`, from])) }
  mkdirSync(folder, { recursive: true })
  for (const [file, value] of [[ROOM_FILE, made] as const, ...drafts])
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)
}
