import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_CONNECTION_LIMITS } from '../net/connection-gate.ts'
import { temporaryFolder } from '../testing/room.ts'
import { type LoadedConfig, readConfig, type Sources } from './config.ts'
import { settingsFlags, settingsHelp } from './flags.ts'
import { SETTINGS } from './settings.ts'

function written(content: string): string {
  const file = join(temporaryFolder(), 'house.json')
  writeFileSync(file, content)
  return file
}

const read = (sources: Partial<Sources>) => readConfig({ flags: {}, env: {}, ...sources })

function good(sources: Partial<Sources>): LoadedConfig {
  const config = read(sources)
  if ('mistakes' in config) throw new Error(JSON.stringify(config.mistakes))
  return config
}

const wrong = (sources: Partial<Sources>) => {
  const config = read(sources)
  return 'mistakes' in config ? config.mistakes.map(({ at, what }) => `${at}: ${what}`) : []
}

test('flags go before the environment, and that goes before the file', () => {
  const file = written('{ "port": 1, "host": "file", "drain": 3, "logLevel": "debug" }')
  const { config, inForce } = good({
    flags: { port: '3' },
    env: { PORT: '2', HOST: 'environment', CARDROOM_DRAIN: '' },
    file,
  })
  expect(config).toMatchObject({
    port: 3,
    host: 'environment',
    drain: 3,
    logLevel: 'debug',
    logFormat: 'text',
  })
  expect(Object.fromEntries(inForce.map(({ name, from }) => [name, from]))).toMatchObject({
    port: '--port',
    host: 'HOST',
    drain: file,
    logFormat: 'default',
  })
})

test('reads every setting from every source that it has', () => {
  const file = written(
    JSON.stringify({
      port: 0,
      host: '0.0.0.0',
      origin: ['https://cards.example/'],
      trustProxy: true,
      data: 'kept',
      database: 'postgres://house@db/cards',
      heads: '/other-disk/heads.jsonl',
      sessionDays: 30,
      drain: 0,
      rules: ['own.json'],
      filings: '/filings',
      logLevel: 'error',
      logFormat: 'json',
      limits: { socketsOfAddress: 9, newcomers: { atOnce: 1, aSecond: 0.5 } },
    }),
  )
  const { config, inForce } = good({ file })
  expect(inForce.every(({ from }) => from === file)).toBe(true)
  expect(config).toMatchObject({
    origin: ['https://cards.example'],
    data: join(file, '../kept'),
    rules: [join(file, '../own.json')],
    filings: '/filings',
    limits: { ...DEFAULT_CONNECTION_LIMITS, socketsOfAddress: 9, newcomers: { atOnce: 1, aSecond: 0.5 } },
  })
  expect(
    good({ env: { CARDROOM_ORIGIN: 'https://a.example,http://b.example:81', CARDROOM_TRUST_PROXY: '1' } })
      .config,
  ).toMatchObject({ origin: ['https://a.example', 'http://b.example:81'], trustProxy: true })
  expect(good({ flags: { rules: ['a.json', 'b.json'], 'trust-proxy': true } }).config).toMatchObject({
    rules: ['a.json', 'b.json'],
    trustProxy: true,
  })
})

test('a password is shown nowhere', () => {
  for (const url of [
    'postgres://house:s3cret@db/cards',
    'postgres://db/cards?user=house&password=s3cret&x=1',
  ]) {
    const { config, inForce } = good({ env: { DATABASE_URL: url } })
    expect(config.database).toBe(url)
    expect(JSON.stringify(inForce)).not.toContain('s3cret')
  }
  expect(wrong({ flags: { database: 'mysql://house:s3cret@db' } })[0]).toMatch(
    /^--database: postgres:.*hidden/,
  )
  expect(wrong({ flags: { database: 'mysql://house:s3c@ret@db' } })[0]).not.toMatch(/s3c|ret@/)
  expect(wrong({ file: written('{"database": "postgres://house:s3cret@db/cards", oops}') })[0]).not.toContain(
    's3cret',
  )
})

describe('refuses garbage, with its place', () => {
  test.each([
    ['', 'not JSON'],
    ['{', 'not JSON'],
    ['[]', 'an object of settings, not []'],
    ['null', 'an object of settings, not null'],
    ['"port"', 'an object of settings, not "port"'],
    ['{"prot": 80}', 'there is no setting "prot" (port, host,'],
    ['{"__proto__": {"port": 80}}', 'there is no setting "__proto__"'],
    ['{"port": "80"}', 'port: a number from 0 to 65535, not "80"'],
    ['{"port": 80.5}', 'port: a number from 0 to 65535, not 80.5'],
    ['{"port": null}', 'port: a number from 0 to 65535, not null'],
    ['{"host": ""}', 'host: something, not nothing'],
    ['{"host": {"a": 1}}', 'host: a text, not {"a":1}'],
    ['{"trustProxy": "yes"}', 'trustProxy: true or false, not "yes"'],
    ['{"origin": "https://cards.example"}', 'origin: a list of texts, not "https://cards.example"'],
    ['{"origin": ["cards.example"]}', 'origin: https://HOST or http://HOST:PORT, not "cards.example"'],
    ['{"origin": ["https://cards.example/lobby"]}', 'origin: https://HOST'],
    ['{"logLevel": "loud"}', 'logLevel: debug, info, warn, error, not "loud"'],
    ['{"rules": [1]}', 'rules: a text, not 1'],
    ['{"limits": 5}', 'limits: an object, not 5'],
    ['{"limits": {"sockets": 5}}', 'limits: there is no limit "sockets" (messages, messagesOfAddress,'],
    ['{"limits": {"messages": {"atOnce": 5}}}', 'limits: messages.aSecond: a number of at least 0.001'],
    [
      '{"limits": {"messages": {"atOnce": 5, "aSecond": 0}}}',
      'limits: messages.aSecond: a number of at least',
    ],
    ['{"limits": {"messages": {"atOnce": 5, "aSecond": 1, "aDay": 1}}}', 'messages has atOnce and aSecond'],
    ['{"limits": {"socketsOfAddress": -1}}', 'socketsOfAddress: a number of at least 1, not -1'],
  ])('%s', (content, why) => {
    const file = written(content)
    const mistakes = wrong({ file })
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toContain(`${file}: `)
    expect(mistakes[0]).toContain(why)
    expect(mistakes[0]).not.toContain('\n')
  })

  test('refuses a missing file, and a folder', () => {
    const folder = temporaryFolder()
    expect(wrong({ file: folder })).toEqual([`${folder}: a folder, not a file`])
    expect(wrong({ file: join(folder, 'no.json') })).toEqual([
      `${join(folder, 'no.json')}: there is no such file`,
    ])
  })

  test('reports every mistake at once, also in a source that is overruled', () => {
    const file = written('{ "port": -1, "drain": "long" }')
    expect(wrong({ flags: { port: '80' }, env: { HOST: 'x', CARDROOM_LOG_LEVEL: 'loud' }, file })).toEqual([
      `${file}: port: a number from 0 to 65535, not -1`,
      `${file}: drain: seconds from 0 to 3600, not "long"`,
      'CARDROOM_LOG_LEVEL: debug, info, warn, error, not "loud"',
    ])
  })
})

test('the help names every setting with its flag, its default and its variable', () => {
  const help = settingsHelp([])
  const flags = Object.keys(settingsFlags())
  expect(flags).toHaveLength(Object.keys(SETTINGS).length - 1)
  for (const flag of flags) expect(help).toContain(`--${flag}`)
  for (const { env } of Object.values(SETTINGS))
    if (env !== undefined) expect(help).toContain(`environment ${env})`)
  expect(help).toContain('(default 8080; environment PORT)')
})
