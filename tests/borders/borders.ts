import { completeRecord, gameOf, isRefusal, type Refusal, unwrap, verifyRecord } from '@cardroom/engine'
import {
  DealtSession,
  type DealtSettings,
  dealtBoardOf,
  dealtSettings,
  sessionEntry,
} from '@cardroom/engine/dealt'
import { OWN_FIELD, readOpenHand, writeOpenHand } from '@cardroom/engine/formats'
import { readHistory, replay, writeHistory } from '@cardroom/engine/phh'
import { listOf, object, readBy } from '@cardroom/engine/shape'
import { games, type Rulebook } from '@cardroom/rulebook'
import { feeTablesOf, ownGame, readOwnGame } from '@cardroom/rulebook/own'
import { saidSheet, sheetOf } from '@cardroom/rulebook/sheet'
import { english } from '@cardroom/words/en'
import { parse } from 'smol-toml'
import { HouseDealer } from '../dealt/house-dealer.ts'
import { workedRounds } from '../worked.ts'

/** A point where values come in from outside: some right ones, and their reader. */
export interface Border {
  readonly what: string
  readonly examples: readonly unknown[]
  /** Reads a value and returns its refusals. */
  readonly read: (value: unknown) => readonly Refusal[]
}

/** Every border that takes values. */
export function bordersOf(library: Rulebook): readonly Border[] {
  const records = workedRounds.map(({ record }) => record)
  const finished = records.flatMap(record => {
    const answer = completeRecord(record, library, english.say)
    return isRefusal(answer) ? [] : [plain(answer)]
  })
  return [
    {
      what: 'a record',
      examples: records,
      read: value => refusals(completeRecord(value, library, english.say)),
    },
    {
      what: 'a finished record',
      examples: finished,
      read: value => refusals(verifyRecord(value, library, english.say)),
    },
    {
      what: 'a hand history (PHH)',
      examples: finished.flatMap(record => histories(record, library)),
      read(value) {
        const history = readHistory(value)
        return refusals(isRefusal(history) ? history : replay(history, library))
      },
    },
    {
      what: 'an Open Hand History',
      examples: finished.flatMap(record => openHands(record, library)),
      read: value => refusals(readOpenHand(value, library)),
    },
    {
      what: 'a game of one’s own',
      examples: games.map(rules => plain(ownGame(rules))),
      read(value) {
        const read = readOwnGame(value)
        if ('mistakes' in read) return read.mistakes
        saidSheet(sheetOf(gameOf(read.rules), { tables: feeTablesOf(read) }), english.say)
        return []
      },
    },
    {
      what: 'a session that a person deals',
      examples: DEALT_GAMES.map(id => plain(dealtSession(id, library))),
      read: value => enter(value, library),
    },
  ]
}

const refusals = (found: unknown): readonly Refusal[] => (isRefusal(found) ? [found] : [])

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** With our own field the whole record is read; without it the hand is played as other programs tell it. */
function histories(record: unknown, library: Rulebook): readonly unknown[] {
  const written = writeHistory(record, library)
  if (isRefusal(written)) return []
  const hand = parse(written.as)
  const { [OWN_FIELD]: _, ...told } = hand
  return [hand, told]
}

function openHands(record: unknown, library: Rulebook): readonly unknown[] {
  const written = writeOpenHand(record, library)
  if (isRefusal(written)) return []
  const { [OWN_FIELD]: _, ...told } = written.as.ohh
  return [plain(written.as), plain({ ohh: told })]
}

const DEALT_GAMES = [
  'comstock/ez-baccarat-panda-8',
  'players/ultimate-texas-holdem',
  'outlaws/texas-holdem',
  'outlaws/three-card-poker-6-card-bonus',
]

function dealtSession(id: string, library: Rulebook): object {
  const { limits, setup } = unwrap(unwrap(library.game(id)).usual({ bankAfter: 0 }, undefined))
  const seats = [1, 2, 3].map(seat => ({ seat }))
  const settings: DealtSettings = {
    id: 'table',
    game: id,
    title: id,
    ...(limits ? { limits } : {}),
    setup,
    seats,
  }
  const house = new HouseDealer(settings, library)
  house.round()
  return { settings, entries: house.session.entries }
}

const dealt = object({ settings: dealtSettings, entries: listOf(sessionEntry) })

function enter(value: unknown, library: Rulebook): readonly Refusal[] {
  const read = readBy(dealt, value)
  if (isRefusal(read)) return [read]
  const session = DealtSession.open(read.settings, library)
  if (isRefusal(session)) return [session]
  const refused = read.entries.flatMap(one => session.add(one) ?? [])
  dealtBoardOf(session)
  return refused
}
