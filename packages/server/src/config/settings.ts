import { DEFAULT_SESSION_DAYS, LOG_LEVELS, type LogLevel } from '@cardroom/room'
import { LOG_FORMATS, type LogFormat } from '../log/log.ts'
import { type ConnectionLimits, DEFAULT_CONNECTION_LIMITS } from '../net/connection-gate.ts'
import { readDatabaseUrl, withoutPassword } from './database-url.ts'
import { limitsFromJson } from './limits.ts'
import {
  oneOfSetting,
  quoted,
  type Setting,
  textSetting,
  texts,
  UnusableSettingError,
  wholeSetting,
  yesOrNo,
} from './setting.ts'

/** The settings of a card room. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly origin: readonly string[]
  readonly trustProxy: boolean
  readonly data: string
  readonly database: string | undefined
  /** The file in which the ends of all chains are noted. */
  readonly heads: string | undefined
  readonly sessionDays: number
  /** In seconds. */
  readonly drain: number
  readonly rules: readonly string[]
  readonly filings: string | undefined
  readonly logLevel: LogLevel
  readonly logFormat: LogFormat
  readonly limits: ConnectionLimits
}

function nonEmptyText(one: string): string {
  if (one === '') throw new UnusableSettingError('something, not nothing')
  return one
}

/** In the order in which the help names them. */
export const SETTINGS: { readonly [K in keyof Config]: Setting<Config[K]> } = {
  port: {
    takes: 'P',
    does: ['the port to listen on; 0 takes any that is free'],
    env: 'PORT',
    usual: 8080,
    ...wholeSetting(0, 65_535, 'a number'),
  },
  host: {
    takes: 'H',
    does: ['the address to listen on: 127.0.0.1 for this machine only,', '0.0.0.0 for everybody'],
    env: 'HOST',
    usual: '127.0.0.1',
    ...textSetting(nonEmptyText),
  },
  origin: {
    takes: 'URL',
    does: [
      'what clients type (https://cards.example), where a proxy in front',
      'passes on another name; may be given several times',
    ],
    env: 'CARDROOM_ORIGIN',
    several: true,
    usual: [],
    ...texts(readOrigin),
  },
  trustProxy: {
    does: ['a proxy stands in front: clients come from where its', 'X-Forwarded-For says'],
    env: 'CARDROOM_TRUST_PROXY',
    usual: false,
    ...yesOrNo,
  },
  data: {
    takes: 'DIR',
    does: ['the folder in which everything is kept'],
    env: 'CARDROOM_DATA',
    isPath: true,
    usual: './data',
    ...textSetting(nonEmptyText),
  },
  database: {
    takes: 'URL',
    does: ['a PostgreSQL database (postgres://…) in which everything is kept', 'instead'],
    env: 'DATABASE_URL',
    usual: undefined,
    ...textSetting(readDatabaseUrl),
    shown: url => (url === undefined ? undefined : withoutPassword(url)),
  },
  heads: {
    takes: 'FILE',
    does: [
      'where the ends of all chains are noted after each commit, best on another disk',
      '("cardroom audit" compares them); beside the database of a folder, if nothing is said',
    ],
    env: 'CARDROOM_HEADS',
    isPath: true,
    usual: undefined,
    ...textSetting(nonEmptyText),
  },
  sessionDays: {
    takes: 'N',
    does: ['whoever has not been here for so many days is signed out;', 'a guest who is cannot come back'],
    env: 'CARDROOM_SESSION_DAYS',
    usual: DEFAULT_SESSION_DAYS,
    ...wholeSetting(1, 3_650, 'days'),
  },
  drain: {
    takes: 'S',
    does: [
      'told to end (SIGTERM, Ctrl-C), it deals no new round and plays those',
      'that are on for so many seconds; told again, it ends at once',
    ],
    env: 'CARDROOM_DRAIN',
    usual: 10,
    ...wholeSetting(0, 3_600, 'seconds'),
  },
  rules: {
    takes: 'FILE',
    does: [
      'a game of the room’s own ("cardroom rules export" writes one), or a room’s folder;',
      'may be given several times',
    ],
    env: 'CARDROOM_RULES',
    several: true,
    isPath: true,
    usual: [],
    ...texts(nonEmptyText),
  },
  filings: {
    takes: 'DIR',
    does: ['the folder with the texts of the filings (./filings, if it is there)'],
    env: 'CARDROOM_FILINGS',
    isPath: true,
    usual: undefined,
    ...textSetting(nonEmptyText),
  },
  logLevel: {
    takes: 'LEVEL',
    does: [`how much is logged, to stderr: ${LOG_LEVELS.join(', ')}`],
    env: 'CARDROOM_LOG_LEVEL',
    usual: 'info',
    ...oneOfSetting(LOG_LEVELS),
  },
  logFormat: {
    takes: 'FORMAT',
    does: [`a line for people or for programs: ${LOG_FORMATS.join(', ')}`],
    env: 'CARDROOM_LOG_FORMAT',
    usual: 'text',
    ...oneOfSetting(LOG_FORMATS),
  },
  limits: {
    does: ['what one browser and one address may take of the house'],
    onlyInFile: true,
    usual: DEFAULT_CONNECTION_LIMITS,
    fromText: () => DEFAULT_CONNECTION_LIMITS,
    fromJson: limitsFromJson,
  },
}

function readOrigin(one: string): string {
  const url = URL.canParse(one) ? new URL(one) : undefined
  const origin = url && /^https?:$/.test(url.protocol) ? url.origin : undefined
  if (origin === undefined || (one !== origin && one !== `${origin}/`))
    throw new UnusableSettingError(`https://HOST or http://HOST:PORT, not ${quoted(one)}`)
  return origin
}
