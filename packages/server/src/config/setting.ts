/** What is wrong with a value, in words that follow its place: `a number from 0 to 65535, not "eighty"`. */
export class Unusable extends Error {}

/** Something that whoever runs the house decides. */
export interface Setting<T> {
  /** What follows the flag, in the help; nothing for a flag that stands alone. */
  readonly takes?: string
  readonly does: readonly string[]
  /** What the environment calls it. */
  readonly env?: string
  /** It may be given several times, or with commas in the environment. */
  readonly several?: true
  /** A place in the file system: in a configuration file it is meant from that file's folder. */
  readonly isPath?: true
  /** It has no flag: it is more than a line. */
  readonly onlyInFile?: true
  readonly usual: T
  /** From a flag or the environment; throws `Unusable`. */
  fromText(texts: readonly string[]): T
  /** From a configuration file; throws `Unusable`. */
  fromJson(value: unknown): T
  /** As it may be shown to anybody. */
  shown?(value: T): unknown
}

/** A value as JSON, so that a reader sees what it is. */
export const quoted = (value: unknown): string => short(JSON.stringify(value))

export const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

export function whole(least: number, most: number, what: string) {
  const fits = (value: number) => Number.isInteger(value) && value >= least && value <= most
  const unusable = (value: unknown) => new Unusable(`${what} from ${least} to ${most}, not ${quoted(value)}`)
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
export function text<T>(read: (text: string) => T) {
  return {
    fromText: ([text = '']: readonly string[]): T => read(text),
    fromJson(value: unknown): T {
      if (typeof value !== 'string') throw new Unusable(`a text, not ${quoted(value)}`)
      return read(value)
    },
  }
}

/** Several texts. */
export function texts(read: (text: string) => string) {
  return {
    fromText: (all: readonly string[]): readonly string[] => all.map(read),
    fromJson(value: unknown): readonly string[] {
      if (!Array.isArray(value)) throw new Unusable(`a list of texts, not ${quoted(value)}`)
      return value.map(one => text(read).fromJson(one))
    },
  }
}

export const oneOf = <T extends string>(values: readonly T[]) =>
  text(asked => {
    const found = values.find(value => value === asked)
    if (found === undefined) throw new Unusable(`${values.join(', ')}, not ${quoted(asked)}`)
    return found
  })

export const yesOrNo = {
  fromText([text = '']: readonly string[]): boolean {
    if (['1', 'true', 'yes'].includes(text)) return true
    if (['0', 'false', 'no'].includes(text)) return false
    throw new Unusable(`true or false, not ${quoted(text)}`)
  },
  fromJson(value: unknown): boolean {
    if (typeof value !== 'boolean') throw new Unusable(`true or false, not ${quoted(value)}`)
    return value
  },
}
