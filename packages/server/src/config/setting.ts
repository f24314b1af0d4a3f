/** A value is invalid; the message follows its place: `a number from 0 to 65535, not "eighty"`. */
export class UnusableSettingError extends Error {}

/** A setting of the card room. */
export interface Setting<T> {
  /** What follows the flag, in the help; nothing for a flag that stands alone. */
  readonly takes?: string
  readonly does: readonly string[]
  /** What the environment calls it. */
  readonly env?: string
  /** It may be given several times, or with commas in the environment. */
  readonly several?: true
  /** A path: in a configuration file it is relative to that file's folder. */
  readonly isPath?: true
  /** It has no flag, because it is an object. */
  readonly onlyInFile?: true
  readonly usual: T
  /** From a flag or the environment; throws an `UnusableSettingError`. */
  fromText(texts: readonly string[]): T
  /** From a configuration file; throws an `UnusableSettingError`. */
  fromJson(value: unknown): T
  /** As it may be shown to anybody. */
  shown?(value: T): unknown
}

/** A value as JSON, so that a reader sees what it is. */
export const quoted = (value: unknown): string => short(JSON.stringify(value))

export const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

export function wholeSetting(least: number, most: number, what: string) {
  const fits = (value: number) => Number.isInteger(value) && value >= least && value <= most
  const unusable = (value: unknown) =>
    new UnusableSettingError(`${what} from ${least} to ${most}, not ${quoted(value)}`)
  return {
    fromText([text = '']: readonly string[]): number {
      const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
      if (!fits(value)) throw unusable(text)
      return value
    },
    fromJson(value: unknown): number {
      if (typeof value !== 'number' || !fits(value)) throw unusable(value)
      return value
    },
  }
}

/** A text, read by `read`. */
export function textSetting<T>(read: (text: string) => T) {
  return {
    fromText: ([text = '']: readonly string[]): T => read(text),
    fromJson(value: unknown): T {
      if (typeof value !== 'string') throw new UnusableSettingError(`a text, not ${quoted(value)}`)
      return read(value)
    },
  }
}

/** Several texts. */
export function texts(read: (text: string) => string) {
  return {
    fromText: (all: readonly string[]): readonly string[] => all.map(read),
    fromJson(value: unknown): readonly string[] {
      if (!Array.isArray(value)) throw new UnusableSettingError(`a list of texts, not ${quoted(value)}`)
      return value.map(one => textSetting(read).fromJson(one))
    },
  }
}

export const oneOfSetting = <T extends string>(values: readonly T[]) =>
  textSetting(asked => {
    const found = values.find(value => value === asked)
    if (found === undefined) throw new UnusableSettingError(`${values.join(', ')}, not ${quoted(asked)}`)
    return found
  })

export const yesOrNo = {
  fromText([text = '']: readonly string[]): boolean {
    if (['1', 'true', 'yes'].includes(text)) return true
    if (['0', 'false', 'no'].includes(text)) return false
    throw new UnusableSettingError(`true or false, not ${quoted(text)}`)
  },
  fromJson(value: unknown): boolean {
    if (typeof value !== 'boolean') throw new UnusableSettingError(`true or false, not ${quoted(value)}`)
    return value
  },
}
