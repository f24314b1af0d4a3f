import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { quoted, type Setting, short, UnusableSettingError } from './setting.ts'
import { type Config, SETTINGS } from './settings.ts'

/** A mistake and its place: `--port`, `PORT`, `house.json: port`. */
export interface Mistake {
  readonly at: string
  readonly what: string
}

/** The sources of the configuration. */
export interface Sources {
  /** The flags by name without dashes; `true` for one without a value. */
  readonly flags: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  readonly env: Readonly<Record<string, string | undefined>>
  /** The path of a configuration file. */
  readonly file?: string | undefined
}

/** A setting that is in force. */
export interface EffectiveSetting {
  readonly name: string
  /** As it may be shown to anybody. */
  readonly value: unknown
  /** `--port`, `PORT`, the path of the file, or `default`. */
  readonly from: string
}

export interface LoadedConfig {
  readonly config: Config
  readonly inForce: readonly EffectiveSetting[]
}

/** `trustProxy` is `--trust-proxy`. */
export const flagOf = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Reads the configuration, or returns all mistakes. Flags go before the environment, which goes before the file. */
export function readConfig({ flags, env, file }: Sources): LoadedConfig | { mistakes: readonly Mistake[] } {
  const mistakes: Mistake[] = []
  const inFile = file === undefined ? {} : readFile(file, mistakes)
  const inForce: EffectiveSetting[] = []

  /** Every source is read, also an overruled one, so that all mistakes are found. */
  function pick<K extends keyof Config>(name: K): Config[K] {
    const setting: Setting<Config[K]> = SETTINGS[name]
    const given: { value: Config[K]; from: string }[] = []
    const attempt = (at: string, from: string, read: () => Config[K]) => {
      try {
        given.push({ value: read(), from })
      } catch (error) {
        if (!(error instanceof UnusableSettingError)) throw error
        mistakes.push({ at, what: error.message })
      }
    }
    const flag = `--${flagOf(name)}`
    const asked = flags[flagOf(name)]
    if (asked !== undefined) attempt(flag, flag, () => setting.fromText([asked].flat().map(String)))
    const { env: variable = '' } = setting
    const told = env[variable]
    if (told) attempt(variable, variable, () => setting.fromText(setting.several ? told.split(',') : [told]))
    if (file !== undefined && Object.hasOwn(inFile, name))
      attempt(`${file}: ${name}`, file, () => setting.fromJson(fromFolder(inFile[name], file, setting)))
    const { value, from } = given[0] ?? { value: setting.usual, from: 'default' }
    inForce.push({ name, value: setting.shown ? setting.shown(value) : value, from })
    return value
  }

  const config: Config = {
    port: pick('port'),
    host: pick('host'),
    origin: pick('origin'),
    trustProxy: pick('trustProxy'),
    data: pick('data'),
    database: pick('database'),
    heads: pick('heads'),
    sessionDays: pick('sessionDays'),
    drain: pick('drain'),
    rules: pick('rules'),
    filings: pick('filings'),
    logLevel: pick('logLevel'),
    logFormat: pick('logFormat'),
    limits: pick('limits'),
  }
  return mistakes.length > 0 ? { mistakes } : { config, inForce }
}

/** Resolves paths in a file from the file's folder. */
function fromFolder(value: unknown, file: string, { isPath }: Pick<Setting<unknown>, 'isPath'>): unknown {
  const from = (one: unknown) => (typeof one === 'string' && one !== '' ? resolve(dirname(file), one) : one)
  if (!isPath) return value
  return Array.isArray(value) ? value.map(from) : from(value)
}

function readFile(file: string, mistakes: Mistake[]): Readonly<Record<string, unknown>> {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    mistakes.push({ at: file, what: readErrorText(error) })
    return {}
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    mistakes.push({ at: file, what: `an object of settings, not ${quoted(json)}` })
    return {}
  }
  const known = Object.keys(SETTINGS)
  for (const name of Object.keys(json)) {
    if (!known.includes(name))
      mistakes.push({ at: file, what: `there is no setting ${quoted(name)} (${known.join(', ')})` })
  }
  return { ...json }
}

function readErrorText(error: unknown): string {
  // The parser's message quotes the file, which may have a password in it.
  if (error instanceof SyntaxError) return 'not JSON'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'a folder, not a file'
  return short(String(error))
}
