import { flagOf } from './config.ts'
import type { Setting } from './setting.ts'
import { SETTINGS } from './settings.ts'

/** A flag, and what it does in lines. */
export type FlagHelp = readonly [flag: string, does: readonly string[]]

/** The help text of all settings: flag, description, default and environment variable. */
export function settingsHelp(more: readonly FlagHelp[]): string {
  const settings: [string, Setting<unknown>][] = Object.entries(SETTINGS)
  const own = settings
    .filter(([, { onlyInFile }]) => !onlyInFile)
    .map(([name, { takes, does, env, usual }]): FlagHelp => {
      const usually = typeof usual === 'string' || typeof usual === 'number' ? `default ${usual}; ` : ''
      return [
        `--${flagOf(name)}${takes === undefined ? '' : ` ${takes}`}`,
        [...does, `(${usually}environment ${env})`],
      ]
    })
  const all = [...own, ...more]
  const width = Math.max(...all.map(([flag]) => flag.length))
  return all
    .flatMap(([flag, does]) => does.map((line, i) => `  ${(i === 0 ? flag : '').padEnd(width)}  ${line}`))
    .join('\n')
}

/** The flags of the settings, as `parseArgs` wants them. */
export function settingsFlags(): Record<string, { type: 'string' | 'boolean'; multiple?: boolean }> {
  const settings: [string, Setting<unknown>][] = Object.entries(SETTINGS)
  return Object.fromEntries(
    settings
      .filter(([, { onlyInFile }]) => !onlyInFile)
      .map(([name, { takes, several }]) => [
        flagOf(name),
        { type: takes === undefined ? 'boolean' : 'string', multiple: several ?? false },
      ]),
  )
}
